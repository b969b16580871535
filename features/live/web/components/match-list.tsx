import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

/** So many are listed at first: an old phone shows a long day without waiting. */
export const FIRST = 30;

interface Props {
  readonly label: string;
  readonly matches: readonly LiveMatch[];
  readonly children: (match: LiveMatch) => ReactNode;
}

/** Matches below each other, the first of many at first. */
export function MatchList({ matches, ...props }: Props) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, FIRST);
  return (
    <>
      <MatchRows {...props} matches={shown} />
      {shown.length < matches.length ? (
        <ShowAll label={t.showAll(matches.length)} onShow={() => setWhole(true)} />
      ) : null}
    </>
  );
}

/** Matches below each other. */
export function MatchRows({ label, matches, children }: Props) {
  return (
    <ul className={css.list} aria-label={label}>
      {matches.map((match) => (
        <li key={match.key} className={css.row} data-match={match.key}>
          {children(match)}
        </li>
      ))}
    </ul>
  );
}

interface ShowAllProps {
  readonly label: string;
  readonly onShow: () => void;
}

/** Lists those as well that are not shown at first. */
export function ShowAll({ label, onShow }: ShowAllProps) {
  return (
    <Button variant="secondary" full onClick={onShow}>
      {label}
    </Button>
  );
}
