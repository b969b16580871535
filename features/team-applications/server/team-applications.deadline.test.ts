import { expect } from 'vitest';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { awaiting } from './team-applications.transfers.factory.ts';

type Awaiting = Awaited<ReturnType<typeof awaiting>>;

const applicationOf = async ({ teacher, id }: Awaiting) =>
  (await teacher.call(contract.find, { params: { id } })).data?.application;

/** Lets the entries end on another day than `before`. */
async function endEntries({ organizer, tournamentId }: Awaiting, before: string, after: string) {
  const was = { ...sampleForm, applicationDeadline: before };
  const edited = await organizer.call(publishing.edit, {
    params: { id: tournamentId },
    body: { tournament: { ...was, applicationDeadline: after }, was },
  });
  expect(edited.status).toBe(200);
}

test('A school that pays by transfer keeps its places as long as the entries, when these are extended', async ({
  server,
}) => {
  const school = await awaiting(server);
  await endEntries(school, '2026-11-27', '2026-11-29');
  const dueAt = '2026-11-29T15:00:00.000Z';
  expect(await applicationOf(school)).toMatchObject({ state: 'awaiting-payment', dueAt });
  server.clock.advance({ days: 8 });
  await sweepTournament(server.services, school.tournamentId);
  const waiting = await applicationOf(school);
  expect(waiting?.state).toBe('awaiting-payment');
  expect(waiting?.lines.map(({ state }) => state)).toEqual(['reserved', 'reserved']);
  server.clock.advance({ days: 2 });
  await sweepTournament(server.services, school.tournamentId);
  expect(await applicationOf(school)).toMatchObject({ state: 'lapsed' });
});

test('A school that pays by transfer keeps its places until the day that its mail says, when the entries end earlier', async ({
  server,
}) => {
  const school = await awaiting(server);
  await endEntries(school, '2026-11-27', '2026-11-22');
  const dueAt = '2026-11-27T15:00:00.000Z';
  expect(await applicationOf(school)).toMatchObject({ state: 'awaiting-payment', dueAt });
});

test('An application that was not paid in time stays ended when the entries are extended', async ({
  server,
}) => {
  const school = await awaiting(server);
  server.clock.advance({ days: 8 });
  await endEntries(school, '2026-11-27', '2026-12-02');
  expect(await applicationOf(school)).toMatchObject({ state: 'lapsed' });
});
