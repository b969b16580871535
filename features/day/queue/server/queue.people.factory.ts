import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import {
  makeEnteredEvent,
  makePublishedDraw,
} from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import type { TestApp } from '../../../../apps/server/test-app.ts';
import { openQueue } from './queue.factory.ts';

const SECOND_EVENT = {
  name: 'Doubles',
  eventType: 'Doubles',
  genderRule: 'any',
  level: 'Beginner',
  ageRule: '',
  participationFee: '0',
  participantLimit: '16',
  perClubLimit: '',
} as const;

/** Two singles and two pairs on two courts: Ito plays both events, Ueda is the partner. */
export async function twoEvents(server: TestApp, { hasCheckIn = false } = {}) {
  const made = await makeEnteredEvent(server.services, [['Abe', 'B']], { participantLimit: 16 });
  const { loginId, password, organizerId } = made.organizer;
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const added = await phone.call(ownEvents.add, {
    params: { id: made.tournamentId },
    body: { id: uuidv7(), event: SECOND_EVENT },
  });
  const pairs = added.data!.event.id;
  const ito = await server.playerPhone({ fullName: 'Ito' });
  const ueda = await server.playerPhone({ fullName: 'Ueda' });
  const both = await server.playerPhone({ fullName: 'Mori' });
  const other = await server.playerPhone({ fullName: 'Noda' });
  const singles = { tournamentId: made.tournamentId, eventId: made.eventId, agreed: true };
  for (const one of [ito]) await one.call(entries.apply, { body: { ...singles, id: uuidv7() } });
  for (const [player, partner] of [
    [ito, ueda],
    [both, other],
  ] as const) {
    const id = uuidv7();
    await player.call(entries.apply, { body: { ...singles, eventId: pairs, id } });
    await accept(partner, await linkFrom(player, id));
  }
  const account = { id: made.organizer.id, organizerId, roles: ['organizer'] };
  for (const eventId of [made.eventId, pairs]) {
    const event = { tournamentId: made.tournamentId, eventId, account };
    await makePublishedDraw(server.services, event, KNOCKOUT);
  }
  const params = { id: made.tournamentId, eventId: made.eventId };
  const desk = await openQueue(server, { phone, params }, { hasCheckIn, also: [pairs] });
  const matchOf = async (eventId: number) =>
    (await desk.queue()).matches.find((one) => one.eventId === eventId)!;
  return { ...made, ...desk, phone, params, pairs, matchOf, ito, ueda };
}
