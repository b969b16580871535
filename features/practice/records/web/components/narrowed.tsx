import { Button } from '#platform/web/ui/button.tsx';
import { useSearch } from '../hooks/use-search.ts';
import { useText } from '../records.text.ts';
import css from './narrowed.module.css';

/** Says that the list is filtered by a player, and removes the filter. */
export function Narrowed() {
  const t = useText();
  const { search, setSearch } = useSearch();
  if (!search) return null;
  return (
    <div className={css.narrowed}>
      <p>{t.onlyOf(search)}</p>
      <Button variant="secondary" onClick={() => setSearch('')}>
        {t.showAll}
      </Button>
    </div>
  );
}
