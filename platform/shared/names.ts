/** What nobody sees, and what turns the direction of what follows; but a joiner and the selector of a variant (辻󠄀) belong to a letter. */
const UNSEEN =
  /(?![\u200d\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * A name as it is stored: one kind of space between its words, none around them, and nothing that cannot be seen; '' where nothing is
 * left. Two brackets become one: the sign for a person who has left is written with them (former-player.ts), in any width.
 */
export function tidyName(name: string): string {
  const line = name
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/([[［])[[［]+/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return SEEN.test(line) ? line : '';
}

/** A text without what nobody sees, as two texts are compared: of a variant of a letter the letter. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
