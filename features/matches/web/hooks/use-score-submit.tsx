import { v7 as newId } from 'uuid';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { requestOf } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { saveScore } from '../../matches.contract.ts';
import css from '../components/scorecard-form.module.css';
import {
  formatSent,
  keyOf,
  type MatchResult,
  type PendingScore,
  pendingScoreFor,
  refusedScoresFor,
  resultOf,
  SCORE,
  type Score,
  type ScoreTarget,
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
    if (pending) {
      await discardRefused(keyOf(pending.score.target));
      await outbox.discard(pending.entry.id);
    }
    clearDraft();
    notify({ title: t.theirsRetained });
    await onDone(null);
  };
  return { submit, isPending, giveUp };
}

/**
 * Stores a score on the phone and sends it. `baseVersion` is what its writer saw; the score follows an earlier pending
 * one of the same match, and replaces all that were refused.
 */
async function submitScore(
  score: Score,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  await discardRefused(keyOf(score.target));
  const before = pendingScoreFor(outbox.current(), keyOf(score.target));
  const id = newId();
  const { target, card, notes } = score;
  return outbox.submit(
    {
      id,
      kind: SCORE,
      queueKey: target.sessionId ?? target.matchId,
      ...requestOf(saveScore, {
        params: { id: target.matchId },
        body: {
          writeId: id,
          baseVersion,
          ...(before && { follows: before.entry.id }),
          match: asSent(target),
          sets: [...card],
          ...formatSent(score),
          notes,
        },
      }),
      meta: score,
    },
    accountId,
  );
}

/** Discards every refused score of a match: an older one that stays could replace the score that was chosen. */
async function discardRefused(key: string): Promise<void> {
  for (const { entry } of refusedScoresFor(outbox.current(), key)) await outbox.discard(entry.id);
}

/** The match as the request names it. */
function asSent(target: ScoreTarget) {
  const { kind, sessionId, pathId, player1, player2, playedOn, event } = target;
  const players = {
    player1: asSide(player1),
    player2: asSide(player2),
  };
  const ids = { player1Id: player1.id, player2Id: player2.id };
  if (kind === 'event') {
    if (!event) throw new Error('the score of an event names none');
    return { kind, ...event, ...ids, playedOn };
  }
  if (kind === 'league') {
    return { kind, sessionId: sessionId ?? '', ...ids, playedOn };
  }
  return kind === 'one-on-one'
    ? { kind, groupId: Number(pathId), ...players, playedOn }
    : { kind, ...players, playedOn };
}

function asSide({ id, name, players }: MatchPlayer) {
  return players ? { id, name, players } : { id, name };
}
