import { expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';

import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { addPupil, applyFor, makeHost, makeSchool } from './team-applications.school.factory.ts';

/** A free pair of a school, whose two pupils have accounts. */
async function enteredPair(server: TestApp, fee = 0) {
  const host = await makeHost(server, [{ eventType: 'Doubles', fee }], { feeYen: 0 });
  const { id: tournamentId, organizer } = host;
  const eventId = host.eventIds[1] ?? 0;
  const { teacher, group } = await makeSchool(server);
  const [first, second] = [await server.playerPhone(), await server.playerPhone()] as const;
  const pupils: string[] = [];
  for (const phone of [first, second]) pupils.push((await addPupil(server, group.id, phone)).id);
  const wanted = { tournamentId, groupId: group.id, lines: [{ eventId, pupils }], totalYen: fee };
  const { id } = await applyFor(teacher, wanted);
  const found = (await teacher.call(contract.find, { params: { id } })).data;
  const entryId = found?.application.lines[0]?.id ?? '';
  const withdraw = () => teacher.call(contract.withdrawLine, { params: { id, entryId } });
  const giveUp = () => teacher.call(contract.giveUp, { params: { id } });
  return { tournamentId, eventId, organizer, teacher, first, second, entryId, withdraw, giveUp };
}

/** What somebody has heard of, the oldest first, without what comes with an account. */
async function heardBy(phone: Phone) {
  const kinds = await newsKindsOf(phone);
  return kinds.filter((kind) => /^(ent|pair|school|withdr)/.test(kind)).toReversed();
}

test('Both of a school’s pair hear that the school asks to withdraw them, and that the organizer has accepted it', async ({
  server,
}) => {
  const { tournamentId: id, eventId, organizer, ...pair } = await enteredPair(server);
  const { first, second, entryId } = pair;
  await organizer.call(eventDraws.closeEntries, { params: { id, eventId } });
  expect((await pair.withdraw()).status).toBe(200);
  const asked = ['entered-by-school', 'withdrawal-asked-by-school'];
  for (const phone of [first, second]) expect(await heardBy(phone)).toEqual(asked);
  await removeEntrant(organizer, { id, eventId }, entryId);
  expect(await heardBy(first)).toEqual([...asked, 'withdrawal-granted']);
});

test('Both of a pair whom their school withdraws read that, and not of an own withdrawal or the other’s', async ({
  server,
}) => {
  const { first, second, withdraw } = await enteredPair(server);
  expect((await withdraw()).status).toBe(200);
  for (const phone of [first, second]) {
    expect(await heardBy(phone)).toEqual(['entered-by-school', 'withdrawn-by-school']);
    const mail = (await mailsTo(server, phone.player.email)).at(-1);
    expect(mail?.textBody).toContain('Your school or club has withdrawn');
  }
});

test('Both of a pair hear once that the application of their school was not paid in time', async ({
  server,
}) => {
  const { tournamentId, teacher, first, second } = await enteredPair(server, 500);
  server.clock.advance({ minutes: 31 });
  await sweepTournament(server.services, tournamentId);
  for (const phone of [first, second]) {
    expect(await heardBy(phone)).toEqual(['entered-by-school', 'school-entry-ended']);
    const [, mail] = (await mailsTo(server, phone.player.email)).filter(({ kind }) =>
      /school/.test(kind),
    );
    expect(mail).toMatchObject({ kind: 'school-entry-ended' });
    expect(mail?.textBody).toContain('has ended without payment');
  }
  expect(await heardBy(teacher)).toEqual([]);
});

test('The pupils hear that their school has given up an application that it had not paid', async ({
  server,
}) => {
  const { first, second, giveUp } = await enteredPair(server, 500);
  expect((await giveUp()).status).toBe(200);
  for (const phone of [first, second]) {
    expect(await heardBy(phone)).toEqual(['entered-by-school', 'school-entry-ended']);
  }
});
