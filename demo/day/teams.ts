import { v7 as uuidv7 } from 'uuid';
import { SIDES } from '#domain/scorecard/side.ts';
import { templatesOf } from '#domain/team-tie/templates.ts';
import * as accounts from '#features/accounts/server/accounts.store.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import { readStageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { upsertRules } from '#features/matches/ties/server/ties.store.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { paidEntry } from '../demo-entries.ts';
import { makeSquad, teamForm } from '../demo-squads.ts';
import { type asOrganizer, type DemoStage, daysBefore } from '../demo-stage.ts';
import { fileByLot } from './act-teams.ts';
import { EVENTS, teacherEmail } from './day-samples.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;

const MINUTE = 60_000;

/** The orders of the first ties are in when play begins; they are due ten minutes before. */
const FILED_MINUTES_BEFORE = 25;

interface Own {
  readonly tournamentId: number;
  readonly account: ReturnType<typeof asOrganizer>;
  /** When play begins. */
  readonly begun: Date;
}

/**
 * Adds the event for teams to the tournament that is being played: a knockout of the schools, each entered by its teacher, with squads of
 * pupils who play nothing else. Two rubbers of a tie are played at once. Gives the id of the event.
 */
export async function addTeams(stage: DemoStage, own: Own): Promise<number> {
  const { tournamentId, account, begun } = own;
  const addition = {
    id: tournamentId,
    account,
    creationId: uuidv7(),
    form: teamForm('団体戦｜Team event', true),
  };
  const added = await addEvent(stage.servicesAt(daysBefore(stage.now, 40)), addition);
  if (!added.ok) throw new Error(`the sample event for teams was not added: ${added.code}`);
  const eventId = added.value;
  const teacherOf = new Map<string, string>();
  for (const [at, { name: team }] of EVENTS.flatMap(({ schools }) => [...schools]).entries()) {
    const teacher = await accounts.findByEmail(stage.db, teacherEmail(at + 1));
    if (!teacher) throw new Error(`${team} has no teacher`);
    const { id: accountId } = teacher;
    const now = daysBefore(stage.now, 14);
    const entryId = await paidEntry(stage, { tournamentId, eventId, team, accountId, now });
    await makeSquad(stage.servicesAt(daysBefore(stage.now, 10)), { entryId, accountId, at });
    teacherOf.set(entryId, accountId);
  }
  const template = templatesOf('table-tennis')[0]!;
  const rules = { template, courtsAtOnce: 2, fileMinutes: 10, warnsOnly: false };
  await upsertRules(stage.db, { eventId, ...rules });
  const drawn = stage.servicesAt(daysBefore(stage.now, 2));
  await makePublishedDraw(drawn, { tournamentId, eventId, account }, KNOCKOUT);
  const filed = stage.servicesAt(new Date(begun.getTime() - FILED_MINUTES_BEFORE * MINUTE));
  await fileFirstOrders(filed, eventId, teacherOf);
  return eventId;
}

async function fileFirstOrders(
  services: Services,
  eventId: number,
  teacherOf: ReadonlyMap<string, string>,
): Promise<void> {
  const { db } = services;
  const stage = await stages.findAt(db, eventId, 0);
  const played = stage && (await readStageTies(db, { event: { id: eventId }, stage }));
  if (!played) throw new Error('the sample event for teams is not drawn');
  const teams = await listNumbersOf(db, eventId);
  for (const { match } of played.ties) {
    for (const side of SIDES) {
      const entryId = teams.find(({ number }) => String(number) === match[side])?.entryId;
      const accountId = entryId && teacherOf.get(entryId);
      if (!accountId || !match.player1 || !match.player2) continue;
      const order = { stageId: played.stage.id, matchId: match.matchId, side, entryId, accountId };
      if (!(await fileByLot(services, order))) throw new Error('a sample order was refused');
    }
  }
}
