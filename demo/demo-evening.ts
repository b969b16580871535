import { v7 as uuidv7 } from 'uuid';
import { type Board, EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { arrive, end, fill, finish, setCourts, setWinner } from '#domain/practice-evening/steps.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { seedOf, timeOn } from '#features/practice/evening/evening.policy.ts';
import { saveEvening } from '#features/practice/evening/server/evening.commands.ts';
import { makeOneOnOne } from '#features/practice/server/practice.factory.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { DemoStage } from './demo-stage.ts';

/** The scores of the evening in the order in which its matches ended; the first player won each. */
const SCORES = ['11-6 11-8', '11-9 9-11 11-7', '11-3 11-5', '11-8 12-10', '11-4 8-11 11-9'];
const MATCH_MINUTES = 12;

interface Options {
  readonly accountId: string;
  readonly groupId: number;
  /** When the last match ended. */
  readonly now: Date;
}

/** Creates a practice evening of a group: everybody on two courts, each match with its score. */
export async function makeEvening({ db }: DemoStage, options: Options): Promise<void> {
  const { accountId, groupId, now } = options;
  const day = dayInJapan(now);
  const members = (await groups.listMembers(db, groupId)).map(({ id, name }) => ({ id, name }));
  const minute = (count: number) =>
    Math.max(0, timeOn(day, now) - (SCORES.length - count) * MATCH_MINUTES * 60_000);
  const basis = { randomSeed: seedOf(groupId, day), rates: new Map<string, number>() };
  const filled = (board: Board, at: number) => fill(board, basis, { at, newId: uuidv7 });
  const here = members.reduce(
    (board, { id }) => arrive(board, { id: String(id) }, minute(0)),
    setCourts(EMPTY_BOARD, { count: 2, rule: 'singles' }, minute(0)),
  );
  let board = filled(here, minute(0));
  for (const [index, score] of SCORES.entries()) {
    const match = board.matches.find(({ state }) => state === 'running');
    const [player1, player2] = (match?.sides ?? []).map(([id]) =>
      members.find((member) => String(member.id) === id),
    );
    if (!match || !player1 || !player2) throw new Error('the evening has too few members');
    const at = minute(index + 1);
    board = filled(setWinner(finish(board, match.id, at), match.id, 'player1', at), at);
    await makeOneOnOne(db, { ...options, id: match.id, player1, player2, score });
  }
  const changes = end(board, minute(SCORES.length));
  const write = { groupId, day, writeId: uuidv7(), id: uuidv7(), changes, accountId };
  const saved = await saveEvening({ db, clock: { now: () => now } }, write);
  if (!saved.ok) throw new Error(`the evening was not made: ${saved.code}`);
}
