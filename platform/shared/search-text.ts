import { withoutUnseen } from './names.ts';

/**
 * Text as searches compare it: half and full width are one (NFKC), katakana is hiragana, letter case does not matter,
 * what nobody sees does not either, and any run of spaces is one space.
 */
export function foldForSearch(text: string): string {
  return withoutUnseen(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_OFFSET))
    .replace(/\s+/g, ' ')
    .trim();
}

// The distance from hiragana to katakana in Unicode.
const KANA_OFFSET = 0x60;
