import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { type ChosenFormat, formatOf, isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { LONGEST_NOTES } from '../../../matches.vocabulary.ts';
import { CardSummary } from '../../../web/components/card-summary.tsx';
import { RefusedScore } from '../../../web/components/refused-score.tsx';
import shared from '../../../web/components/scorecard-form.module.css';
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
  const words = useMatchesText();
  const reason = useId();
  const seen = begun?.version ?? 0;
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
  const refusal = pending?.entry.refusal;
  return (
    <form
      className={shared.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm(seen);
      }}
    >
      {refusal ? (
        <RefusedScore
          refusal={refusal}
          target={target}
          canSave={confirmed !== null && !isPending}
          onSave={confirm}
          onDiscard={() => void giveUp()}
        />
      ) : null}
      {refusal ? null : <Notices {...props} chosen={chosen} />}
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
      {target.kind === 'league' ? null : (
        <TextAreaField
          name="notes"
          label={words.notes}
          rows={3}
          maxLength={LONGEST_NOTES}
          value={card.notes}
          onChange={(event) => card.setNotes(event.currentTarget.value)}
        />
      )}
      <div className={css.foot}>
        <p id={reason} className={css.reason} aria-live="polite">
          {problem}
        </p>
        <div className={shared.actions}>
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!card.canUndo}
            onClick={card.undo}
          >
            {words.undo}
          </Button>
          <Button
            type="submit"
            disabled={!confirmed}
            aria-describedby={reason}
            busy={isPending}
            busyLabel={words.saving}
          >
            {words.confirm}
          </Button>
        </div>
      </div>
    </form>
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
