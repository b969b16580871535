import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { appCached, readsCached } from './support/cached.ts';
import { type Caller, enterScore, makeClub, send, setsOf } from './support/club.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const REASON = {
  en: '11-10 is not finished: 2 ahead needed',
  ja: '11-10はまだ終わっていません（2点差が必要です）',
};
const members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao'];
const today = dayInJapan(new Date());

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${row} ${column}"]`);
const rows = (page: Page) => page.locator('[name$="player1Score"]');

interface OpenLeague {
  readonly id: string;
  readonly groupId: number;
  readonly players: readonly { readonly id: number; readonly name: string }[];
  open(page: Page): Promise<void>;
}

/** A league of a new club, by its own rules or as entered. */
async function makeLeague(caller: Caller, scoreFormat?: { id: string }): Promise<OpenLeague> {
  const club = await makeClub(caller, 'Sakura Club', members);
  const { groupId } = club;
  const players = club.members.map((one) => ({ ...one, external: false }));
  const id = uuidv7();
  const body = { id, groupId, practiceDate: today, players, ...(scoreFormat && { scoreFormat }) };
  await send(caller, 'POST', '/api/practice/leagues', body);
  const open = async (page: Page) => {
    await page.goto(`/league-match-table/${groupId}?session=${id}`);
    await cell(page, 0, 1).waitFor();
  };
  return { id, groupId, players, open };
}

function pairScore({ id, players }: OpenLeague, first: number, second: number, score: string) {
  const [player1Id, player2Id] = [players[first]?.id, players[second]?.id];
  const match = { kind: 'league', sessionId: id, player1Id, player2Id, playedOn: today };
  return { writeId: uuidv7(), baseVersion: 0, match, sets: setsOf(score) };
}

/** Chooses a sport and one of its formats in the open sheet. */
async function chooseRules(page: Page, sport: string, preset: string, use: string) {
  await page.selectOption('[name=sport]', sport);
  await page.check(`[name=preset][value=${preset}]`);
  await page.getByRole('button', { name: use }).click();
}

for (const language of ['en', 'ja'] as const) {
  test(`A league begun as entered is changed to best of five after four matches (${language})`, async ({
    playerPhone,
  }) => {
    const { scoreFormats: t, scoreRules, practice, matches } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const league = await makeLeague(phone);
    const pairs = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
    ] as const; // prettier-ignore
    for (const [first, second] of pairs) {
      const body = pairScore(league, first, second, '45-3 45-3');
      await send(phone, 'PUT', `/api/practice/matches/${uuidv7()}`, body);
    }
    await page.goto(`/select-league-members/${league.groupId}?session=${league.id}`);
    await page.getByRole('button', { name: scoreRules.row(t.asEntered) }).click();
    await page.selectOption('[name=sport]', 'table-tennis');
    await phone.axe();
    await phone.screenshot('sheet', { fullPage: true });
    await chooseRules(page, 'table-tennis', 'table-tennis-5', scoreRules.use);
    const open = (league.players.length * (league.players.length - 1)) / 2 - pairs.length;
    await page.getByText(practice.openMatches(open)).waitFor();
    await page.getByText(practice.scoredMatches(pairs.length)).waitFor();
    await phone.axe();
    await phone.screenshot('change', { fullPage: true });
    await page.getByRole('button', { name: practice.changeRulesConfirm }).click();
    const name = t.named(t.sports['table-tennis'], t.names['table-tennis-5']);
    await page.getByRole('button', { name: scoreRules.row(name) }).waitFor();
    await league.open(page);

    // An unscored match: as many rows as the format needs, and impossible scores in words.
    await cell(page, 1, 3).click();
    await rows(page).first().waitFor();
    await expect(rows(page)).toHaveCount(3);
    await phone.axe();
    await page.fill('[name="sets.0.player1Score"]', '11');
    await page.fill('[name="sets.0.player2Score"]', '10');
    await page.getByText(REASON[language], { exact: true }).waitFor();
    await expect(page.getByRole('button', { name: matches.confirm })).toBeDisabled();
    await phone.axe();
    await phone.screenshot('impossible', { fullPage: true });
    await page.fill('[name="sets.0.player1Score"]', '16');
    await page.fill('[name="sets.0.player2Score"]', '13');
    await page.getByText(t.beyondEnd('16-13', 'game', '15-13'), { exact: true }).waitFor();
    await page.fill('[name="sets.0.player1Score"]', '15');
    await page.getByText(t.decided('Baba Yui')).waitFor();
    for (const [at, game] of setsOf('11-9 8-11 11-4 12-10').entries()) {
      await page.fill(`[name="sets.${at}.player1Score"]`, game.player1Score);
      await page.fill(`[name="sets.${at}.player2Score"]`, game.player2Score);
    }
    // Three games have decided: there is no row for a fifth.
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: matches.confirm }).click();
    await page.waitForURL(/league-match-table/);
    await expect(cell(page, 1, 3)).toContainText('3-1');

    // The two-tap entry, and a match that was not played to its end.
    await cell(page, 2, 3).click();
    for (const digit of ['7', '5']) {
      await page.getByRole('button', { name: /^11 – \?/ }).click();
      await page.keyboard.press(digit);
    }
    await expect(page.locator('[name="sets.1.player1Score"]')).toHaveValue('11');
    await page.getByRole('button', { name: t.endedEarly }).click();
    await page.getByRole('radio', { name: 'Doi Mao' }).click();
    await phone.axe();
    await phone.screenshot('retired', { fullPage: true });
    await page.getByRole('button', { name: matches.confirm }).click();
    await page.waitForURL(/league-match-table/);

    // A scored match keeps the card of the specification.
    await cell(page, 0, 1).click();
    await expect(page.locator('[name="sets.0.player1Score"]')).toHaveValue('45');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: t.endedEarly })).toHaveCount(0);

    // The records.
    await page.goto(`/practice-records/matches/${today}/league`);
    await page.getByText(matches.early.retired, { exact: true }).waitFor();
    await phone.axe();
    await phone.screenshot('records', { fullPage: true });
    await page.getByRole('link', { name: /Baba Yui.*Doi Mao/ }).click();
    await page.getByText(name).waitFor();
    await phone.axe();
    await phone.screenshot('match', { fullPage: true });
  });
}

