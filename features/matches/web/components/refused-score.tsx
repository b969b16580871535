import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { OutboxRefusal } from '#platform/web/offline/outbox-entry.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { StoredScore } from '../../matches.contract.ts';
import { useScorerWord } from '../hooks/use-scorer-word.ts';
import { earlyWord } from '../lib/early-word.ts';
import type { ScoreTarget } from '../lib/score-outbox.ts';
import { useText } from '../matches.text.ts';
import css from './refused-score.module.css';

interface Props {
  readonly refusal: OutboxRefusal;
  readonly target: ScoreTarget;
  readonly canSave: boolean;
  /** Sends the current card, to replace the stored score of `baseVersion`. */
  readonly onSave: (baseVersion: number) => void;
  readonly onDiscard: () => void;
}

/** It appears while the person looks at the buttons below. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Why a score was not accepted, the stored score, and the person's options. */
export function RefusedScore({ refusal, target, canSave, onSave, onDiscard }: Props) {
  const t = useText();
  const scorerOf = useScorerWord();
  const changed = refusal.code === 'MATCH_CHANGED';
  const stored = refusal.details as unknown as StoredScore;
  const again = changed || refusal.code in { PLAYERS_UNKNOWN: 1, MATCH_NOT_FOUND: 1 };
  return (
    <div ref={intoView} role={changed ? 'alert' : undefined}>
      <InlineNotice
        tone={changed ? 'warning' : 'error'}
        title={changed ? t.changedTitle : t.refusedTitle}
        action={
          <div className={css.actions}>
            {again ? (
              <Button
                variant="secondary"
                disabled={!canSave}
                onClick={() => onSave(changed ? stored.version : 0)}
              >
                {changed ? t.saveMine : t.saveAgain}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={onDiscard}>
              {changed && !stored.removed ? t.keepTheirs : t.discard}
            </Button>
          </div>
        }
      >
        <p>{changed ? changedText() : refusalText()}</p>
      </InlineNotice>
    </div>
  );

  function changedText(): string {
    if (stored.removed) return t.removedText;
    const sets = ScoreText.parse(stored.sets);
    const played = sets.ok && sets.value.length > 0 ? stored.sets : stored.result;
    const early = earlyWord(stored.status, t);
    const score = stored.sets === '' && early ? early : [played, early].filter(Boolean).join(' ');
    const { winner } = stored;
    const scorer = scorerOf(stored);
    if (!winner) return t.changedNoWinner(scorer, score);
    return t.changedText(scorer, score, target[winner].name);
  }

  function refusalText(): string {
    const { refusals } = t;
    return refusal.code in refusals
      ? refusals[refusal.code as keyof typeof refusals]
      : refusals.other;
  }
}
