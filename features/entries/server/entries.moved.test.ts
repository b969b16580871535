import { describe, expect } from 'vitest';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { hostedTournament } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { mailsMessages as guardiansEn } from '#features/guardians/mails/mails.messages.en.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { accept, enter, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import { mailsMessages as schoolsEn } from '#features/team-applications/mails/mails.messages.en.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { announceMove } from './entries.commands.ts';

const CONTACT = 'info@sakura.example';

/** Moves a tournament to another venue; gives the text of the newest mail about it to an address. */
function mover(server: TestApp, tournamentId: number) {
  return async (address: string) => {
    const { db } = server.services;
    const found = await tournaments.findById(db, tournamentId);
    if (!found) throw new Error('there is no tournament');
    const tournament = { ...found, venue: 'Another Hall' };
    server.clock.advance({ seconds: 1 });
    await db.transaction((tx) => announceMove(server.services, tx, tournament, ''));
    const sent = (await mailsTo(server, address)).filter(({ kind }) =>
      kind.endsWith('tournament-changed'),
    );
    return sent.at(-1)?.textBody;
  };
}

describe('what a mail about a moved tournament says to do for who cannot come', () => {
  test('Player and partner withdraw or part while entries are open, ask once they are closed, and otherwise write to the organizer', async ({
    server,
  }) => {
    const { organizer, params, tournamentId } = await hostedTournament(server, {
      eventType: 'Doubles',
      feeYen: 0,
    });
    const player = await server.playerPhone();
    const partner = await server.playerPhone();
    const entryId = await enter(player, tournamentId);
    await accept(partner, await linkFrom(player, entryId));
    const move = mover(server, tournamentId);
    expect(await move(player.player.email)).toContain(en.changedWithdraw);
    expect(await move(partner.player.email)).toContain(en.changedPart);
    await organizer.call(eventDraws.closeEntries, { params });
    for (const { player: one } of [player, partner]) {
      expect(await move(one.email)).toContain(en.changedAsk);
    }
    await organizer.call(eventDraws.reopenEntries, { params });
    server.clock.advance({ days: 8 });
    for (const { player: one } of [player, partner]) {
      expect(await move(one.email)).toContain(en.changedContact(CONTACT));
    }
  });

  test('A guardian withdraws the entry, asks to, or writes to the organizer', async ({
    server,
  }) => {
    const { organizer, params, tournamentId } = await hostedTournament(server, { feeYen: 0 });
    const { phone } = await confirmed(server);
    await enter(phone, tournamentId);
    const move = mover(server, tournamentId);
    expect(await move(MOTHER)).toContain(guardiansEn.changedWithdraw);
    await organizer.call(eventDraws.closeEntries, { params });
    expect(await move(MOTHER)).toContain(guardiansEn.changedAsk);
    await organizer.call(eventDraws.reopenEntries, { params });
    server.clock.advance({ days: 8 });
    expect(await move(MOTHER)).toContain(guardiansEn.changedContact(CONTACT));
  });

  test('The guardian of a partner writes to the organizer', async ({ server }) => {
    const { tournamentId } = await hostedTournament(server, { eventType: 'Doubles', feeYen: 0 });
    const { phone } = await confirmed(server);
    const player = await server.playerPhone();
    await accept(phone, await linkFrom(player, await enter(player, tournamentId)));
    expect(await mover(server, tournamentId)(MOTHER)).toContain(
      guardiansEn.changedContact(CONTACT),
    );
  });

  test('A school withdraws its lines while all can be, asks where an event is closed, and otherwise writes to the organizer', async ({
    server,
  }) => {
    const team = { eventType: 'Team', feeYen: 0 } as const;
    const { id, eventIds, organizer } = await makeHost(
      server,
      [{ eventType: 'Team', fee: 0 }],
      team,
    );
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = eventIds.map((eventId, at) => ({
      eventId,
      team: '桜丘A',
      pupils: pupils.slice(at * 6, at * 6 + 6).map((pupil) => pupil.id),
    }));
    await applyFor(teacher, { tournamentId: id, groupId: group.id, lines, totalYen: 0 });
    const move = mover(server, id);
    const { email } = teacher.player;
    expect(await move(email)).toContain(en.changedWithdraw);
    const params = { id, eventId: eventIds[0] ?? 0 };
    await organizer.call(eventDraws.closeEntries, { params });
    expect(await move(email)).toContain(schoolsEn.movedAsk);
    await organizer.call(eventDraws.reopenEntries, { params });
    server.clock.advance({ days: 8 });
    expect(await move(email)).toContain(en.changedContact(CONTACT));
  });
});
