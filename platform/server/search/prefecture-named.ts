import { PREFECTURES, type Prefecture } from '#domain/common/prefectures.ts';
import { JAPANESE, shortJapaneseName } from '../../shared/prefecture-names.ts';
import { foldForSearch } from '../../shared/search-text.ts';

/**
 * The prefecture that a text names, in either language and with or without 都, 府 or 県; null for any other text. 東京
 * and 東京都 name Tokyo, 京都 names Kyoto.
 */
export function prefectureNamed(text: string): Prefecture | null {
  const name = foldForSearch(text);
  const at = PREFECTURES.findIndex((prefecture, index) => {
    const japanese = JAPANESE[index] ?? '';
    return [prefecture.toLowerCase(), japanese, shortJapaneseName(japanese)].includes(name);
  });
  return PREFECTURES[at] ?? null;
}
