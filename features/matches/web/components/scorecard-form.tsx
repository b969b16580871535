import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, useRef, useState } from 'react';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { LONGEST_NOTES } from '#features/matches/matches.vocabulary.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useFormatWords } from '../../score-formats/web/hooks/use-format-words.ts';
import { type CardDraft, useCard } from '../hooks/use-card.ts';
import { useScoreSubmit } from '../hooks/use-score-submit.tsx';
import { useVerdict } from '../hooks/use-verdict.ts';
import { paddedTo } from '../lib/format-card.ts';
import { pendingScoreFor } from '../lib/score-outbox.ts';
import { type Found, keyOf, type MatchResult, type Score } from '../lib/score-target.ts';
import { useText } from '../matches.text.ts';
import { CardNotices } from './card-notices.tsx';
import { CardSummary } from './card-summary.tsx';
import { EndingChoice } from './ending-choice.tsx';
import { FormatRows } from './format-rows.tsx';
import { RefusedScore } from './refused-score.tsx';
import css from './scorecard-form.module.css';
import { ThreeSetRows } from './three-set-rows.tsx';

interface Props extends Found {
  /** Leaves the scorecard: with the result that was confirmed, or null where the stored one is retained. */
  readonly onDone: (result: MatchResult | null) => Promise<void>;
}

/**
 * The sets of the match's format, three of them without one; the winner, notes for one-on-one. Confirms, corrects, and
 * resolves conflicts with another scorer.
 */
export function ScorecardForm({ target, stored, onDone }: Props) {
  const t = useText();
  const pending = pendingScoreFor(useOutbox(), keyOf(target));
  const [begun, setBegun] = useState(stored);
  const seen = begun?.version ?? 0;
  // A match that was added and has no score yet takes the format of the practice.
  const scored = seen > 0 ? begun : null;
  const first = firstDraft(pending?.score ?? scored, target);
  const card = useCard(draftKeyOf(target, seen), first);
  const format = card.scoreFormat ? formatOf(card.scoreFormat) : null;
  const verdict = useVerdict(card);
  const words = useFormatWords();
  // The first copy may be outdated: until something is typed, the card follows the stored score.
  if (!card.touched && !pending && seen !== (stored?.version ?? 0)) setBegun(stored);
  const form = useRef<HTMLFormElement>(null);
  const names = { player1: target.player1.name, player2: target.player2.name };

  const { submit, isPending } = useScoreSubmit({ done: card.done, onDone });
  const confirm = (baseVersion: number) => {
    const { confirmed } = verdict;
    if (!confirmed) return notify({ ...wrong(verdict.code), variant: 'destructive' });
    void submit({ score: scoreOf(target, card, confirmed), baseVersion });
  };

  const giveUp = async () => {
    if (pending) await outbox.discard(pending.entry.id);
    card.done();
    notify({ title: t.theirsRetained });
    await onDone(null);
  };
  const change = (changed: Scorecard.Card) => {
    // The notification about the last score would cover the buttons while the next one is typed.
    dismissShown();
    return card.change(changed);
  };
  const wrong = (code: string | null) =>
    code === 'INVALID_SCORES'
      ? { title: t.invalidTitle, description: t.invalidText }
      : { title: t.noWinnerTitle, description: t.noWinnerText };

  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        confirm(seen);
      }}
    >
      {pending?.entry.refusal ? (
        <RefusedScore
          refusal={pending.entry.refusal}
          target={target}
          canSave={verdict.canConfirm && !isPending}
          onSave={confirm}
          onDiscard={() => void giveUp()}
        />
      ) : null}
      <CardNotices
        scored={Boolean(stored?.version) && !pending?.entry.refusal}
        scoreFormat={card.scoreFormat ?? null}
        // A scored match has the format of its first result; only an open one may have got another meanwhile.
        current={(scored ?? target).scoreFormat ?? null}
      />
      <div className={css.names} aria-hidden="true">
        <span className={css.name}>{names.player1}</span>
        <span className={css.name}>{names.player2}</span>
      </div>
      {format ? (
        <FormatRows format={format} card={card.card} {...{ names, form }} onChange={change} />
      ) : (
        <ThreeSetRows card={card.card} {...{ names, form }} onChange={change} />
      )}
      {card.scoreFormat ? (
        <EndingChoice ending={card.ending} names={names} onChange={card.setEnding} />
      ) : null}
      <CardSummary
        won={verdict.setsWon}
        winner={verdict.winner}
        caption={format ? words.setsWon(format) : t.setsWon}
        names={names}
      />
      {target.kind === 'league' ? null : (
        <TextAreaField
          name="notes"
          label={t.notes}
          rows={3}
          maxLength={LONGEST_NOTES}
          value={card.notes}
          onChange={(event) => card.setNotes(event.currentTarget.value)}
        />
      )}
      {verdict.reason ? (
        <p className={css.reason} role="status">
          {verdict.reason}
        </p>
      ) : null}
      <div className={css.actions}>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          disabled={!card.canUndo}
          onClick={card.undo}
        >
          {t.undo}
        </Button>
        <Button type="submit" disabled={!verdict.canConfirm} busy={isPending} busyLabel={t.saving}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Each version of a match has its own draft: input against an older version never replaces a newer one. */
function draftKeyOf(target: Found['target'], seen: number): string {
  const { sessionId, pathId, player1, player2, playedOn } = target;
  if (sessionId || seen > 0) return `${keyOf(target)} ${seen}`;
  return `${pathId} ${player1.id} ${player2.id} ${playedOn}`;
}

/** The score as it is sent, and shown while it waits. */
function scoreOf(
  target: Found['target'],
  { scoreFormat, ending, notes }: CardDraft,
  confirmed: Score['confirmed'],
): Score {
  const chosen = scoreFormat && { scoreFormat, ...(ending && { ending }) };
  return { target, card: confirmed.sets, confirmed, notes: notes.trim(), ...chosen };
}

/** The card before any input: a score as it is pending or stored, or an empty card in the format of the practice. */
function firstDraft(known: CardDraft | null | undefined, target: Found['target']): CardDraft {
  const { card, notes, ending } = known ?? { card: [], notes: '' };
  const scoreFormat = (known ? known.scoreFormat : target.scoreFormat) ?? null;
  const format = scoreFormat && formatOf(scoreFormat);
  const padded = format ? paddedTo(format, card) : Scorecard.fromSaved(card);
  return { card: padded, notes, scoreFormat, ending };
}
