import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withFound } from '../lib/found-people.ts';
import type { People } from '../lib/people.ts';

/**
 * The people of a draw, of whom those stand out whom the search means; without a search the reader. The search is in the
 * address, so that a link can show somebody.
 */
export function useFind(people: People, self: string | null = null) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const search = params.get('find') ?? '';
  const shown = useMemo(() => {
    const own = people.get(self ?? '');
    if (search !== '' || !own) return withFound(people, search);
    return new Map(people).set(own.id, { ...own, isFound: true });
  }, [people, search, self]);
  const onSearch = (text: string) =>
    setParams(
      (before) => {
        if (text === '') before.delete('find');
        else before.set('find', text);
        return before;
      },
      { replace: true, state, preventScrollReset: true },
    );
  const found = [...shown.values()].filter(({ isFound }) => isFound).length;
  return { field: { search, onSearch, found }, people: shown };
}
