import { v7 as uuidv7 } from 'uuid';
import { nextCourtNames } from '#features/day/day.policy.ts';
import { openDay } from '#features/day/server/day.commands.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { paidEntry } from './demo-entries.ts';
import { type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

interface Sample {
  /** Its deadline has passed. */
  readonly tournamentId: number;
  /** Accounts of players; the first of them have entered its first event. */
  readonly players: readonly string[];
}

/** The players of the second event: they make groups of 3, 4 and 4. */
const GROUPED = { from: 4, to: 15 } as const;

/** The last of the coming tournaments gets a second event, in groups that are published; the first waits to be drawn. */
export async function makeDraws(
  stage: DemoStage,
  { accountId: id, organizerId }: Hosts,
  { tournamentId, players }: Sample,
): Promise<void> {
  const tournament = await tournaments.findById(stage.db, tournamentId);
  if (!tournament) throw new Error('the sample tournament is missing');
  const account = { id, organizerId, roles: ['organizer' as const] };
  const entered = daysBefore(stage.now, 12);
  const creationId = uuidv7();
  const addition = { id: tournamentId, account, creationId, form: SINGLES };
  const added = await addEvent(stage.servicesAt(entered), addition);
  if (!added.ok) throw new Error(`a sample event was not added: ${added.code}`);
  const eventId = added.value;
  for (const one of players.slice(GROUPED.from, GROUPED.to)) {
    await paidEntry(stage, { tournamentId, eventId, accountId: one, now: entered });
  }
  const services = stage.servicesAt(daysBefore(stage.now, 1));
  const [first] = tournament.events;
  const waiting = { tournamentId, eventId: first.id, account };
  const closed = await closeEventEntries(services, waiting);
  if (!closed.ok) throw new Error(`a sample event was not closed: ${closed.code}`);
  await makePublishedDraw(services, { tournamentId, eventId, account }, GROUPS);
  await openSampleDay(stage, { tournamentId, account });
}

/** The desk has prepared the day: six courts, and a cut-off for the check-in of its first event. */
async function openSampleDay(
  stage: DemoStage,
  request: Pick<Parameters<typeof openDay>[1], 'tournamentId' | 'account'>,
): Promise<void> {
  const tournament = await tournaments.findById(stage.db, request.tournamentId);
  const eventId = tournament?.events[0].id ?? 0;
  const courts = nextCourtNames([], 6).map((name) => ({ id: uuidv7(), name }));
  const events = [{ eventId, hasCheckIn: true, checkInUntil: '08:45' }];
  const opened = await openDay(stage.servicesAt(stage.now), { ...request, courts, events });
  if (!opened.ok) throw new Error(`the sample day was not opened: ${opened.code}`);
}

const GROUPS = { kind: 'groups', size: 4, next: 'first-two' } as const;

const SINGLES = {
  name: 'シングルス｜Singles',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '2200',
  participantLimit: '24',
  perClubLimit: '',
  rated: 'yes',
} as const;
