import { useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import css from '../components/scorecard-form.module.css';
import {
  type MatchResult,
  type PendingScore,
  resultOf,
  type Score,
  submitScore,
} from '../lib/score-outbox.ts';
import { useText } from '../matches.text.ts';

interface Options {
  readonly pending: PendingScore | undefined;
  /** Removes what was typed from the tab's store. */
  readonly clearDraft: () => void;
  /** Leaves the scorecard: with the result that was confirmed, or null where the stored one is retained. */
  readonly onDone: (result: MatchResult | null) => Promise<void>;
}

/** Confirms a score, or gives the person's own up for the stored one; the same for every card. */
export function useScoreSubmit({ pending, clearDraft, onDone }: Options) {
  const t = useText();
  const { data: session } = useSession();
  const { submit, isPending } = useSubmit({
    send: async ({ score, baseVersion }: { score: Score; baseVersion: number }) => {
      const accountId = session?.account?.id;
      return accountId
        ? { ok: true, data: await submitScore(score, baseVersion, accountId) }
        : null;
    },
    onSuccess: async (outcome, { score }) => {
      if (outcome.kind === 'refused') return;
      clearDraft();
      const { winner } = score.confirmed;
      notify({
        title: t.savedTitle,
        description: (
          <>
            <span className={css.line}>
              {winner ? t.savedText(score.target[winner].name) : t.savedNoWinner}
            </span>
            {outcome.kind === 'waiting' ? <span className={css.line}>{t.notSentText}</span> : null}
          </>
        ),
      });
      await onDone(resultOf(score));
    },
  });
  const giveUp = async () => {
    if (pending) await outbox.discard(pending.entry.id);
    clearDraft();
    notify({ title: t.theirsRetained });
    await onDone(null);
  };
  return { submit, isPending, giveUp };
}
