import { type RefObject, useState } from 'react';
import * as Sets from '#domain/scorecard/card-set.ts';
import { normalise } from '#domain/scorecard/score-input.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { completeFromLoser } from '#domain/scoring/completion.ts';
import { ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import { isFilled } from '../lib/box-turn.ts';
import { viewOf, withSet } from '../lib/format-card.ts';
import { FormatRow } from './format-row.tsx';
import css from './scorecard-form.module.css';

interface Props {
  readonly format: ScoreFormat;
  readonly card: Scorecard.Card;
  readonly names: Readonly<Record<Side, string>>;
  /** False for a card that the input did not change. */
  readonly onChange: (card: Scorecard.Card) => boolean;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** A quick entry: this side has won the set as it is usual, the other one's score is typed. */
interface Quick {
  readonly set: number;
  readonly winner: Side;
}

/** As many rows as the format still needs, each judged while it is typed. */
export function FormatRows({ format, card, names, onChange, form }: Props) {
  const [quick, setQuick] = useState<Quick | null>(null);
  const view = viewOf(format, card);
  const rows = card.slice(0, view.rows);
  const next = view.winner ? -1 : rows.findIndex(Sets.isUntouched);

  const put = (at: number, set: Sets.CardSet) => {
    const changed = withSet(format, card, at, set);
    return onChange(changed) ? changed : null;
  };
  const moveOn = (at: number, side: Side, changed: Scorecard.Card) =>
    focusNext(form.current, { at, side, isDecided: viewOf(format, changed).winner !== null });
  /** Fills in the winner's score; false where more may be typed, or nobody can lose with it. */
  const complete = (at: number, text: string, isEnded: boolean) => {
    if (quick?.set !== at) return false;
    const completion = completeFromLoser(ruleOf(format, at), normalise(text));
    if (completion.state === 'none' || (completion.state === 'waiting' && !isEnded)) return false;
    const { loser, winner } = completion;
    const isFirst = quick.winner === 'player1';
    const changed = put(at, {
      player1Score: String(isFirst ? winner : loser),
      player2Score: String(isFirst ? loser : winner),
    });
    setQuick(null);
    if (changed) moveOn(at, 'player2', changed);
    return true;
  };
  const enter = (at: number, side: Side, text: string) => {
    const before = card[at]?.[`${side}Score`] ?? '';
    if (quick && side === opponent(quick.winner) && complete(at, text, false)) return;
    const typed = Scorecard.enter(card, at, side, text)[at];
    if (!typed || typed === card[at]) return;
    const changed = put(at, typed);
    if (changed && quick?.set !== at && isFilled(text, before)) moveOn(at, side, changed);
  };
  return (
    <ol className={css.sets}>
      {rows.map((set, at) => (
        <FormatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match.
          key={at}
          format={format}
          at={at}
          set={set}
          names={names}
          problem={view.problems.get(at)}
          quick={quick?.set === at ? quick.winner : null}
          isNext={at === next}
          onQuick={(winner) => setQuick({ set: at, winner })}
          onEnter={(side, text) => enter(at, side, text)}
          onTieBreak={(tieBreak) =>
            put(at, tieBreak === undefined ? without(set) : { ...set, tieBreak })
          }
          onEnd={(side) => {
            if (!complete(at, set[`${side}Score`], true)) moveOn(at, side, card);
          }}
        />
      ))}
    </ol>
  );
}

function without({ player1Score, player2Score }: Sets.CardSet): Sets.CardSet {
  return { player1Score, player2Score };
}

/** Moves to the next box, or to the confirmation once the match is decided. */
function focusNext(
  form: HTMLFormElement | null,
  { at, side, isDecided }: { at: number; side: Side; isDecided: boolean },
): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  if (isDecided && side === 'player2') {
    // The same change enables the button, which can take the focus only after the render.
    requestAnimationFrame(() => find('[type=submit]')?.focus());
    return;
  }
  const next = side === 'player1' ? `sets.${at}.player2Score` : `sets.${at + 1}.player1Score`;
  const box = find(`[name="${next}"]`);
  // Immediately where the row is there: the next digit may already be typed. A new row comes with the render.
  if (box) box.focus();
  else requestAnimationFrame(() => find(`[name="${next}"]`)?.focus());
}
