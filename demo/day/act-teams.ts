import { v7 as uuidv7 } from 'uuid';
import { shuffled } from '#domain/bracket/lot.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import { sideOf } from '#features/day/queue/queue.sides.policy.ts';
import type { StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import { fileOrder } from '#features/tie-orders/server/tie-orders.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { asOrganizer } from '../demo-stage.ts';
import { lotOf } from './chance.ts';
import type { Act } from './due.ts';

/** What coaches of teams do, and how the desk enters rubbers. */

interface Around {
  readonly services: Services;
  readonly facts: StoredFacts;
  readonly tournamentId: number;
  readonly account: ReturnType<typeof asOrganizer>;
}

/** The teacher of a team files its order. */
export async function file(
  { services, facts }: Around,
  { eventId, stageId, matchId, side, team }: Extract<Act, { kind: 'file' }>,
): Promise<boolean> {
  const found = sideOf(facts.sides, eventId, team);
  const accountId = found?.people[0]?.accountId;
  if (!found || !accountId) return false;
  return fileByLot(services, { stageId, matchId, side, entryId: found.entryId, accountId });
}

interface Order {
  readonly stageId: string;
  readonly matchId: string;
  readonly side: Side;
  readonly entryId: string;
  readonly accountId: string;
}

/** An order by lot: a squad is as large as an order, so that none breaks a rule. */
export async function fileByLot(
  services: Services,
  { entryId, ...order }: Order,
): Promise<boolean> {
  const squad = await listPlayers(services.db, [entryId]);
  const numbers = squad.map(({ number }) => number);
  const players = shuffled(numbers, lotOf(`order ${order.stageId} ${order.matchId} ${order.side}`));
  return (await fileOrder(services, { ...order, players, baseVersion: 0 })).ok;
}

/** The desk enters the result of a rubber. */
export async function enterRubber(
  { services, tournamentId, account }: Around,
  match: DayMatch,
  score: string,
): Promise<boolean> {
  const { eventId, drawNumber, stageId, matchId, resultVersion: baseVersion } = match;
  const [player1Id, player2Id] = [match.player1Id ?? '', match.player2Id ?? ''];
  const playedOn = dayInJapan(services.clock.now());
  const rubber = { stageId, matchId };
  const saved = await saveScore(services, eventOwner(services.clock), {
    id: uuidv7(),
    writeId: uuidv7(),
    baseVersion,
    account,
    match: {
      kind: 'event',
      tournamentId,
      eventId,
      drawNumber,
      player1Id,
      player2Id,
      rubber,
      playedOn,
    },
    sets: setsIn(score),
    scoreFormat: { id: 'table-tennis-5' },
  });
  return saved.ok;
}
