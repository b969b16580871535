// Between words: a space, a hyphen, and the signs of Japanese between the parts of a foreign name.
const BETWEEN = /[\s\-\u30fb\uff1d]+/;
/** Letters from here on are of full width. */
const FULL_WIDTH = '\u2e80';

/** The longest part of a name that should not break, in letters of half width: what decides how large a name can be written. */
export function wordWidth(name: string): number {
  const widths = name
    .split(BETWEEN)
    .map((word) => [...word].reduce((sum, letter) => sum + (letter >= FULL_WIDTH ? 2 : 1), 0));
  return Math.max(...widths);
}
