/**
 * Widest piece of a name, and widest name, for the narrow column of a table on a phone, in half-width letters. Beyond them the name would
 * break inside a word, or stand on more lines than the row needs.
 */
const WIDEST_PIECE = 8;
const WIDEST_NAME = 18;

/** Whether a name needs a line of its own: a long word, a pair, or a team. */
export function isLongName(name: string): boolean {
  const pieces = name.split(/[\s\u30fb\u2010-]+/u);
  return widthOf(name) > WIDEST_NAME || pieces.some((piece) => widthOf(piece) > WIDEST_PIECE);
}

/** In half-width letters; kanji, kana and full-width letters count twice. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 2 : 1), 0);
}

const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u;
