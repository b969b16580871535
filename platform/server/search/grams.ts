import { foldForSearch } from '#platform/shared/search-text.ts';

/** The search index of some texts: all of them folded, a line each, and every one- and two-letter piece. */
export function searchColumns(texts: readonly string[]): {
  searchText: string;
  searchGrams: string[];
} {
  // A line break between texts prevents a match across the end of one.
  const searchText = texts.map(foldForSearch).join('\n');
  return { searchText, searchGrams: [...pieces(searchText, 1), ...pieces(searchText, 2)] };
}

/**
 * The pieces that a text must hold for a word to be found in it. They are pairs of letters: the most common Japanese
 * search is a word of two letters, which a trigram index cannot serve.
 */
export function gramsOfWord(folded: string): string[] {
  return [...pieces(folded, Math.min(2, [...folded].length))];
}

/** The words of a folded search, each once: a text is found that holds all of them, in any order. */
export function wordsOfQuery(folded: string): string[] {
  return [...new Set(folded.split(' ').filter(Boolean))];
}

/** A LIKE pattern for a substring; what the person typed has no special signs. */
export function likePattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function pieces(text: string, length: number): Set<string> {
  const letters = [...text];
  const found = new Set<string>();
  for (let start = 0; start + length <= letters.length; start++) {
    found.add(letters.slice(start, start + length).join(''));
  }
  return found;
}
