// Who I am: a stranger, a guest, or the owner of an account.

import { get, post } from './api';
import type { Person } from './wire';

// For guests who have not said how they want to be called: surnames are the same in every language.
// prettier-ignore
const NAMES = [
  'Agnesi', 'Bassi', 'Boyle', 'Brahe', 'Cassini', 'Cesi', 'Curie', 'Galilei', 'Germain', 'Halley', 'Herschel',
  'Hooke', 'Huygens', 'Kepler', 'Leibniz', 'Meitner', 'Merian', 'Noether', 'Pascal', 'Stelluti',
];

class Me {
  person: Person | null = $state.raw(null);
  /** Whether the server has said who I am. */
  known = $state(false);
  /** Whether it did not answer when it was asked. */
  away = $state(false);

  async learn(): Promise<Person | null> {
    try {
      this.become((await get<{ person: Person | null }>('/api/me')).person);
      this.away = false;
    } catch (refusal) {
      this.away = true;
      throw refusal;
    }
    return this.person;
  }

  /** Whoever wants to sit down needs a name: a stranger becomes a guest. */
  async enter(name: string | null = null): Promise<Person> {
    const person = this.known ? this.person : await this.learn();
    if (person) return person;
    const guest = await post<Person>('/api/guest', { name: name?.trim() || anyName() });
    this.become(guest);
    return guest;
  }

  become(person: Person | null): void {
    this.person = person;
    this.known = true;
  }
}

export const me = new Me();

export function anyName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Cesi';
}
