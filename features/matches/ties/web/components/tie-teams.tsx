import type { ReactNode } from 'react';
import type { Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import css from './tie.module.css';

interface Props {
  /** The name of each team, with what is said about it. */
  readonly player1: ReactNode;
  readonly player2: ReactNode;
  /** "2–1". */
  readonly score: string;
  readonly winner?: Side | null;
}

/** Two teams with the score of their tie between them; the winner is marked. */
export function TieTeams({ player1, player2, score, winner = null }: Props) {
  return (
    <div className={css.teams}>
      <div className={classNames(css.team, winner === 'player1' && css.won)}>{player1}</div>
      <p className={css.score}>{score}</p>
      <div className={classNames(css.team, winner === 'player2' && css.won)}>{player2}</div>
    </div>
  );
}
