// Invitations: the link a host sends, and the code in it.

export function linkOf(code: string): string {
  return `${location.origin}/join#${code}`;
}

/** The code in what somebody pasted: a whole link, or the code alone; empty if there is none. */
export function codeOf(pasted: string): string {
  const code = pasted.trim().split('#').at(-1) ?? '';
  return /^[\w-]{8,64}$/.test(code) ? code : '';
}
