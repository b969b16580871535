/** The names of a pasted list: one to a line or a cell; numbering at their front is left out. */
export function pastedNames(text: string): string[] {
  return text
    .split(/[\r\n\t]+/)
    .map((line) => line.replace(/^\s*\d+\s*[.)．）、]?\s+/, '').trim())
    .filter((name) => name !== '' && !/^\d+$/.test(name));
}
