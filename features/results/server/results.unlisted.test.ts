import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import { findCertificates } from '../certificates/certificates.contract.ts';
import { findResults } from '../results.contract.ts';

describe('the results of an unlisted tournament', () => {
  test('Strangers find neither results nor certificates of an unlisted tournament; the organizer does', async ({
    server,
  }) => {
    const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
    const organizer = server.phone();
    await organizer.call(accounts.login, { body: { loginId, password } });
    const id = await makeTournament(server.services, { organizerId, isUnlisted: true });
    const params = { id };
    const query = { names: 'public' as const };
    for (const [phone, status] of [
      [organizer, 200],
      [server.phone(), 404],
      [await server.playerPhone(), 404],
    ] as const) {
      expect((await phone.call(findResults, { params, query })).status).toBe(status);
      expect((await phone.call(findCertificates, { params })).status).toBe(status);
    }
  });
});
