/** What a list shows in place of a word that this version does not know. */
export const NEWER = 'newer';

/**
 * A stored word, or `newer` where a version after this one has written it: the two run beside each other during an upgrade. A list with
 * such a row is answered, with what this version can say of it.
 */
export function knownWord<const Word extends string>(
  words: readonly Word[],
  word: string,
): Word | typeof NEWER {
  return words.find((one) => one === word) ?? NEWER;
}

/** The words that a list may answer: those of this version, and `newer`. */
export function listedWords<const Words extends readonly string[]>(words: Words) {
  return [...words, NEWER] as const;
}
