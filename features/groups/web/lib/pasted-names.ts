/** The names of a pasted list, one per line or cell, without leading numbers. */
export function pastedNames(text: string): string[] {
  return text
    .split(/[\r\n\t]+/)
    .map((line) => line.replace(/^\s*[0-9０-９]+\s*(?:[.)．）、]\s*|\s)/, '').trim())
    .filter((name) => name !== '' && !/^[0-9０-９]+$/.test(name));
}
