import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useOwnMatchWords } from '../hooks/use-own-match-words.ts';
import type { OwnDay, OwnMatch } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';
import css from './own-day.module.css';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly sport: OwnDay['sport'];
  readonly match: OwnMatch;
  /** Whose match it is, in the list of several people. */
  readonly heading?: ReactNode;
}

/** A match in a list: when and where, and against whom. */
export function MatchLine({ sport, match, heading }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useOwnMatchWords(sport);
  const court = match.court === null ? null : words.court(match.court);
  const time = words.notBefore(match);
  return (
    <li className={css.row}>
      {heading}
      <div className={css.line}>
        <span className={css.time}>
          <bdi>{format.facts([court, time]) || t.noTime}</bdi>
        </span>
        <StateBadge state={match.state} />
        {match.role === 'umpire' ? <Badge tone="cyan">{t.umpireTitle}</Badge> : null}
      </div>
      <p>
        <bdi>{words.opponents(match)}</bdi>
      </p>
      <p className={css.small}>
        <bdi>{words.place(match)}</bdi>
      </p>
      {match.answer ? <p className={css.small}>{t.answers[match.answer]}</p> : null}
    </li>
  );
}
