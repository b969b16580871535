import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { matchState } from '#domain/bracket/match-state.ts';
import { isEntered } from '#domain/bracket/results.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../draws.text.ts';
import { endingText } from '../lib/ending-text.ts';
import { type People, type Person, playersOf } from '../lib/people.ts';
import { scoreOf, setsOf } from '../lib/result-scores.ts';
import css from './match-card.module.css';

interface Props {
  readonly match: Match;
  readonly people: People;
  /** The side on which nobody will be. */
  readonly vacant: Side | null;
  readonly waiting?: boolean;
  /** Without it the card is read-only. */
  readonly onOpen?: ((match: Match) => void) | undefined;
  readonly below?: ReactNode;
}

/** A match of a round: "player1 vs player2", and its score if any. */
export function MatchCard({ match, people, vacant, waiting, onOpen, below }: Props) {
  const t = useText();
  const { player1, player2 } = playersOf(match, people);
  const winner = match.result?.winner;
  const state = matchState(match);
  const missing = (side: Side) => (state === 'unopposed' || vacant === side ? t.nobody : t.tbd);
  const content = (
    <>
      <span className={css.players}>
        <Player
          person={player1}
          missing={missing('player1')}
          won={player1 !== null && player1.id === winner}
        />
        <span className={css.vs}>{t.vs}</span>
        <Player
          person={player2}
          missing={missing('player2')}
          won={player2 !== null && player2.id === winner}
        />
      </span>
      <Outcome match={match} />
      {waiting ? <Badge tone="amber">{t.notSent}</Badge> : null}
    </>
  );
  const look = classNames(css.card, css[state]);
  return (
    <li>
      {onOpen && state !== 'unopposed' ? (
        <button type="button" className={look} data-match={match.id} onClick={() => onOpen(match)}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
      {below}
    </li>
  );
}

interface PlayerProps {
  readonly person: Person | null;
  /** In place of a person. */
  readonly missing: string;
  readonly won: boolean;
}

function Player({ person, missing, won }: PlayerProps) {
  const t = useText();
  return (
    <span
      className={classNames(
        css.player,
        won && css.won,
        !person && css.tbd,
        person?.isFound && css.found,
      )}
    >
      <span className={css.first}>
        {person?.seed ? (
          <span className={css.seed} title={t.seed(person.seed)}>
            {person.seed}
          </span>
        ) : null}
        <span className={css.name}>{person?.name ?? missing}</span>
        {won ? <Check className={css.check} role="img" aria-label={t.wonMatch} /> : null}
      </span>
      {person?.club ? <span className={css.club}>{person.club}</span> : null}
    </span>
  );
}

function Outcome({ match: { result } }: Pick<Props, 'match'>) {
  const t = useText();
  if (!isEntered(result)) {
    if (result?.kind !== 'unopposed') return null;
    return <span className={css.outcome}>{result.winner ? t.unopposed : t.notPlayed}</span>;
  }
  const sets = setsOf(result);
  return (
    <span className={css.outcome}>
      <b>{endingText(result, t) || t.score(scoreOf(result))}</b>
      {sets ? <span className={css.sets}>{sets}</span> : null}
    </span>
  );
}
