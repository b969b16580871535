import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../records.text.ts';
import css from './narrowed.module.css';
import { useSearch } from './use-search.ts';

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
