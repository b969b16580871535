import type { rubberNamesMessages } from './rubber-names.messages.en.ts';

const NUMBERED = /^([SDP])(\d*)$/;
const LETTERED = /^([A-Z]+)-([A-Z]+)$/;
const WORDS = { S: 'single', D: 'double', P: 'pair' } as const;

/** The name of a rubber in a language, from that of its template: "D3" or "A-X". A name of another kind stays as it is. */
export function rubberName(t: typeof rubberNamesMessages, name: string): string {
  const [, kind, number = ''] = NUMBERED.exec(name) ?? [];
  if (kind) return t[WORDS[kind as keyof typeof WORDS]](number);
  const [, first, second] = LETTERED.exec(name) ?? [];
  return first && second ? t.letters(first, second) : name;
}
