import { v7 as uuidv7 } from 'uuid';
import type { Result } from '#domain/common/result.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import { makeDraw } from '#features/event-draws/server/event-draws.drafts.commands.ts';
import { publishDraw } from '#features/event-draws/server/event-draws.publication.commands.ts';
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
  const eventId = made(await addEvent(stage.servicesAt(entered), addition));
  for (const one of players.slice(GROUPED.from, GROUPED.to)) {
    await confirmedEntry(stage, { tournamentId, eventId, accountId: one, now: entered });
  }
  const services = stage.servicesAt(daysBefore(stage.now, 1));
  const [first] = tournament.events;
  made(await closeEventEntries(services, { tournamentId, eventId: first.id, account }));
  const request = { tournamentId, eventId, account };
  made(await closeEventEntries(services, request));
  const seen = { writeId: uuidv7(), seenDraw: 0, seenVersion: 1 };
  const format = { kind: 'groups', size: 4, next: 'first-two' } as const;
  made(await makeDraw(services, { ...request, ...seen, format }));
  made(await publishDraw(services, { ...request, seenDraw: 1, seenAmendments: 0 }));
}

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

function made<Value>(done: Result<Value, string>): Value {
  if (!done.ok) throw new Error(`a sample draw was not made: ${done.code}`);
  return done.value;
}
