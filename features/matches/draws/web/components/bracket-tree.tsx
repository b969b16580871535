import { memo } from 'react';
import { matchState } from '#domain/bracket/match-state.ts';
import { nextMatch, vacantSide } from '#domain/bracket/results.ts';
import { rounds } from '#domain/bracket/rounds.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { roundName, useText } from '../draws.text.ts';
import { useProgressiveCount } from '../hooks/use-progressive-count.ts';
import { type People, type Person, playersOf } from '../lib/people.ts';
import { scoresOf } from '../lib/result-scores.ts';
import css from './bracket-tree.module.css';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly isWaiting?: (matchId: string) => boolean;
  readonly onOpen?: ((match: Match) => void) | undefined;
}

/** The whole draw from left to right: every match half way between its two feeders. */
export function BracketTree({ draw, people, isWaiting, onOpen }: Props) {
  const t = useText();
  const shown = useProgressiveCount();
  return (
    <div className={css.tree} style={{ gridTemplateColumns: `repeat(${draw.rounds}, auto)` }}>
      {rounds(draw).map(({ round, kind, matches }) => (
        <section key={round} className={css.column} aria-label={roundName(kind, t)}>
          <h2 className={css.heading}>{roundName(kind, t)}</h2>
          <UnmarkedList className={css.matches}>
            {matches.map((match) => (
              <Box
                key={match.id}
                match={match}
                people={people}
                last={round === draw.rounds}
                goesOn={hasWonNext(draw, match)}
                hollow={match.position * 2 ** (round - 1) >= shown}
                vacant={vacantSide(draw, match)}
                waiting={isWaiting?.(match.id) ?? false}
                onOpen={onOpen}
              />
            ))}
          </UnmarkedList>
        </section>
      ))}
    </div>
  );
}

/** The line from a match to the next one is red where its winner has won there too, as on a sheet of paper. */
function hasWonNext(draw: Draw, match: Match): boolean {
  const winner = match.result?.winner ?? null;
  return winner !== null && nextMatch(draw, match)?.result?.winner === winner;
}

interface BoxProps extends Pick<Props, 'people' | 'onOpen'> {
  readonly match: Match;
  readonly last: boolean;
  /** The winner has won the next match as well. */
  readonly goesOn: boolean;
  /** A placeholder until the match is rendered. */
  readonly hollow: boolean;
  /** The side on which nobody will be. */
  readonly vacant: Side | null;
  readonly waiting: boolean;
}

const Box = memo(function Box({ last, goesOn, hollow, ...props }: BoxProps) {
  const first = props.match.round === 1;
  return (
    <li
      className={classNames(css.cell, last && css.last, first && css.first, goesOn && css.goesOn)}
    >
      {hollow ? null : <Meeting {...props} />}
    </li>
  );
});

function Meeting({
  match,
  people,
  vacant,
  waiting,
  onOpen,
}: Omit<BoxProps, 'last' | 'goesOn' | 'hollow'>) {
  const t = useText();
  const { player1, player2 } = playersOf(match, people);
  const state = matchState(match);
  const scores = scoresOf(match.result);
  const missing = (side: Side) => {
    if (state === 'bye') return t.bye;
    return state === 'unopposed' || vacant === side ? t.nobody : t.tbd;
  };
  const kind = match.result?.kind;
  const winner = match.result?.winner;
  const look = classNames(css.box, css[state], waiting && css.unsent);
  const lines = (
    <>
      <Line
        person={player1}
        missing={missing('player1')}
        won={winner !== undefined && winner === match.player1}
        score={figuresOf('player1')}
      />
      <span className="visually-hidden">{t.vsRead}</span>
      <Line
        person={player2}
        missing={missing('player2')}
        won={winner !== undefined && winner === match.player2}
        score={figuresOf('player2')}
      />
      {waiting ? <span className="visually-hidden">{t.notSent}</span> : null}
    </>
  );
  return onOpen && state !== 'bye' && state !== 'unopposed' ? (
    <button type="button" className={look} data-match={match.id} onClick={() => onOpen(match)}>
      {lines}
    </button>
  ) : (
    <div className={look}>{lines}</div>
  );

  /** What a side has won, and how the match ended that was not played to its end. */
  function figuresOf(side: Side): string {
    return [scores[side], wordOf(match[side] === winner)].filter(Boolean).join(' ');
  }

  function wordOf(isWinner: boolean): string {
    if (kind === 'double-walkover') return t.walkoverLost;
    if (isWinner) return kind === 'walkover' ? t.walkover : '';
    if (kind === 'retirement') return t.retirement('');
    return kind === 'default' ? t.defaulted('') : '';
  }
}

interface LineProps {
  readonly person: Person | null;
  readonly missing: string;
  readonly won: boolean;
  readonly score: string;
}

function Line({ person, missing, won, score }: LineProps) {
  const t = useText();
  return (
    <span
      className={classNames(
        css.line,
        won && css.won,
        !person && css.missing,
        person?.isFound && css.found,
      )}
      data-found={person?.isFound || undefined}
    >
      {person?.seed ? <span className={css.seed}>{person.seed}</span> : null}
      <span className={css.name} title={person?.name}>
        {person?.name ?? missing}
      </span>
      {won ? <span className="visually-hidden">{t.wonMatch}</span> : null}
      {score ? <span className={css.score}>{score}</span> : null}
    </span>
  );
}
