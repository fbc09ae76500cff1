// What a person has chosen for this browser: kept in it, and in force at once.

import { FluentBundle } from '@fluent/bundle';

import { speaking } from './api';
import type { Args } from './wire';
import { LANGUAGES, load, Words, type Language } from './words';

export const THEMES = ['auto', 'paper', 'slate'] as const;

export interface Choices {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: boolean;
  sound: boolean;
  notify: boolean;
  answer: boolean; // forced choices are answered by themselves
  confirm: boolean; // ask before what cannot be taken back
}

const KEY = 'lincei.settings';

/** The first language of the browser that there are words in. */
function ownLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.split('-')[0]);
  return wished.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en';
}

function usual(): Choices {
  return {
    language: ownLanguage(),
    theme: 'auto',
    motion: true,
    sound: false,
    notify: false,
    answer: true,
    confirm: false,
  };
}

/** What was kept, as far as it still means something. */
function kept(choices: Choices): Choices {
  let found: Partial<Record<string, unknown>> = {};
  try {
    found = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // storage is closed to us, or holds something else: as if nothing had been chosen
  }
  const language = LANGUAGES.find((each) => each === found['language']);
  const theme = THEMES.find((each) => each === found['theme']);
  if (language) choices.language = language;
  if (theme) choices.theme = theme;
  for (const name of ['motion', 'sound', 'notify', 'answer', 'confirm'] as const) {
    const chosen = found[name];
    if (typeof chosen === 'boolean') choices[name] = chosen;
  }
  return choices;
}

export const settings: Choices = $state(kept(usual()));

let spoken: Words = $state.raw(new Words('en', null, new FluentBundle('en')));

/** The words of the programme in the language of the page; `App` shows nothing before they are there. */
export function words(): Words {
  return spoken;
}

export function t(message: string, args: Args = {}): string {
  return spoken.say(message, args);
}

export async function speak(language: Language): Promise<void> {
  const found = await load(language);
  settings.language = language;
  spoken = found;
  speaking.language = language;
  document.documentElement.lang = language;
}

/** Put the choices in force and keep them; run as an effect. */
export function enforce(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  if (settings.motion) delete root.dataset['motion'];
  else root.dataset['motion'] = 'off';
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is closed to us: the choices last as long as the page
  }
}