test('Badminton to 21 takes 30-29, and the server refuses 31-29 as well', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const league = await makeLeague(phone, { id: 'badminton-21' });
  const answer = await phone.context.request.put(`/api/practice/matches/${uuidv7()}`, {
    headers: { 'x-rallydays': '1' },
    data: { ...pairScore(league, 0, 1, '31-29 21-0'), scoreFormat: { id: 'badminton-21' } },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('IMPOSSIBLE_SCORE');
  await league.open(page);
  await cell(page, 0, 1).click();
  await enterScore(phone, '30-29 21-19', words.en.matches.confirm);
  await page.waitForURL(/league-match-table/);
  await expect(cell(page, 0, 1)).toContainText('2-0');
});

test('A pro set of 9-8 is recorded with the points of its tie-break', async ({ playerPhone }) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', members);
  await page.goto(`/one-on-one-match/${groupId}`);
  await page
    .getByRole('button', { name: words.en.scoreRules.row(words.en.scoreFormats.asEntered) })
    .click();
  await chooseRules(page, 'tennis', 'tennis-8-game-pro-set', words.en.scoreRules.use);
  await page.selectOption('[name=playerA]', { label: 'Aoki Ren' });
  await page.selectOption('[name=playerB]', { label: 'Baba Yui' });
  await page.getByRole('button', { name: words.en.oneOnOne.start }).click();
  await page.fill('[name="sets.0.player1Score"]', '9');
  await page.fill('[name="sets.0.player2Score"]', '8');
  await page.fill('[name="sets.0.tieBreak"]', '5');
  await phone.axe();
  await phone.screenshot('tie-break', { fullPage: true });
  await page.getByRole('button', { name: words.en.matches.confirm }).click();
  await page.waitForURL(/one-on-one-match/);
  await page.locator('main li', { hasText: '9-8(5)' }).first().waitFor();
  await phone.axe();
  await phone.screenshot('one-on-one', { fullPage: true });
  await page.goto(`/practice-records/matches/${today}/one-on-one`);
  await expect(page.getByRole('list', { name: 'Set scores' })).toHaveText('9-8(5)');
});

for (const language of ['en', 'ja'] as const) {
  test(`Matches of a league that nobody played do not keep its table open (${language})`, async ({
    playerPhone,
  }) => {
    const { scoreFormats: t, matches, league: leagueWords } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const league = await makeLeague(phone, { id: 'table-tennis-3' });
    const { players } = league;
    const pairs = players.flatMap((_, first) =>
      players.map((__, second) => [first, second] as const).slice(first + 1),
    );
    for (const [first, second] of pairs.slice(2)) {
      const body = pairScore(league, first, second, '11-9 11-9');
      const scoreFormat = { id: 'table-tennis-3' };
      await send(phone, 'PUT', `/api/practice/matches/${uuidv7()}`, { ...body, scoreFormat });
    }
    await league.open(page);
    for (const [column, status] of [
      [1, 'double-walkover'],
      [2, 'cancelled'],
    ] as const) {
      await cell(page, 0, column).click();
      await page.getByRole('button', { name: t.endedEarly }).click();
      await page.locator(`[name=ending][value=${status}]`).check();
      await page.getByText(matches.nobody, { exact: true }).waitFor();
      await phone.axe();
      await phone.screenshot(status, { fullPage: true });
      await page.getByRole('button', { name: matches.confirm }).click();
      await page.waitForURL(/league-match-table/);
      await expect(cell(page, 0, column)).toContainText(matches.early[status]);
    }
    await page.getByText(leagueWords.finalByShare).waitFor();
    await phone.axe();
    await phone.screenshot('table', { fullPage: true });
    await page.goto(`/practice-records/matches/${today}/league`);
    await page.getByText(matches.early.cancelled, { exact: true }).waitFor();
    await phone.axe();
    await phone.screenshot('records', { fullPage: true });
  });
}

test('A score with a format is entered without a signal, and arrives when it is back', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const league = await makeLeague(phone, { id: 'table-tennis-3' });
  await league.open(page);
  await appCached(page);
  await readsCached(page, league.id);
  await phone.setOffline(true);
  await cell(page, 0, 1).click();
  await enterScore(phone, '11-9 12-10', words.en.matches.confirm);
  await page.waitForURL(/league-match-table/);
  await page
    .getByText(/not sent yet/)
    .first()
    .waitFor();
  await phone.setOffline(false);
  await expect
    .poll(async () => {
      const path = `/api/practice/leagues/${league.id}`;
      const read = await send<{ league: { matches: object[] } }>(phone, 'GET', path);
      return read.league.matches;
    })
    .toMatchObject([{ sets: '11-9 12-10', scoreFormat: { id: 'table-tennis-3' } }]);
});
