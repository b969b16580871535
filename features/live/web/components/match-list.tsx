import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

/** So many are listed at first: an old phone shows a long day without waiting. */
const FIRST = 30;

interface Props {
  readonly label: string;
  readonly matches: readonly LiveMatch[];
  readonly children: (match: LiveMatch) => ReactNode;
}

/** Matches below each other, the first of many at first. */
export function MatchList({ label, matches, children }: Props) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, FIRST);
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {shown.map((match) => (
          <li key={match.key} className={css.row} data-match={match.key}>
            {children(match)}
          </li>
        ))}
      </ul>
      {shown.length < matches.length ? (
        <Button variant="secondary" full onClick={() => setWhole(true)}>
          {t.showAll(matches.length)}
        </Button>
      ) : null}
    </>
  );
}
