/**
 * Text as searches compare it: half and full width are one (NFKC), katakana is hiragana, letter case does not matter,
 * and any run of spaces is one space.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text as names are compared: as searches do, and without its spaces. */
export function foldedKey(text: string): string {
  return foldForSearch(text).replaceAll(' ', '');
}

/** One line as it is stored: in half width, and with single spaces between its words. */
export function tidyLine(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

// The distance from hiragana to katakana in Unicode.
const KANA_OFFSET = 0x60;
