import type { NameConsent } from './name-display.ts';

interface Shown {
  /** The whole name, and its reading (furigana), family name first; '' where nobody has given it. */
  readonly name: string;
  readonly reading: string;
  readonly consent: NameConsent;
  /** The name as strangers read it (`publicNames`). */
  readonly shown: string;
}

/**
 * The reading of what strangers see of a name, and of nothing else: the whole one where a guardian has chosen the full
 * name, that of the family name where only this is shown, none of initials.
 */
export function publicReading({ name, reading, consent, shown }: Shown): string {
  if (reading === '' || consent === null) return '';
  if (consent === 'full') return reading;
  const [family = ''] = name.normalize('NFKC').trim().split(/\s+/u);
  const [familyReading = ''] = reading.split(' ');
  const isFamilyName =
    family !== '' && shown.startsWith(family) && !/^\p{Script=Latin}/u.test(family);
  return isFamilyName && reading !== familyReading ? familyReading : '';
}
