import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../entries.text.ts';
import css from './loading-tournament.module.css';

/** Placeholder of a tournament's details. */
export function LoadingTournament() {
  const t = useText();
  return (
    <div aria-busy="true">
      <p role="status" className={css.text}>
        {t.loadingTournament}
      </p>
      <Skeleton className={css.details} />
    </div>
  );
}
