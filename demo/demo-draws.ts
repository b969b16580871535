import { v7 as uuidv7 } from 'uuid';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { confirmedEntry } from './demo-entries.ts';
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
    await confirmedEntry(stage, { tournamentId, eventId, accountId: one, now: entered });
  }
  const services = stage.servicesAt(daysBefore(stage.now, 1));
  const [first] = tournament.events;
  const waiting = { tournamentId, eventId: first.id, account };
  const closed = await closeEventEntries(services, waiting);
  if (!closed.ok) throw new Error(`a sample event was not closed: ${closed.code}`);
  await makePublishedDraw(services, { tournamentId, eventId, account }, GROUPS);
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
} as const;
