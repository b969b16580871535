import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { matchState } from '#domain/bracket/bracket.ts';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../knockout.text.ts';
import { type People, type Person, playersOf, scoreOf, setsOf } from '../lib/people.ts';
import css from './match-card.module.css';

interface Props {
  readonly match: Match;
  readonly people: People;
  readonly waiting?: boolean;
  /** Without it the card is read-only. */
  readonly onOpen?: ((match: Match) => void) | undefined;
  readonly below?: ReactNode;
}

/** A match of a round: "player1 vs player2", and its score if any. */
export function MatchCard({ match, people, waiting, onOpen, below }: Props) {
  const t = useText();
  const { player1, player2 } = playersOf(match, people);
  const winner = match.result?.winner;
  const content = (
    <>
      <span className={css.players}>
        <Player person={player1} won={player1 !== null && player1.id === winner} />
        <span className={css.vs}>{t.vs}</span>
        <Player person={player2} won={player2 !== null && player2.id === winner} />
      </span>
      <Outcome match={match} />
      {waiting ? <Badge tone="amber">{t.notSent}</Badge> : null}
    </>
  );
  const look = classNames(css.card, css[matchState(match)]);
  return (
    <li>
      {onOpen ? (
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

function Player({ person, won }: { readonly person: Person | null; readonly won: boolean }) {
  const t = useText();
  return (
    <span className={classNames(css.player, won && css.won, !person && css.tbd)}>
      {person?.seed ? (
        <span className={css.seed} title={t.seed(person.seed)}>
          {person.seed}
        </span>
      ) : null}
      <span className={css.name}>{person?.name ?? t.tbd}</span>
      {won ? <Check className={css.check} role="img" aria-label={t.wonMatch} /> : null}
    </span>
  );
}

function Outcome({ match: { result } }: Pick<Props, 'match'>) {
  const t = useText();
  if (!result || result.kind === 'bye') return null;
  const score = scoreOf(result);
  const sets = setsOf(result);
  return (
    <span className={css.outcome}>
      {result.kind === 'score' ? <b>{t.score(score)}</b> : null}
      {result.kind === 'walkover' ? <b>{t.walkover}</b> : null}
      {result.kind === 'retirement' ? <b>{t.retirement(score)}</b> : null}
      {sets ? <span className={css.sets}>{sets}</span> : null}
    </span>
  );
}
