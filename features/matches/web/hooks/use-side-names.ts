import type { Side } from '#domain/scorecard/side.ts';
import { useDistinctNames } from '#platform/web/i18n/use-distinct-names.ts';

type Named = Parameters<ReturnType<typeof useDistinctNames>>[0][number];

/** The names of the two sides of a match, of which one is chosen: no two look alike. */
export function useSideNames() {
  const distinct = useDistinctNames();
  return ({ player1, player2 }: Readonly<Record<Side, Named>>): Readonly<Record<Side, string>> => {
    const [first = '', second = ''] = distinct([player1, player2]);
    return { player1: first, player2: second };
  };
}
