import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Score } from '../../../web/components/results-tab.tsx';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import type { LiveMatch } from '../../../web/live.queries.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import css from './match-rows.module.css';

interface Props {
  readonly words: LiveWords;
  readonly matches: readonly LiveMatch[];
  /** Finals are few, and larger. */
  readonly areFinals: boolean;
}

/** Matches below each other, as on a departure board: when or how it ended, who, and where. */
export function MatchRows({ words, matches, areFinals }: Props) {
  return (
    <ol className={css.rows} data-finals={areFinals}>
      {matches.map((match) => (
        <li key={match.key} className={css.row} data-match={match.key}>
          <When words={words} match={match} />
          <p className={css.who}>
            <Side words={words} match={match} id={match.player1Id} />
            <Side words={words} match={match} id={match.player2Id} />
          </p>
          <p className={css.place}>
            <bdi>{words.place(match)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface MatchProps {
  readonly words: LiveWords;
  readonly match: LiveMatch;
}

/** The time that nobody can promise with its court, the court of a match that is played, or the result. */
function When({ words, match }: MatchProps) {
  const t = useLiveText();
  const format = useFormat();
  if (match.result) {
    return (
      <p className={css.when}>
        <Score match={match} />
      </p>
    );
  }
  const time = words.snapshot.times.find(({ key }) => key === match.key);
  const court = words.courtName(match.courtId ?? time?.courtId ?? null);
  const isOn = match.state === 'called' || match.state === 'playing';
  const text = isOn
    ? t.states[match.state as 'called' | 'playing']
    : time
      ? t.notBefore(format.clockTime(time.notBefore))
      : t.noTime;
  return (
    <p className={css.when} data-state={match.state}>
      <b>{text}</b>
      {court === '' ? null : <bdi className={css.court}>{court}</bdi>}
    </p>
  );
}

function Side({ words, match, id }: MatchProps & { readonly id: string | null }) {
  const hasWon = id !== null && match.result?.winnerId === id;
  return (
    <span className={css.side} data-won={hasWon}>
      <bdi className={css.name}>{words.sideName(match.eventId, id)}</bdi>
      <bdi className={css.club}>{words.readingAndClub(match.eventId, id)}</bdi>
    </span>
  );
}
