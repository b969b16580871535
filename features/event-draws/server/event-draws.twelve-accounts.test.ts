import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { redrawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { publish } from '#features/publishing/publishing.contract.ts';
import { find } from '#features/tournaments/tournaments.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import * as drafts from '../event-draws.drafts.contract.ts';
import * as everybody from '../event-draws.public.contract.ts';
import { KNOCKOUT } from './event-draws.referee.factory.ts';

/** The form of publishing, as somebody fills it in. */
const FORM = {
  tournamentName: 'Twelve Cup',
  prefecture: 'Tokyo',
  venue: 'City Hall',
  eventDate: '2026-12-20',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-12-10',
  participantLimit: '16',
  tournamentLevel: 'Intermediate',
  eventType: 'Singles',
  participationFee: '0',
  organizerName: '-',
  contactInfo: 'cup@example.com',
  emergencyContact: '090-0000-0000',
  notes: '',
} as const;

test('Twelve accounts enter a tournament that was published by its form, are seeded and drawn, and anybody draws the same lines again', async ({
  server,
}) => {
  const { loginId, password } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const body = { id: uuidv7(), tournament: FORM };
  const id = (await organizer.call(publish, { body })).data!.tournamentId;
  for (let at = 1; at <= 12; at += 1) {
    const player = await server.playerPhone({ fullName: `Player ${at}` });
    const entry = { id: uuidv7(), tournamentId: id, agreed: true as const };
    expect((await player.call(entries.apply, { body: entry })).status).toBe(200);
  }
  const visitor = server.phone();
  const { data: found } = await visitor.call(find, { params: { id } });
  const params = { id, eventId: found!.tournament.events[0]!.id };
  const closed = await organizer.call(contract.closeEntries, { params });
  const { version, entrants } = closed.data!.event.seeding!;
  const order = entrants.map(({ number }) => number).toReversed();
  const seeding = { baseVersion: version, order, seedCount: 4 };
  const seeded = await organizer.call(contract.saveSeeding, { params, body: seeding });
  const seen = { seenDraw: 0, seenVersion: seeded.data!.event.seeding!.version };
  const draw = { writeId: uuidv7(), ...seen, format: KNOCKOUT };
  expect((await organizer.call(drafts.createDraw, { params, body: draw })).status).toBe(200);
  const out = { seenDraw: 1, seenAmendments: 0 };
  expect((await organizer.call(drafts.publishDraw, { params, body: out })).status).toBe(200);

  const { data } = await visitor.call(everybody.publicDraw, { params });
  const { made } = data!.draw!;
  const again = redrawStage(made);
  if (isGroupsDraw(made) || !again.ok || isGroupsDraw(again.value)) throw new Error('no knockout');
  expect(made.randomSeed).toBeGreaterThanOrEqual(0);
  // The first two seeds are at the ends of the sheet.
  expect([linesOf(made).at(0), linesOf(made).at(-1)]).toEqual(order.slice(0, 2).map(String));
  expect(linesOf(made).filter((line) => line !== null)).toHaveLength(12);
  expect(linesOf(again.value)).toEqual(linesOf(made));
});
