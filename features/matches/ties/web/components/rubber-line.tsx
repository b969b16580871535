import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Side } from '#domain/scorecard/side.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import css from './tie.module.css';

/** The rubbers of a tie below each other. */
export function RubberLines({ children }: { readonly children: ReactNode }) {
  return <ol className={css.rubbers}>{children}</ol>;
}

interface Props {
  /** "D3". */
  readonly name: string;
  readonly player1: ReactNode;
  readonly player2: ReactNode;
  readonly winner: Side | null;
  /** Where a tap leads, with what it does; missing for nowhere. */
  readonly link?: { readonly to: string; readonly label: string } | undefined;
  /** The result, or how far it is. */
  readonly children: ReactNode;
}

/** A rubber: its name, who plays whom, and its result. */
export function RubberLine({ name, player1, player2, winner, link, children }: Props) {
  const content = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.sides}>
        <bdi className={classNames(winner === 'player1' && css.won)}>{player1}</bdi>
        <bdi className={classNames(winner === 'player2' && css.won)}>{player2}</bdi>
      </span>
      <span className={css.end}>{children}</span>
    </>
  );
  if (!link) return <li className={css.rubber}>{content}</li>;
  return (
    <li>
      <Link className={classNames(css.rubber, css.link)} to={link.to}>
        {content}
        <span className="visually-hidden">{link.label}</span>
      </Link>
    </li>
  );
}
