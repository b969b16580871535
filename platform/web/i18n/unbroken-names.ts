/** Between two Japanese characters a space is inside a name. */
const NAME_SPACE = /([\u3005-\u9fff]) (?=[\u3005-\u9fff])/g;

/** The text, in which no line ends between the parts of a Japanese name. */
export function unbrokenNames(text: string): string {
  return text.replace(NAME_SPACE, '$1\u00a0');
}
