import { PREFECTURES } from '#domain/common/prefectures.ts';
import { GRADE_GROUPS } from '#domain/rating/grades.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import { RATED_SPORTS } from '../../ratings.vocabulary.ts';
import type { RankingFilters } from '../ratings.queries.ts';

/** The filters in the address of the rankings; what it does not know is as if it were not there. */
export function filtersIn(params: URLSearchParams): RankingFilters {
  const known = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === params.get(name));
  const filters = {
    sport: known('sport', RATED_SPORTS),
    discipline: known('discipline', DISCIPLINES),
    prefecture: known('prefecture', PREFECTURES),
    grades: known('grades', GRADE_GROUPS),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
