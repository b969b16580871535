import { v7 as uuidv7 } from 'uuid';
import { type Bracket, nextReady, scoreByApi } from './support/bracket.ts';
import { makeClub, send, setsOf } from './support/club.ts';
import { streamsOf } from './support/live.ts';
import { expect, test } from './support/test.ts';

/** Phones that show a league or a bracket hear of results from others at once (next.md, C7; decision 0043). */

/** Less than the 15 seconds after which a page without a stream asks again. */
const AT_ONCE = { timeout: 8000 };
const MEMBERS = [
  ...['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao'],
  ...['Endo Rin', 'Fujii Riku', 'Goto Kai', 'Hayashi Aoi'],
];

for (const language of ['en', 'ja'] as const) {
  test(`A bracket shows results of other phones at once, to its group and to who has its link, in ${language}`, async ({
    playerPhone,
    newPhone,
    secondPhone,
  }) => {
    const coach = await playerPhone('Kondo Ken', { language });
    const { groupId, members } = await makeClub(coach, 'Sakura Club', MEMBERS);
    const { knockout } = await send<{ knockout: Bracket }>(
      coach,
      'POST',
      '/api/practice/knockouts',
      {
        id: uuidv7(),
        groupId,
        practiceDate: '2026-11-20',
        players: members.map((member) => ({ ...member, external: false })),
      },
    );
    const share = `/api/practice/knockouts/${knockout.id}/share`;
    const { token } = await send<{ token: string }>(coach, 'POST', share);
    const shared = await newPhone({ language });
    const own = await secondPhone(coach, { language });
    const streams = streamsOf(own.page);
    await shared.page.goto(`/b/${token}`);
    await own.page.goto(`/tournament-bracket/${groupId}?session=${knockout.id}`);
    const match = nextReady(knockout)!;
    const card = own.page.locator(`[data-match="${match.id}"]`);
    await card.waitFor();
    await shared.page.getByText('A.R.').first().waitFor();
    await expect.poll(() => streams.length).toBe(1);
    await scoreByApi(coach, knockout, match.id, '11-9 11-7');
    for (const shown of [card, shared.page.locator('main')]) {
      await shown
        .getByText(/2-0|11-9/)
        .first()
        .waitFor(AT_ONCE);
    }
    await shared.axe();
  });

  test(`A league shows results of other phones at once, in ${language}`, async ({
    playerPhone,
    secondPhone,
  }) => {
    const coach = await playerPhone('Kondo Ken', { language });
    const { groupId, members } = await makeClub(coach, 'Sakura Club', MEMBERS);
    const sessionId = uuidv7();
    await send(coach, 'POST', '/api/practice/leagues', {
      id: sessionId,
      groupId,
      practiceDate: '2026-11-20',
      players: members.map((member) => ({ ...member, external: false })),
    });
    const { page } = await secondPhone(coach, { language });
    const streams = streamsOf(page);
    await page.goto(`/league-match-table/${groupId}?session=${sessionId}`);
    await page.locator('[data-cell]').first().waitFor();
    await expect.poll(() => streams.length).toBe(1);
    await send(coach, 'PUT', `/api/practice/matches/${uuidv7()}`, {
      writeId: uuidv7(),
      baseVersion: 0,
      match: {
        kind: 'league',
        sessionId,
        player1Id: members[0]?.id,
        player2Id: members[1]?.id,
        playedOn: '2026-11-20',
      },
      sets: setsOf('11-7 11-9'),
    });
    await page.locator('[data-cell]').getByText('2-0').first().waitFor(AT_ONCE);
  });
}
