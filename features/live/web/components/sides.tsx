import Check from 'lucide-react/icons/check';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Turning } from '#platform/web/ui/turning.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { runningScore } from '../lib/live-view.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

interface Props {
  readonly words: LiveWords;
  readonly match: LiveMatch;
}

/** A match: its place in the event, and both sides with their clubs; the winner of a finished one is marked. */
export function Sides({ words, match }: Props) {
  const t = useText();
  return (
    <div className={css.match}>
      <p className={css.small}>
        <bdi>{words.place(match)}</bdi>
      </p>
      <Side words={words} match={match} at={0} />
      <span className="visually-hidden">{t.versusRead}</span>
      <Side words={words} match={match} at={1} />
    </div>
  );
}

function Side({ words, match, at }: Props & { readonly at: 0 | 1 }) {
  const t = useText();
  const format = useFormat();
  const id = at === 0 ? match.player1Id : match.player2Id;
  const score = runningScore(match);
  const side = id === null ? undefined : words.side({ eventId: match.eventId, id });
  const hasWon = id !== null && match.result?.winnerId === id;
  return (
    <p className={css.side}>
      <bdi className={classNames(css.name, !side && css.unknown, hasWon && css.won)}>
        {words.sideName(match.eventId, id)}
      </bdi>
      {hasWon ? <Check className={css.wonMark} role="img" aria-label={t.winner} /> : null}
      {side?.club ? <bdi className={css.small}>{format.name(side.club)}</bdi> : null}
      {score ? (
        <span className={css.running}>
          <span className={css.games}>{score.won[at]}</span>{' '}
          <b>
            <Turning text={String(score.points[at])} />
          </b>
        </span>
      ) : null}
    </p>
  );
}
