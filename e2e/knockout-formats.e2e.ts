import type { Page } from '@playwright/test';
import { dayInJapan } from '#platform/shared/format.ts';
import { bracketOf, enterByHand, nameIn, openMatch } from './support/bracket.ts';
import { appCached, readsCached } from './support/cached.ts';
import { makeClub } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** Brackets by score rules, and matches in which neither player appears. */
const names = Array.from({ length: 8 }, (_, at) => `Player${at + 1} ${'ABCDEFGH'[at]}`);
const today = dayInJapan(new Date());

const rows = (page: Page) => page.locator('[name$="player1Score"]');
const match = (page: Page, id: string) => page.locator(`[data-match="${id}"]`);
const named = (
  { scoreFormats: formats }: Words,
  sport: 'table-tennis' | 'tennis',
  preset: string,
) =>
  formats.named(
    formats.sports[sport],
    formats.names[preset as keyof Words['scoreFormats']['names']],
  );

/** Opens the row of these rules, and chooses others. */
async function chooseRules(
  page: Page,
  { scoreRules }: Words,
  now: string,
  sport: string,
  preset: string,
) {
  await page.getByRole('button', { name: scoreRules.row(now) }).click();
  await page.selectOption('[name=sport]', sport);
  await page.check(`[name=preset][value=${preset}]`);
  await page.getByRole('button', { name: scoreRules.use }).click();
}

/** Starts a bracket on the screen by table tennis' best of five; returns its id. */
async function startBestOfFive(phone: Phone, by: Words): Promise<string> {
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', names);
  await page.goto(`/select-tournament-members/${groupId}`);
  await page.locator('[name=selectedPlayers]').first().waitFor();
  await chooseRules(page, by, by.scoreFormats.asEntered, 'table-tennis', 'table-tennis-5');
  const name = named(by, 'table-tennis', 'table-tennis-5');
  await page.getByRole('button', { name: by.scoreRules.row(name) }).waitFor();
  await phone.axe();
  await phone.screenshot('participants', { fullPage: true });
  await page.getByRole('button', { name: by.knockout.start }).click();
  await match(page, '1-0').waitFor();
  return new URL(page.url()).searchParams.get('session') ?? '';
}

/** Submits a match in which neither player appeared. */
async function submitNobody(phone: Phone, by: Words, id: string) {
  const { scoreFormats, knockoutScores: scores } = by;
  const { page } = phone;
  await openMatch(phone, id);
  await page.getByRole('button', { name: scoreFormats.endedEarly }).click();
  await page.locator('[name=ending][value=double-walkover]').check();
  await page.getByRole('button', { name: scores.submit }).click();
  await page.getByText(scores.reasonDoubleWalkover).waitFor();
}

for (const language of ['en', 'ja'] as const) {
  test(`A bracket is played by score rules, which change for the matches without a result (${language})`, async ({
    playerPhone,
  }) => {
    const by = words[language];
    const { knockoutScores: scores, draws, scoreFormats, scoreRules, practice } = by;
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const id = await startBestOfFive(phone, by);
    const before = await bracketOf(phone, id);
    const playerOf = (matchId: string, side: 'player1' | 'player2') =>
      nameIn(before, before.draw.matches.find((one) => one.id === matchId)?.[side] ?? null);

    // The league's card: as many rows as needed, and impossible scores in words.
    await openMatch(phone, '1-0');
    await expect(rows(page)).toHaveCount(3);
    await page.fill('[name="sets.0.player1Score"]', '12');
    await page.fill('[name="sets.0.player2Score"]', '9');
    await page.getByText(scoreFormats.beyondEnd('12-9', 'game', '11-9'), { exact: true }).waitFor();
    await expect(page.getByRole('button', { name: scores.submit })).toBeDisabled();
    await phone.axe();
    await phone.screenshot('impossible', { fullPage: true });
    await enterByHand(phone, '11-9 8-11 11-4 12-10', by.knockoutScores);
    await match(page, '1-0').getByText('11-9 8-11 11-4 12-10').waitFor();

    // Neither player appears: the next opponent goes on.
    await submitNobody(phone, by, '1-1');
    const first = playerOf('1-0', 'player1');
    await page.getByText(scores.advancesUnopposed(first, draws.rounds['semi-finals'])).waitFor();
    await phone.axe();
    await phone.screenshot('double-walkover', { fullPage: true });
    await page.getByRole('button', { name: scores.confirm, exact: true }).click();
    await page.getByText(draws.unopposed, { exact: true }).waitFor();
    await page.getByText(draws.doubleWalkover, { exact: true }).waitFor();
    await phone.axe();
    await phone.screenshot('unopposed', { fullPage: true });

    // Other rules for the four matches that are still to be played.
    const bestOfFive = named(by, 'table-tennis', 'table-tennis-5');
    await chooseRules(page, by, bestOfFive, 'tennis', 'tennis-8-game-pro-set');
    await page.getByText(practice.openMatches(4)).waitFor();
    await page.getByText(practice.scoredMatches(2)).waitFor();
    await phone.axe();
    await phone.screenshot('change', { fullPage: true });
    await page.getByRole('button', { name: practice.changeRulesConfirm }).click();
    const proSet = named(by, 'tennis', 'tennis-8-game-pro-set');
    await page.getByRole('button', { name: scoreRules.row(proSet) }).waitFor();
    await openMatch(phone, '1-2');
    await page.fill('[name="sets.0.player1Score"]', '9');
    await page.fill('[name="sets.0.player2Score"]', '8');
    await page.fill('[name="sets.0.tieBreak"]', '5');
    await page.getByRole('button', { name: scores.submit }).click();
    await page.getByText(scores.winsBy(playerOf('1-2', 'player1'), '9-8(5)')).waitFor();
    await page.getByRole('button', { name: scores.confirm, exact: true }).click();
    await match(page, '1-2').getByText(draws.score('9-8(5)')).waitFor();
    await page.getByRole('tab', { name: draws.viewTree }).click();
    await match(page, '1-2').getByText('8(5)', { exact: true }).waitFor();
    await phone.axe();
    await phone.screenshot('tree', { fullPage: true });
    await page.getByRole('tab', { name: draws.viewRounds }).click();

    // A match with a result keeps its rules.
    await openMatch(phone, '1-0');
    await expect(rows(page)).toHaveCount(4);
    await page.getByText(bestOfFive, { exact: true }).waitFor();
    await phone.screenshot('correction', { fullPage: true });

    // The records, with the tie-break and the rules by name.
    await page.goto(`/practice-records/matches/${today}/tournament`);
    await page.getByText('(5)').waitFor();
    await phone.axe();
    await phone.screenshot('records', { fullPage: true });
    await page.getByRole('link', { name: playerOf('1-2', 'player1') }).click();
    await page.getByText(proSet).waitFor();
    await phone.screenshot('match', { fullPage: true });
  });
}

