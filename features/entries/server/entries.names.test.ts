import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../entries.contract.ts';

test.for([
  ['en', 'Osaka Doubles Cup', 'Utsubo Tennis Center'],
  ['ja', '大阪ダブルスカップ', '靱テニスセンター'],
] as const)(
  'A mail in %s has bilingual names in its own language only',
  async ([language, name, venue], { server }) => {
    const tournamentId = await makeTournament(server.services, {
      name: '大阪ダブルスカップ｜Osaka Doubles Cup',
      venue: '靱テニスセンター｜Utsubo Tennis Center',
      feeYen: 0,
    });
    const phone = await server.playerPhone({ language });
    await phone.call(contract.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    const [mail] = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'entry-confirmed'));
    expect(mail?.subject).toContain(name);
    expect(mail?.subject).not.toContain('｜');
    expect(mail?.textBody).toContain(venue);
    expect(mail?.textBody).not.toContain('｜');
  },
);
