import { Skeleton } from '../ui/skeleton.tsx';
import css from './screen-placeholder.module.css';

/** Takes the place of a screen while its code loads at the first visit. */
export function ScreenPlaceholder() {
  return (
    <div className={css.placeholder}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
