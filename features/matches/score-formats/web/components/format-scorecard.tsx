import { type ChosenFormat, formatOf, isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { CardFrame } from '../../../web/components/card-frame.tsx';
import { CardSummary } from '../../../web/components/card-summary.tsx';
import { useScoreSubmit } from '../../../web/hooks/use-score-submit.tsx';
import type { CardProps } from '../../../web/lib/card-props.ts';
import { unitOf } from '../../../web/lib/set-unit.ts';
import { useText as useMatchesText } from '../../../web/matches.text.ts';
import { useFormatCard } from '../hooks/use-format-card.ts';
import { playedOf } from '../lib/card-rows.ts';
import { verdictOf } from '../lib/card-verdict.ts';
import { formatName, setLine } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';
import { EarlyEndingChoice } from './early-ending-choice.tsx';
import { FormatRows } from './format-rows.tsx';
import css from './format-scorecard.module.css';

interface Props extends CardProps {
  /** The format that the card began with. */
  readonly format: ChosenFormat;
}

/** The scorecard of a match with a format: rows as needed, and what is wrong in words. */
export function FormatScorecard({ format: chosen, ...props }: Props) {
  const t = useText();
  const format = formatOf(chosen);
  // A format of a newer version of the app, in an older tab.
  if (!format) return <InlineNotice tone="error" title={t.unknownFormat} />;
  return <Card {...props} chosen={chosen} format={format} />;
}

interface CardOf extends CardProps {
  readonly chosen: ChosenFormat;
  readonly format: ScoreFormat;
}

function Card({ chosen, format, ...props }: CardOf) {
  const { target, begun, pending, draftKey, onDone } = props;
  const t = useText();
  const first = pending?.score ?? begun;
  const card = useFormatCard(draftKey, format, {
    card: first?.scoreFormat ? playedOf(first.card) : [],
    notes: first?.notes ?? '',
    scoreFormat: chosen,
    ending: first?.ending ?? null,
  });
  const { submit, isPending, giveUp } = useScoreSubmit({ pending, clearDraft: card.done, onDone });
  const names = { player1: target.player1.name, player2: target.player2.name };
  const { confirmed, ending, problem, won } = verdictOf({ ...card, format }, t);
  const confirm = (baseVersion: number) => {
    if (!confirmed) return;
    const notes = card.notes.trim();
    const { sets } = confirmed;
    const score = { target, card: sets, confirmed, notes, scoreFormat: chosen, ending };
    void submit({ score, baseVersion });
  };
  return (
    <CardFrame
      {...{ target, begun, pending, card, isPending }}
      canConfirm={confirmed !== null}
      onConfirm={confirm}
      onGiveUp={() => void giveUp()}
      notice={<Notices {...props} chosen={chosen} />}
      reason={problem}
    >
      <p className={css.format}>
        <b>{formatName(chosen, t)}</b>
        {chosen.custom ? null : <span>{setLine(format, t)}</span>}
      </p>
      <FormatRows card={card} format={format} names={names} />
      <CardSummary
        won={won}
        winner={confirmed?.winner ?? null}
        names={names}
        caption={t.won(unitOf(format))}
      />
      <EarlyEndingChoice ending={card.ending} names={names} onChange={card.setEnding} />
    </CardFrame>
  );
}

/** That the match has a score already, or that the practice has other rules by now. */
function Notices({ stored, scoreFormat = null, chosen }: Omit<CardOf, 'format'>) {
  const t = useText();
  const words = useMatchesText();
  if (stored && stored.version > 0) {
    return <InlineNotice title={words.storedTitle}>{words.storedText}</InlineNotice>;
  }
  if (isSameFormat(chosen, scoreFormat)) return null;
  return (
    <InlineNotice tone="warning" title={t.changedTitle}>
      {t.changedText(formatName(scoreFormat, t), formatName(chosen, t))}
    </InlineNotice>
  );
}
