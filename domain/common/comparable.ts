/** The text as it is compared where width, letter case and spaces make no difference. */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
