import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { OutboxRefusal } from '#platform/web/offline/outbox-entry.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { ConflictingResult } from '../../../draw-results/draw-results.contract.ts';
import type { People } from '../../../draws/web/lib/people.ts';
import css from '../../../web/components/refused-score.module.css';
import { useScorerWord } from '../../../web/hooks/use-scorer-word.ts';
import { useText } from '../knockout-scores.text.ts';
import { winsText } from '../lib/result-words.ts';
import type { ResultsOwner } from '../lib/scored-match.ts';

interface Props {
  readonly refusal: OutboxRefusal;
  readonly people: People;
  /** The version that the refused result meant to replace. */
  readonly seen: number;
  /** Asks to send the form as it is now, to replace the result of this version. */
  readonly onSave: (baseVersion: number) => void;
  readonly onDiscard: () => Promise<void>;
  readonly refusalText?: ResultsOwner['refusalText'] | undefined;
}

/** Why a result was not accepted, the stored result, and the person's options. */
export function RefusedResult({ refusal, people, seen, onSave, onDiscard, ...props }: Props) {
  const t = useText();
  const scorerOf = useScorerWord();
  const changed = refusal.code === 'MATCH_CHANGED';
  const stored = refusal.details as unknown as ConflictingResult;
  return (
    <InlineNotice
      tone={changed ? 'warning' : 'error'}
      title={changed ? t.changedTitle : t.notAccepted}
      action={
        <div className={css.actions}>
          {changed ? (
            <Button variant="secondary" onClick={() => onSave(stored.version)}>
              {t.saveMine}
            </Button>
          ) : null}
          {refusal.code === 'NEXT_MATCH_PLAYED' ? (
            <Button variant="secondary" onClick={() => onSave(seen)}>
              {t.reviewClears}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => void onDiscard()}>
            {changed ? t.keepTheirs : t.dropResult}
          </Button>
        </div>
      }
    >
      <p>{changed ? changedText() : refusalText()}</p>
    </InlineNotice>
  );

  function changedText(): string {
    const { kind, winner, score } = stored;
    const scorer = scorerOf(stored);
    if (!kind) return t.changedCleared(scorer);
    const result = { kind, winner, ...(score !== null && { score }) } as PlayedResult;
    return t.changedText(scorer, winsText(result, people.get(winner ?? '')?.name ?? '', t));
  }

  function refusalText(): string {
    const { refusals } = t;
    const own = props.refusalText?.(refusal.code);
    if (own) return own;
    const known = refusal.code in refusals;
    return known ? refusals[refusal.code as keyof typeof refusals] : refusals.other;
  }
}
