import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import css from './loading-tournament.module.css';

/** Placeholder of the application form or the player's own place. */
export function LoadingPlace() {
  return <Placeholder className={css.place} />;
}
