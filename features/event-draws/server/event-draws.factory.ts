import { v7 as uuidv7 } from 'uuid';
import type { Result } from '#domain/common/result.ts';
import type { Level } from '#domain/rating/rating.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { CommandServices, Services } from '#platform/server/services.ts';
import { closeEventEntries } from './event-draws.commands.ts';
import { createDraw } from './event-draws.drafts.commands.ts';
import type { EventRequest } from './event-draws.locks.commands.ts';
import { publishDraw } from './event-draws.publication.commands.ts';

/** The name and the level of a player; a level is a rating. */
export type EnteredPlayer = readonly [fullName: string, level: Level];

/** A tournament of a new organizer whose one event these players have entered, without a fee. */
export async function makeEnteredEvent(
  services: Services,
  players: readonly EnteredPlayer[],
  options: Parameters<typeof makeTournament>[1] = {},
) {
  const organizer = await makeOrganizerAccount(services);
  const { organizerId } = organizer;
  const tournamentId = await makeTournament(services, { organizerId, feeYen: 0, ...options });
  const entered = [];
  for (const [fullName, level] of players) {
    const player = await makePlayer(services, { fullName, level });
    entered.push({ ...player, entryId: await enter(services, tournamentId, player.id) });
  }
  const tournament = await tournaments.findById(services.db, tournamentId);
  if (!tournament) throw new Error('the tournament was not made');
  return { organizer, tournamentId, eventId: tournament.events[0].id, players: entered };
}

/** Closes the entries of an event, draws it and publishes the draw. */
export async function makePublishedDraw(
  services: CommandServices,
  event: EventRequest,
  format: EventFormat,
): Promise<void> {
  made(await closeEventEntries(services, event));
  const request = { ...event, position: 0 };
  const seen = { writeId: uuidv7(), seenDraw: 0, seenVersion: 1 };
  made(await createDraw(services, { ...request, ...seen, format }));
  made(await publishDraw(services, { ...request, seenDraw: 1, seenAmendments: 0 }));
}

function made(done: Result<unknown, string>): void {
  if (!done.ok) throw new Error(`the draw was not published: ${done.code}`);
}

async function enter(services: Services, tournamentId: number, accountId: string) {
  const places = [{ id: uuidv7() }];
  const reserved = await reservePlaces(services, { tournamentId, accountId, places });
  if (!reserved.ok) throw new Error(`the entry was refused: ${reserved.code}`);
  return reserved.value.entries[0]?.id ?? '';
}
