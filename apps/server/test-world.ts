import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { createAccountWithAllData } from '#features/personal-data/server/personal-data.factory.ts';
import { makeApplication } from '#features/team-applications/server/team-applications.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { rowsOf } from '#platform/testing/table-prints.ts';
import type { TestApp } from './test-app.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Creates a person who has one of everything, and the tournament of an organizer. */
export async function createWorld(server: TestApp) {
  const life = await createAccountWithAllData(server);
  const { phone } = life;
  const { db } = server.services;
  const organizer = await makeOrganizerAccount(server.services);
  const tournamentId = await makeTournament(server.services, {
    organizerId: organizer.organizerId,
  });
  const [event] = await rowsOf(db, `select id from events where tournament_id = ${tournamentId}`);
  const { data } = await phone.call(notifications.list, {});
  const one = async (table: string) => {
    const [row] = await rowsOf(
      db,
      `select id from ${table} where account_id = '${phone.player.id}'`,
    );
    return String(row?.id);
  };
  const [session] = await rowsOf(
    db,
    `select id from sessions where user_id = '${phone.player.id}'`,
  );
  const [pupil] = await rowsOf(
    db,
    `select player_id from group_members where group_id = ${life.groupId} and account_id is null`,
  );
  return {
    ...life,
    host: organizer,
    pupilId: String(pupil?.player_id),
    tournamentId,
    eventId: Number(event?.id),
    notification: String(data?.notifications[0]?.id),
    device: String(session?.id),
    waiting: await one('waiting_entries'),
    payment: await one('payments'),
    passkey: await one('passkeys'),
    request: await one('group_requests'),
  };
}

/** A teacher whose own school has applied to the tournaments of the world. */
export async function otherTeacher(server: TestApp, { tournamentId, appliedTo }: World) {
  const { db, clock } = server.services;
  const phone = await server.playerPhone({ fullName: 'Teacher Toda' });
  const accountId = phone.player.id;
  const creator = { accountId, name: phone.player.fullName };
  const now = clock.now();
  const { id: groupId } = await makeGroup(db, { creator, now, members: ['Pupil B'] });
  const pupils = await listPupils(db, groupId);
  const pupil = pupils.find((one) => one.accountId === null)?.id ?? '';
  for (const id of [tournamentId, appliedTo]) {
    const [event] = (await tournaments.findById(db, id))?.events ?? [];
    const lines = [{ eventId: event?.id ?? 0, pupils: [pupil] }];
    await makeApplication(server.services, { tournamentId: id, groupId, accountId, lines });
  }
  return phone;
}
