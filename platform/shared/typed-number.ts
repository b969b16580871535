/** A number as people write it (full-width digits, a yen sign, thousands separators), as its digits alone. */
export function tidyNumber(text: string): string {
  return text.normalize('NFKC').replace(/[¥\\\u5186,\s]/g, '');
}

/** The whole number that a text is, such as an amount in yen; null where it is none. */
export function wholeNumberIn(text: string): number | null {
  const digits = tidyNumber(text);
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
