import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { CardSummary } from '../../../web/components/card-summary.tsx';
import { unitOf } from '../../../web/lib/set-unit.ts';
import type { useFormatCard } from '../hooks/use-format-card.ts';
import { useFormatWords } from '../hooks/use-format-words.ts';
import type { Verdict } from '../lib/card-verdict.ts';
import { setLine } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';
import { EarlyEndingChoice, type EarlyStatus } from './early-ending-choice.tsx';
import css from './format-card.module.css';
import { FormatRows } from './format-rows.tsx';

interface Props {
  readonly chosen: ChosenFormat;
  readonly format: ScoreFormat;
  readonly card: ReturnType<typeof useFormatCard>;
  readonly verdict: Verdict;
  readonly names: Readonly<Record<Side, string>>;
  /** How the match may end before its end. */
  readonly endings: readonly EarlyStatus[];
  /** A match of a group of an event. */
  readonly isOfGroup?: boolean;
}

/** What every card with a format has: the format, its rows, the sets won, and "Not played to the end". */
export function FormatCard({ chosen, format, card, verdict, names, ...ended }: Props) {
  const t = useText();
  const words = useFormatWords();
  const { won, confirmed } = verdict;
  return (
    <>
      <p className={css.format}>
        <b>{words.name(chosen)}</b>
        {chosen.custom ? null : <span>{setLine(format, t)}</span>}
      </p>
      <FormatRows card={card} format={format} names={names} />
      <CardSummary
        won={won}
        winner={confirmed?.winner ?? null}
        isWithoutWinner={confirmed !== null && !confirmed.winner}
        names={names}
        caption={t.won(unitOf(format))}
      />
      <EarlyEndingChoice ending={card.ending} {...ended} names={names} onChange={card.setEnding} />
    </>
  );
}
