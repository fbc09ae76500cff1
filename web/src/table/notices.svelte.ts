// "It is your turn": in the title, in the icon of the page and, if wanted, as a notification and a soft chime.

import { settings, t } from '../lib/settings.svelte';

function favicon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
}

function chime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 1.2);
  volume.connect(audio.destination);
  for (const pitch of [660, 990]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start();
    tone.stop(audio.currentTime + 1.2);
  }
  setTimeout(() => void audio.close(), 1500);
}

/** Show whose turn it is outside the page; `turned` when it has just become mine. */
export function notify(title: string, mine: boolean, turned: boolean): void {
  document.title = mine
    ? t('lincei-web-title-turn', { title: `=${title}` })
    : t('lincei-web-title', { title: `=${title}` });
  favicon(mine);
  if (!turned) return;
  if (settings.sound) chime();
  if (
    settings.notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    const note = new Notification(title, {
      body: t('lincei-web-your-turn'),
      tag: 'lincei.turn',
      icon: '/favicon.svg',
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export function silence(): void {
  favicon(false);
}
