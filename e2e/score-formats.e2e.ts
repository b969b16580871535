import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { scoreFormatsMessages as formatsEn } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '#features/matches/score-formats/score-formats.messages.ja.ts';
import { leagueMessages as leagueEn } from '#features/practice/league/league.messages.en.ts';
import { leagueMessages as leagueJa } from '#features/practice/league/league.messages.ja.ts';
import { oneOnOneMessages as oneEn } from '#features/practice/one-on-one/one-on-one.messages.en.ts';
import { oneOnOneMessages as oneJa } from '#features/practice/one-on-one/one-on-one.messages.ja.ts';
import { scoreRulesMessages as rulesEn } from '#features/practice/score-rules/score-rules.messages.en.ts';
import { scoreRulesMessages as rulesJa } from '#features/practice/score-rules/score-rules.messages.ja.ts';
import { appCached, readsCached } from './support/cached.ts';
import { enterScore, makeClub, send, setsOf } from './support/club.ts';
import { expect, test } from './support/test.ts';

const texts = {
  en: { ...matchesEn, formats: formatsEn, league: leagueEn, one: oneEn, rules: rulesEn },
  ja: { ...matchesJa, formats: formatsJa, league: leagueJa, one: oneJa, rules: rulesJa },
};
const MEMBERS = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao', 'Endo Rin'];

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${row} ${column}"]`);

/** Chooses a sport and one of its formats in the open sheet. */
async function chooseRules(page: Page, sport: string, preset: string, use: string) {
  await page.selectOption('[name=sport]', sport);
  await page.check(`[name=preset][value=${preset}]`);
  await page.getByRole('button', { name: use }).click();
}

for (const language of ['en', 'ja'] as const) {
  const t = texts[language];
  const row = t.rules.row(t.formats.asEntered);

  test(`A league begun as entered is changed to best of five after four matches (${language})`, async ({
    playerPhone,
  }) => {
    test.setTimeout(120_000);
    const phone = await playerPhone('Coach Kondo', { language, serviceWorker: true });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', MEMBERS);
    await page.goto(`/select-league-members/${groupId}`);
    await page.getByRole('button', { name: row }).waitFor();
    await phone.axe();
    await page.getByRole('button', { name: t.league.createTable }).click();
    for (const [first, second] of [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
    ] as const) {
      await cell(page, first, second).click();
      await enterScore(phone, '45-3 45-3', t.confirm);
      await cell(page, first, second).getByText('2-0').waitFor();
    }
    const session = new URL(page.url()).searchParams.get('session') ?? '';

    await page.goto(`/select-league-members/${groupId}?session=${session}`);
    await page.getByRole('button', { name: row }).click();
    await page.selectOption('[name=sport]', 'table-tennis');
    await phone.axe();
    await chooseRules(page, 'table-tennis', 'table-tennis-5', t.rules.use);
    const { members } = await send<{ members: unknown[] }>(
      phone,
      'GET',
      `/api/practice/groups/${groupId}/participants`,
    );
    const open = (members.length * (members.length - 1)) / 2 - 4;
    await page.getByText(t.rules.leagueOpen(open)).waitFor();
    await page.getByText(t.rules.leagueScored(4)).waitFor();
    await phone.axe();
    await page.getByRole('button', { name: t.rules.leagueConfirm }).click();
    const name = t.formats.inSport(
      t.formats.sports['table-tennis'],
      t.formats.names['table-tennis-5'] ?? '',
    );
    await page.getByRole('button', { name: t.rules.row(name) }).waitFor();

    await page.goto(`/league-match-table/${groupId}?session=${session}`);
    await cell(page, 2, 3).click();
    await page.getByText(t.rules.row(name)).waitFor();
    await page.fill('[name="sets.0.player1Score"]', '11');
    await page.fill('[name="sets.0.player2Score"]', '10');
    await page.getByText(t.notFinished('11-10', t.needsPointsLead(2))).waitFor();
    expect(await page.getByRole('button', { name: t.confirm }).isDisabled()).toBe(true);
    await phone.axe();
    await page.fill('[name="sets.0.player2Score"]', '13');
    await page.fill('[name="sets.0.player1Score"]', '16');
    await page
      .getByText(t.cannotBe(t.formats.game(1), '16-13', t.unitNames.game, '15-13'))
      .waitFor();
    await enterScore(phone, '11-9 8-11 11-4 12-10', t.confirm);
    await cell(page, 2, 3).getByText('3-1').waitFor();

    // A match that nobody came to: the table says so, and counts it.
    await cell(page, 1, 3).click();
    await page.getByText(t.notPlayedOut).click();
    await page.selectOption('[name=ending]', 'walkover');
    await phone.axe();
    await page.getByRole('button', { name: t.confirm }).click();
    await cell(page, 1, 3).getByText(t.formats.endings.walkover).waitFor();
    await phone.axe();

    // Without a signal the card judges as before, and the score waits.
    await appCached(page);
    await readsCached(page, session);
    await phone.setOffline(true);
    await cell(page, 0, 1).waitFor();
    await cell(page, 0, 4).click();
    await enterScore(phone, '11-1 11-2 11-3', t.confirm);
    await cell(page, 0, 4).getByText('3-0').waitFor();
    await phone.setOffline(false);
    const stored = () =>
      send<{ league: { matches: { sets: string; scoreFormat: unknown }[] } }>(
        phone,
        'GET',
        `/api/practice/leagues/${session}`,
      );
    await expect
      .poll(async () =>
        (await stored()).league.matches.find(({ sets }) => sets === '11-1 11-2 11-3'),
      )
      .toMatchObject({ scoreFormat: { id: 'table-tennis-5' } });
  });

  test(`A pro set of 9-8 has its tie-break in the records, and badminton ends at 30-29 (${language})`, async ({
    playerPhone,
  }) => {
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId, members } = await makeClub(phone, 'Sakura Club', MEMBERS);
    await page.goto(`/one-on-one-match/${groupId}`);
    await page.getByRole('button', { name: row }).click();
    await chooseRules(page, 'tennis', 'tennis-8-game-pro-set', t.rules.use);
    await page.selectOption('[name=playerA]', { label: 'Aoki Ren' });
    await page.selectOption('[name=playerB]', { label: 'Baba Yui' });
    await page.getByRole('button', { name: t.one.start }).click();
    await page.fill('[name="sets.0.player1Score"]', '9');
    await page.fill('[name="sets.0.player2Score"]', '8');
    await page.fill('[name="sets.0.tieBreak"]', '5');
    await phone.axe();
    await page.getByRole('button', { name: t.confirm }).click();
    const record = page.locator('main li', { hasText: '9-8(5)' });
    await record.waitFor();
    await phone.axe();

    const badminton = { id: 'badminton-21' };
    const score = (sets: string) => ({
      writeId: uuidv7(),
      baseVersion: 0,
      match: {
        kind: 'one-on-one',
        groupId,
        player1: members[0],
        player2: members[1],
        playedOn: '2026-11-20',
      },
      sets: setsOf(sets),
      scoreFormat: badminton,
    });
    await send(phone, 'PUT', `/api/practice/matches/${uuidv7()}`, score('30-29 21-19'));
    const refused = await page.request.put(`/api/practice/matches/${uuidv7()}`, {
      headers: { 'x-rallydays': '1' },
      data: score('31-29 21-19'),
    });
    expect(refused.status()).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'IMPOSSIBLE_SCORE' });
  });
}
