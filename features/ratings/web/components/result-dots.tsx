import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../ratings.text.ts';
import css from './result-dots.module.css';

/** The last results, oldest first: a full dot is a win, a ring a loss. */
export function ResultDots({ last }: { readonly last: readonly boolean[] }) {
  const t = useText();
  if (last.length === 0) return null;
  return (
    <div className={css.last}>
      <span className={css.label}>{t.lastResults(last.length)}</span>
      <ol className={css.dots}>
        {last.map((hasWon, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a result has nothing but its place.
          <li key={index} className={classNames(css.dot, hasWon && css.won)}>
            <span className="visually-hidden">{hasWon ? t.won : t.lost}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
