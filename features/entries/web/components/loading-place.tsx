import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../entries.text.ts';
import css from './loading-tournament.module.css';

/** Placeholder of the application form or the player's own place. */
export function LoadingPlace() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {t.loadingPlace}
      </span>
      <Skeleton className={css.place} />
    </div>
  );
}
