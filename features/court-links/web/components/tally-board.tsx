import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Undo2 from 'lucide-react/icons/undo-2';
import { useContext, useEffect, useRef } from 'react';
import type { Side } from '#domain/scorecard/side.ts';
import { ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import type { TallyState } from '#domain/scoring/tally.ts';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { isOfGames } from '#features/matches/web/lib/set-unit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Turning } from '#platform/web/ui/turning.tsx';
import { useText } from '../court-links.text.ts';
import { useTally } from '../hooks/use-tally.ts';
import css from './tally-board.module.css';

interface Props {
  readonly token: string;
  readonly match: KnownMatch;
  readonly format: ScoreFormat;
  readonly names: Readonly<Record<Side, string>>;
  /** The match is decided: its score goes to the card. */
  readonly onDecided: () => void;
}

/** Two huge halves: a tap is a point for the side whose name is on it (next.md, C5). */
export function TallyBoard({ token, match, format: scoring, names, onDecided }: Props) {
  const t = useText();
  const format = useFormat();
  const { state, sides, canUndo, point, undo, swap } = useTally(token, match, scoring);
  const { score, setsWon, winner } = state;
  const unit = isOfGames(match.scoreFormat, useContext(PlayedSport)) ? 'game' : 'set';
  const isPoints = ruleOf(scoring, state.set).kind === 'points';
  const toCard = useRef<HTMLButtonElement>(null);
  const isTapped = useRef(false);
  useEffect(() => {
    // The halves cannot be tapped any more.
    if (winner && isTapped.current) toCard.current?.focus();
  }, [winner]);
  const tap = (side: Side) => {
    isTapped.current = true;
    point(side);
  };
  return (
    <div className={css.board}>
      <p className={css.line}>
        <SetLine format={scoring} state={state} unit={unit} />
      </p>
      <p className={css.hint} role="status">
        <span className="visually-hidden">
          {format.facts(sides.map((side) => `${names[side]} ${score[side]}`))}{' '}
        </span>
        <span>
          {winner ? t.won(names[winner]) : null}
          {state.isDeuce ? t.deuce : null}
          {state.changesEnds ? t.changeEnds : null}
        </span>
      </p>
      <div className={css.halves}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={css.half}
            disabled={winner !== null}
            data-side={side}
            onClick={() => tap(side)}
          >
            <span className={css.name}>
              <span className="visually-hidden">{isPoints ? t.point : t.gameFor} </span>
              <bdi>{names[side]}</bdi>
            </span>
            <span className={css.score}>
              <Turning text={String(score[side])} />
            </span>
            {scoring.bestOf > 1 ? (
              <span className={css.won}>
                <span className="visually-hidden">{t.alreadyWon[unit]} </span>
                {setsWon[side]}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div className={css.actions}>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          disabled={!canUndo}
          onClick={undo}
        >
          {t.undo}
        </Button>
        <Button variant="secondary" icon={<ArrowLeftRight aria-hidden="true" />} onClick={swap}>
          {t.swap}
        </Button>
      </div>
      {winner ? (
        <Button ref={toCard} full onClick={onDecided}>
          {t.toCard}
        </Button>
      ) : null}
    </div>
  );
}

interface SetLineProps {
  readonly format: ScoreFormat;
  readonly state: TallyState;
  readonly unit: 'game' | 'set';
}

/** Which set is counted, and those that are over. */
function SetLine({ format, state, unit }: SetLineProps) {
  const t = useText();
  const ended = state.sets.slice(0, state.setsWon.player1 + state.setsWon.player2);
  return (
    <>
      <span>{format.bestOf > 1 ? t.setNumber(state.set + 1, unit) : null}</span>
      <span>{ended.map(({ player1, player2 }) => `${player1}–${player2}`).join('  ')}</span>
    </>
  );
}
