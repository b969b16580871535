import { v7 as uuidv7 } from 'uuid';
import { matchState } from '#domain/bracket/match-state.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { saveResult } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { findCurrent } from '#features/matches/draws/server/draws.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { nextExternalId, type Participant } from '../../practice.vocabulary.ts';
import { startKnockout } from './knockout.commands.ts';
import { sessionOwner } from './knockout.owner.provider.ts';

export interface KnockoutOptions {
  /** Somebody who belongs to the group. */
  readonly accountId: string;
  readonly groupId: number;
  readonly now: Date;
  /** The day in Japan of `now`, unless given. */
  readonly playedOn?: string;
  readonly externals?: readonly string[];
  readonly randomSeed?: number;
  /** How many matches have been played, in the order of the draw; all of them with Infinity. */
  readonly played?: number;
}

/** A knockout of all members of a group and some externals, with `played` matches played; gives its id. */
export async function makeKnockout(db: Db, options: KnockoutOptions): Promise<string> {
  const { accountId, groupId, now, playedOn = dayInJapan(now), randomSeed = 2026 } = options;
  const members = await groups.listMembers(db, groupId);
  const players: Participant[] = members.map(({ id, name }) => ({ id, name, external: false }));
  for (const name of options.externals ?? []) {
    players.push({ id: nextExternalId(players), name, external: true });
  }
  const id = uuidv7();
  const started = await startKnockout(servicesAt(db, now), {
    id,
    groupId,
    practiceDate: playedOn,
    players,
    tradition: 'tennis',
    randomSeed,
    accountId,
  });
  if (!started.ok) throw new Error(`the knockout was not started: ${started.code}`);
  await play(db, id, options);
  return id;
}

/** Plays the next matches that can be played; first and second players win in turn. */
async function play(db: Db, sessionId: string, { accountId, now, played = 0 }: KnockoutOptions) {
  for (let count = 0; count < played; count++) {
    const { draw, number } = await findCurrent(db, sessionId);
    const match = draw.matches.find((one) => matchState(one) === 'ready');
    if (!match?.player1 || !match.player2) return;
    const saved = await saveResult(servicesAt(db, now), sessionOwner(sessionId, accountId), {
      matchId: match.id,
      writeId: uuidv7(),
      drawNumber: number,
      baseVersion: 0,
      player1Id: match.player1,
      player2Id: match.player2,
      result: entered(count),
      accountId,
    });
    if (!saved.ok) throw new Error(`match ${match.id} was not played: ${saved.code}`);
  }
}

/** What a command works with, at a given time. */
function servicesAt(db: Db, now: Date): CommandServices {
  // Results of practice publish nothing.
  return { db, clock: { now: () => now }, publish: async () => {} };
}

const SCORES = [
  '11-7 11-9 11-5',
  '9-11 11-8 7-11 8-11',
  '11-6 8-11 11-9 9-11 11-8',
  '5-11 7-11 9-11',
];

function entered(count: number): EnteredResult {
  return { kind: 'score', sets: setsOf(SCORES[count % SCORES.length] as string) };
}

/** "11-9 7-11 5-" as the boxes hold it. */
export function setsOf(text: string): { player1: number | null; player2: number | null }[] {
  return text.split(' ').map((set) => {
    const [player1, player2] = set.split('-').map((box) => (box ? Number(box) : null));
    return { player1: player1 ?? null, player2: player2 ?? null };
  });
}
