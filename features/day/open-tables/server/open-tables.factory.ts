import { v7 as uuidv7 } from 'uuid';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { addCourts } from '../../day.contract.ts';
import { playedToday } from '../../handshake/server/handshake.factory.ts';
import { deskOf } from '../../queue/server/queue.factory.ts';
import { setOpenTables } from '../open-tables.contract.ts';

type Options = Parameters<typeof playedToday>[1] & {
  /** False: the losers of the first round have not agreed yet. */
  readonly isConfirmed?: boolean;
};

/**
 * A knockout of today of eight players on three tables, which are called "1" to "3"; the losers of the first round are the first ones in
 * `out`, in the order of their matches.
 */
export async function openHall(server: TestApp, { isConfirmed = true, ...options }: Options = {}) {
  const names = ['Abe', 'Baba', 'Chiba', 'Doi', 'Eto', 'Fuji', 'Goto', 'Hara'];
  const event = await playedToday(server, { names, format: KNOCKOUT, ...options });
  const { desk, here, courtId } = event;
  const others = [uuidv7(), uuidv7()];
  const body = { courts: others.map((id, at) => ({ id, name: String(at + 2) })) };
  await desk.call(addCourts, { params: here, body });
  const courtIds = [courtId!, ...others];
  const queue = deskOf(desk, here.id).queue;
  const out: Phone[] = [];
  const stay: Phone[] = [];
  const matches: Awaited<ReturnType<typeof event.first>>[] = [];
  const played = new Set<string>();
  for (const [at] of event.phones.entries()) {
    const match = await event.first(at);
    if (played.has(match.matchId)) continue;
    played.add(match.matchId);
    const winner = match.ownSide!;
    const isFirst = winner === 'player1';
    const score = isFirst ? '11-7 11-9 11-5' : '7-11 9-11 5-11';
    await event.enter(match.phone, match, score, { winner });
    if (isConfirmed) await event.confirm(match.opponent, match);
    matches.push(match);
    out.push(match.opponent);
    stay.push(match.phone);
  }
  const practiceOf = async (by: Phone) =>
    (await by.call(own.find, {})).data?.days[0]?.practice ?? null;
  return {
    ...event,
    courtIds,
    queue,
    out,
    stay,
    /** Of the first round, as the winners saw them. */
    matches,
    tables: async (next: readonly string[], seen: readonly string[] = [], by = desk) =>
      by.call(setOpenTables, { params: here, body: { seen: [...seen], next: [...next] } }),
    signUp: (by: Phone, id = uuidv7()) =>
      by.call(own.signUpForPractice, { params: here, body: { id } }),
    /** As they see it, if nothing else is given. */
    leave: async (by: Phone, given?: string) => {
      const seen = given ?? (await practiceOf(by))?.match?.id ?? 'waiting';
      return by.call(own.endPractice, { params: here, query: { seen } });
    },
    practiceOf,
    score: (by: Phone, matchId: string, text: string, writeId = uuidv7()) => {
      const sets = ScoreText.parse(text);
      if (!sets.ok) throw new Error(`not a score: ${text}`);
      return by.call(own.enterPractice, {
        params: { ...here, matchId },
        body: { writeId, sets: [...sets.value], ending: { status: 'finished' } },
      });
    },
  };
}
