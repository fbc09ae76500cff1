// The server's interface over HTTP. A refusal is thrown as `Refusal`, in the reader's own language.

import type { State } from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly state: State | null = null,
  ) {
    super(message);
  }
}

/** The language in which refusals are worded; set with the language of the page. */
export const speaking = { language: 'en' };

/** The code of a refusal that never reached the server. */
export const UNREACHABLE = 'unreachable';

function cookie(name: string): string {
  return document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? '';
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Any read hands out the cookie that every change must prove to have.
  if (method !== 'GET' && !cookie('lincei_csrf')) await ask('GET', '/api/me');
  const headers: Record<string, string> = { 'accept-language': speaking.language };
  if (method !== 'GET') headers['x-csrf-token'] = cookie('lincei_csrf');
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, UNREACHABLE, '');
  }
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw new Refusal(answer.status, said.code ?? 'broken', said.message ?? '', said.rule, said.state);
  }
  return said as T;
}

/** A path with the parameters that have a value. */
export function address(
  path: string,
  parameters: Record<string, string | number | null | undefined>,
): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>('POST', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => ask<T>('DELETE', path, body);

/** A new id for a deed: what is sent twice under one id is done once. */
export function newId(): string {
  // `randomUUID` exists on safe origins only, and a server at home is often reached over plain HTTP.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
