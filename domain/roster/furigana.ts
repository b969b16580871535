/** The distance from hiragana to katakana in Unicode. */
const KANA_OFFSET = 0x60;

/** A reading of a name as it is stored: full-width katakana, with single spaces. What is no kana stays as typed. */
export function tidyReading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_OFFSET))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a tidy text is a reading: katakana, the long sound and the middle dot; empty where nobody knows it. */
export function isReading(text: string): boolean {
  return /^[ァ-ヶー・ ]*$/.test(text);
}