test('A double walkover is taken back, and its next match is played after all', async ({
  playerPhone,
}) => {
  const by = words.en;
  const { knockoutScores: scores, draws } = by;
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const id = await startBestOfFive(phone, by);
  await openMatch(phone, '1-0');
  await enterByHand(phone, '11-9 11-9 11-9', by.knockoutScores);
  await submitNobody(phone, by, '1-1');
  await page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await page.getByText(draws.unopposed, { exact: true }).waitFor();

  await match(page, '1-1').click();
  await page.getByRole('button', { name: scores.clear }).click();
  await page.getByText(scores.isPlayedAfterAll(draws.rounds['semi-finals'])).waitFor();
  await phone.screenshot('clear', { fullPage: true });
  await page.getByRole('alertdialog').getByRole('button', { name: scores.clear }).click();
  await page.waitForURL(/tournament-bracket/);
  await expect(page.getByText(draws.unopposed, { exact: true })).toHaveCount(0);
  await expect
    .poll(async () => (await bracketOf(phone, id)).draw.matches.find((one) => one.id === '2-0'))
    .toMatchObject({ player2: null, result: null });
});

test('A bracket without score rules knows double walkovers as well, on its card of five sets', async ({
  playerPhone,
}) => {
  const { knockoutScores: scores, draws } = words.en;
  const phone = await playerPhone('Coach Kondo', { dark: true });
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', names);
  await page.goto(`/select-tournament-members/${groupId}`);
  await page.getByRole('button', { name: words.en.knockout.start }).click();
  for (const id of ['1-0', '1-1']) {
    await match(page, id).waitFor();
    await openMatch(phone, id);
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: scores.otherResult }).click();
    await page.locator('[name=result][value=double-walkover]').check();
    await phone.axe();
    await phone.screenshot(`five-sets-${id}`, { fullPage: true });
    await page.getByRole('button', { name: scores.submit }).click();
    await page.getByRole('button', { name: scores.confirm, exact: true }).click();
    await page.waitForURL(/tournament-bracket/);
  }
  await page.getByText(draws.notPlayed, { exact: true }).waitFor();
  await phone.axe();
  await phone.screenshot('nobody', { fullPage: true });
});

test('Rules and a result by them are chosen and entered without a signal, and arrive in their order', async ({
  playerPhone,
}) => {
  const by = words.en;
  const { draws, scoreRules } = by;
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const id = await startBestOfFive(phone, by);
  await appCached(page);
  await readsCached(page, id);
  await openMatch(phone, '1-0');
  await rows(page).first().waitFor();
  await page.goBack();
  await match(page, '1-0').waitFor();
  await phone.setOffline(true);
  const bestOfFive = named(by, 'table-tennis', 'table-tennis-5');
  await chooseRules(page, by, bestOfFive, 'table-tennis', 'table-tennis-3');
  const bestOfThree = named(by, 'table-tennis', 'table-tennis-3');
  await page.getByRole('button', { name: scoreRules.row(bestOfThree) }).waitFor();
  await openMatch(phone, '1-0');
  await enterByHand(phone, '11-9 12-10', by.knockoutScores);
  await match(page, '1-0').getByText(draws.notSent).waitFor();
  await phone.setOffline(false);
  await expect
    .poll(async () => {
      const bracket = await bracketOf(phone, id);
      return bracket.draw.matches.find((one) => one.id === '1-0')?.result;
    })
    .toMatchObject({ kind: 'score', score: '2-0', scoreFormat: { id: 'table-tennis-3' } });
});
