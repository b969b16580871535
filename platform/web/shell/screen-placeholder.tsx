import { Skeleton } from '../ui/skeleton.tsx';
import css from './screen-placeholder.module.css';

/** Stands where a screen will be when its code is still on the way at the very first load. */
export function ScreenPlaceholder() {
  return (
    <div className={css.placeholder}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
