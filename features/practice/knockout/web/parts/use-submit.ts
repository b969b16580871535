import { createElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/parts/session.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { knockoutDoubted } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { clearsOf } from './cleared-matches.tsx';
import { scoreOf } from './people.ts';
import { keptResults, submitResult } from './result-outbox.ts';
import type { Pending, ScoredMatch } from './scored-match.ts';

/** Sends results through the outbox, and goes back to the bracket with them (spec section 2.27). */
export function useSubmit({ view, match, player1, player2 }: ScoredMatch, done: () => void) {
  const t = useText();
  const navigate = useNavigate();
  const { data: session } = useSession();
  const [busy, setBusy] = useState(false);
  const { id, groupId, groupName, practiceDate, drawNumber } = view.knockout;
  const about = { sessionId: id, groupId, drawNumber, matchId: match.id, player1, player2 };

  const back = (state: object) =>
    navigate(`/tournament-bracket/${groupId}?session=${id}`, {
      state: { groupName, practiceDate, selectedPlayers: [], ...state },
      replace: true,
    });
  async function send(
    what: Pick<Parameters<typeof submitResult>[0], 'played' | 'entered' | 'notes'>,
    baseVersion: number,
    told: { title: string; text: string },
  ): Promise<void> {
    const owner = session?.account?.id;
    if (!owner || busy) return;
    setBusy(true);
    const clears = clearsOf(view, match, what.played);
    const fate = await submitResult({ ...about, ...what, clears }, baseVersion, owner);
    setBusy(false);
    if (fate.kind === 'refused') return knockoutDoubted(view.knockout);
    done();
    notify({ title: told.title, description: lines(told.text, fate.kind === 'waiting') });
    const winner = [player1, player2].find(({ id: one }) => one === what.played?.winner);
    const score = scoreOf(what.played);
    await back({ matchId: match.id, winner, score, notes: what.notes });
  }
  const lines = (text: string, waiting: boolean) => {
    const all = [text, waiting ? t.notSentText : ''].filter(Boolean);
    return all.map((line) => createElement('div', { key: line }, line));
  };
  return {
    busy,
    submit({ entered, played, baseVersion }: Pending, notes: string) {
      const winner = played.winner === player1.id ? player1 : player2;
      const told = { title: t.savedTitle, text: t.savedText(winner.name) };
      return send({ entered, played, notes }, baseVersion, told);
    },
    clear: (baseVersion: number) =>
      send({ entered: null, played: null, notes: '' }, baseVersion, { title: t.cleared, text: '' }),
    /** Lets what stands stand. */
    async giveUp() {
      const refused = keptResults(outbox.current(), id).filter(
        ({ entry, result }) => entry.refusal && result.matchId === match.id,
      );
      for (const { entry } of refused) await outbox.discard(entry.id);
      done();
      notify({ title: t.keptTheirs });
      await back({});
    },
  };
}
