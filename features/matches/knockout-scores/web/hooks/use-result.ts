import { createElement } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { scoreOf } from '../../../draws/web/lib/result-scores.ts';
import { clearsOf } from '../components/cleared-matches.tsx';
import { useText } from '../knockout-scores.text.ts';
import type { Pending, ScoredMatch, Shown } from '../lib/scored-match.ts';
import { refusedResults, type SentResult } from '../lib/sent-results.ts';

interface Sending {
  readonly what: Pick<SentResult, 'played' | 'entered' | 'notes'>;
  readonly baseVersion: number;
  readonly shown: Shown;
  /** What the notification says once the result is stored. */
  readonly title: string;
  readonly text: string;
}

/** Sends results through the outbox, and goes back to the bracket with them (spec section 2.27). */
export function useResult({ view, match, player1, player2, owner }: ScoredMatch, done: () => void) {
  const t = useText();
  const { data: session } = useSession();
  const { drawNumber } = view.knockout;
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const sent = { drawNumber, matchId: match.id, player1, player2, address };

  const { submit, isPending } = useSubmit({
    send: async ({ what, baseVersion, shown }: Sending) => {
      const accountId = session?.account?.id;
      if (!accountId) return null;
      const clears = clearsOf(shown.view, shown.match, what.played);
      const data = await owner.submit({ ...sent, ...what, clears }, baseVersion, accountId);
      return { ok: true, data };
    },
    onSuccess: async (outcome, { what, title, text }) => {
      if (outcome.kind === 'refused') return owner.reread();
      done();
      notify({ title, description: lines(text, outcome.kind === 'waiting') });
      const winner = [player1, player2].find(({ id: one }) => one === what.played?.winner);
      const score = scoreOf(what.played);
      await owner.leave({ matchId: match.id, winner, score, notes: what.notes });
    },
  });
  const lines = (text: string, waiting: boolean) => {
    const all = [text, waiting ? t.notSentText : ''].filter(Boolean);
    return all.map((line) => createElement('div', { key: line }, line));
  };
  return {
    isPending,
    submit({ entered, played, baseVersion }: Pending, notes: string, shown: Shown) {
      const winner = [player1, player2].find(({ id: one }) => one === played.winner);
      const text = winner ? t.savedText(winner.name) : t.nobodyWins;
      const said = { title: t.savedTitle, text };
      return submit({ what: { entered, played, notes }, baseVersion, shown, ...said });
    },
    clear: (baseVersion: number, shown: Shown) => {
      const what = { entered: null, played: null, notes: '' };
      return submit({ what, baseVersion, shown, title: t.cleared, text: '' });
    },
    /** Discards the own result and leaves the stored one. */
    async giveUp() {
      for (const { entry } of refusedResults(view.pendingResults, match.id))
        await outbox.discard(entry.id);
      done();
      notify({ title: t.theirsRetained });
      await owner.leave({});
    },
  };
}
