import { useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import css from '../components/scorecard-form.module.css';
import { submitScore } from '../lib/score-outbox.ts';
import { type MatchResult, resultOf, type Score } from '../lib/score-target.ts';
import { useText } from '../matches.text.ts';

interface Options {
  /** Clears the draft of the card. */
  readonly done: () => void;
  /** Leaves the scorecard with the result. */
  readonly onDone: (result: MatchResult) => Promise<void>;
}

/** Sends a confirmed score; says that it is saved, or that it waits on this phone. */
export function useScoreSubmit({ done, onDone }: Options) {
  const t = useText();
  const { data: session } = useSession();
  return useSubmit({
    send: async ({ score, baseVersion }: { score: Score; baseVersion: number }) => {
      const accountId = session?.account?.id;
      return accountId
        ? { ok: true, data: await submitScore(score, baseVersion, accountId) }
        : null;
    },
    onSuccess: async (outcome, { score }) => {
      if (outcome.kind === 'refused') return;
      done();
      const { target, confirmed } = score;
      notify({
        title: t.savedTitle,
        description: (
          <>
            <span className={css.line}>{t.savedText(target[confirmed.winner].name)}</span>
            {outcome.kind === 'waiting' ? <span className={css.line}>{t.notSentText}</span> : null}
          </>
        ),
      });
      await onDone(resultOf(score));
    },
  });
}
