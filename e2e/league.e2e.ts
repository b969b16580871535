import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { enterScore, makeClub, send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { lookAgain } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { practice, league: en, matches } = words.en;

const members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao', 'Endo Rin'];

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${row} ${column}"]`);

/** A notification is written twice: on the screen, and for screen readers. */
const notified = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

test('The words of a league are those of the specification', () => {
  expect([en.selectTitle, practice.group('X'), en.teamMembers, en.addExternal]).toEqual([
    'Choose Participants',
    'Group: X',
    'Team Members',
    'Add External Member',
  ]);
  expect([en.minimum, en.createTable, practice.loadingGroup]).toEqual([
    'Minimum 3 members recommended for a League Match',
    'Create Match Table',
    'Loading group data...',
  ]);
  expect([en.fewTitle, en.fewText]).toEqual([
    'Not enough participants',
    'Please select at least 3 members for a league match.',
  ]);
  expect([en.tableTitle, en.tapToEnter, en.noPlayers]).toEqual([
    'League Match Table',
    'Tap to enter',
    'No players selected. Please go back and select players.',
  ]);
  expect([en.selectPlayers, en.selectPlayersText, en.tapCell, en.tapCellText]).toEqual([
    'Select players',
    'Please select at least 2 players to enter a scorecard',
    'Tap on any cell',
    'Select a match cell to enter scores for that match',
  ]);
  expect([en.history, en.backToSelection, en.enterScorecard]).toEqual([
    'View Practice History',
    'Back to Member Selection',
    'Enter Scorecard',
  ]);
});

for (const language of ['en', 'ja'] as const) {
  test(`A league of six is played to its end, with a restart in between (${language})`, async ({
    playerPhone,
    secondPhone,
  }) => {
    test.setTimeout(240_000);
    const { practice, league: t, matches, scorecard } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', members);

    await page.goto('/start-practicing');
    await page.getByRole('heading', { name: practice.startTitle }).waitFor();
    await phone.axe();
    await page.getByRole('link', { name: practice.invitedGroup }).click();
    await page.getByRole('link', { name: 'Sakura Club' }).click();
    await page.getByRole('heading', { name: practice.modeTitle }).waitFor();
    await phone.axe();
    await page.getByRole('link', { name: practice.league }).click();

    const boxes = page.locator('[name=selectedPlayers]');
    await boxes.first().waitFor();
    expect(
      await boxes.evaluateAll((all: HTMLInputElement[]) => all.every((one) => one.checked)),
    ).toBe(true);
    const create = page.getByRole('button', { name: t.createTable });
    await page.getByRole('button', { name: t.selectNone }).click();
    expect(await create.isDisabled()).toBe(true);
    await page.getByRole('button', { name: t.selectAll }).click();
    await page.getByRole('button', { name: t.addExternal }).click();
    await page.fill('[name=externalMemberName]', '   ');
    expect(
      await page.getByRole('button', { name: t.confirmExternal, exact: true }).isDisabled(),
    ).toBe(true);
    await page.fill('[name=externalMemberName]', '  Visitor Vera ');
    await page.keyboard.press('Enter');
    await page.getByText(t.external, { exact: true }).waitFor();
    await phone.axe();
    await create.click();

    await page.waitForURL(/league-match-table\/\d+\?session=/);
    await cell(page, 0, 1).waitFor();
    const players = await page.locator('[role=grid] tbody tr').count();
    expect(await page.locator('[data-cell]').count()).toBe(players * (players - 1));
    await phone.axe();
    await page.getByRole('button', { name: t.enterScorecard }).click();
    await notified(page, t.tapCellText);

    await cell(page, 0, 1).click();
    await page.getByRole('heading', { name: scorecard.title }).waitFor();
    expect(await page.getByRole('button', { name: matches.confirm }).isDisabled()).toBe(true);
    expect(await page.locator('[name=notes]').count()).toBe(0);
    await phone.axe();
    await enterScore(phone, '11-7 9-11 11-', matches.confirm);
    await notified(page, matches.savedTitle);
    await page.waitForURL(/league-match-table/);
    await cell(page, 0, 1).getByText('2-1').waitFor();
    expect(await cell(page, 1, 0).textContent()).toBe('1-2');

    await page.reload();
    await cell(page, 0, 1).getByText('2-1').waitFor();
    for (let row = 0; row < players; row += 1) {
      for (let column = row + 1; column < players; column += 1) {
        if (row === 0 && column === 1) continue;
        await cell(page, row, column).click();
        await enterScore(
          phone,
          (row + column) % 3 === 0 ? '7-11 8-11' : '11-9 11-5',
          matches.confirm,
        );
        await page.waitForURL(/league-match-table/);
        await cell(page, row, column).getByText('-').waitFor();
      }
    }
    const total = (players * (players - 1)) / 2;
    await page.getByText(t.leagueProgress(total, total)).waitFor();
    await page.selectOption('[name=preset]', 'tennis');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await phone.axe();

    const other = await secondPhone(phone, { language });
    await other.page.goto(`/select-league-members/${groupId}`);
    await other.page.getByText(t.leagueProgress(total, total)).click();
    await cell(other.page, 0, 1).getByText('2-1').waitFor();
    await expect(other.page.locator('[name=preset]')).toHaveValue('tennis');

    await page.getByRole('link', { name: t.history }).click();
    await page.getByRole('heading', { name: /select practice day|練習日/i }).waitFor();
    const { days } = await send<{ days: { matches: number }[] }>(
      phone,
      'GET',
      '/api/practice/records/days',
    );
    expect(days[0]?.matches).toBe(total);
  });
}

test('The keyboard moves through the grid, and the boxes follow one another automatically', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  await openLeague(page, phone);
  await cell(page, 0, 1).focus();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell);
  const path: (string | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Control+Home', 'Control+End']) {
    await page.keyboard.press(key);
    path.push(await focused());
  }
  const last = (await page.locator('[role=grid] tbody tr').count()) - 1;
  expect(path).toEqual(['2 1', '2 3', `2 ${last}`, '0 1', `${last} ${last - 1}`]);
  expect(await page.locator('[data-cell][tabindex="0"]').count()).toBe(1);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.locator('[name="sets.0.player1Score"]').focus();
  await page.keyboard.type('117');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('119');
  await page.keyboard.press('Enter');
  const values = () =>
    page
      .locator('form input')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(await values()).toEqual(['11', '7', '11', '9', '', '']);
  await page.waitForFunction(() => (document.activeElement as HTMLButtonElement).type === 'submit');
  await page.getByRole('button', { name: matches.undo }).click();
  expect(await values()).toEqual(['11', '7', '11', '', '', '']);
  await page.fill('[name="sets.1.player2Score"]', 'x');
  expect(await values()).toEqual(['11', '7', '11', '', '', '']);
});

test('A league that cannot be found says so, with a way on', async ({ playerPhone }) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', members);
  await page.goto(`/league-match-table/${groupId}`);
  await page.getByText(en.noPlayers).waitFor();
  await page.getByRole('button', { name: en.enterScorecard }).click();
  await notified(page, en.selectPlayersText);
  await phone.axe();
  await page.goto('/scorecard-input/1');
  await page.getByText('Error: Match details missing').waitFor();
  await phone.axe();
  await page.getByRole('link', { name: words.en.scorecard.back }).click();
  await page.waitForURL(/league-match-table\/1$/);
  await page.goto('/select-league-members/424242');
  await notified(page, 'The requested group could not be found.');
  await page.waitForURL(/select-invited-group/);
});

test('Choosing the members again removes nobody whom another coach has added, and opens no second league', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { allow: [/503/] });
  const { page } = phone;
  const club = await makeClub(phone, 'Sakura Club', members);
  const path = `/api/practice/leagues/${uuidv7()}`;
  const id = path.slice(-36);
  const [first, ...others] = club.members.map((member) => ({ ...member, external: false }));
  const opened = { id, groupId: club.groupId, practiceDate: '2026-11-22', players: others };
  await send(phone, 'POST', '/api/practice/leagues', opened);

  await page.route(`**${path}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(`/select-league-members/${club.groupId}?session=${id}`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await page.getByRole('button', { name: en.createTable }).count()).toBe(0);
  await page.unroute(`**${path}`);
  await again.click();
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Aoki Ren').waitFor();

  // The phone reads again when somebody looks at it.
  const look = async (baseVersion: number, players: unknown) => {
    await send(phone, 'PATCH', path, { writeId: uuidv7(), baseVersion, players });
    const read = page.waitForResponse(`**${path}`);
    await lookAgain(page);
    await (await read).finished();
  };
  await look(1, [first, ...others]);
  await expect.poll(() => box('Aoki Ren').isChecked()).toBe(true);
  await box('Baba Yui').uncheck();
  await look(2, [first, ...others, { id: 'external-1', name: 'Visitor Vera', external: true }]);
  const update = page.getByRole('button', { name: en.updateTable });
  await update.click();
  await page.waitForURL(/league-match-table/);
  await page.getByRole('rowheader', { name: 'Visitor' }).waitFor();
  await expect(page.getByRole('rowheader', { name: 'Baba' })).toHaveCount(0);

  // A change that is still pending on this phone counts as well.
  const back = page.getByRole('link', { name: en.backToSelection });
  await back.click();
  await box('Chiba Sora').waitFor();
  await phone.setOffline(true);
  await box('Chiba Sora').uncheck();
  await update.click();
  await back.click();
  await box('Doi Mao').waitFor();
  await expect(box('Chiba Sora')).not.toBeChecked();

  // So does a second one: both arrive when the signal is back.
  await box('Doi Mao').uncheck();
  await update.click();
  await page.getByText('2 entries are not sent yet').waitFor();
  await phone.setOffline(false);
  const names = async () => {
    const { league } = await send<{ league: { players: { name: string }[] } }>(phone, 'GET', path);
    return league.players.map(({ name }) => name);
  };
  await expect.poll(names).toEqual(['Aoki Ren', 'Endo Rin', 'Visitor Vera']);
});

test('A late-comer who is added without a signal can be scored at once, and both arrive later', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  await openLeague(page, phone);
  const path = `/api/practice/leagues/${new URL(page.url()).searchParams.get('session')}`;
  await page.getByRole('link', { name: en.backToSelection }).click();
  await page.getByRole('button', { name: en.addExternal }).click();
  await phone.setOffline(true);
  await page.getByLabel(en.externalName).fill('Visitor Vera');
  await page.getByRole('button', { name: en.confirmExternal }).click();
  await page.getByRole('button', { name: en.updateTable }).click();
  await cell(page, 0, 5).click();
  await enterScore(phone, '11-7 11-9', 'Confirm Score');
  await page.waitForURL(/league-match-table/);
  await cell(page, 0, 5).getByText('2-0').waitFor();
  await phone.setOffline(false);
  const stored = async () => {
    const { league } = await send<{
      league: { players: { name: string }[]; matches: { sets: string }[] };
    }>(phone, 'GET', path);
    return [league.players.at(-1)?.name, ...league.matches.map(({ sets }) => sets)];
  };
  await expect.poll(stored).toEqual(['Visitor Vera', '11-7 11-9']);
});

test('When two scorers confirm one pair, the later one sees the stored score and decides', async ({
  playerPhone,
  secondPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const other = await secondPhone(phone);
  await openLeague(phone.page, phone);
  await other.page.goto(phone.page.url());
  for (const { page } of [phone, other]) await cell(page, 0, 1).click();
  await other.page.fill('[name="sets.0.player1Score"]', '5');
  await enterScore(phone, '11-7 11-9', 'Confirm Score');
  await notified(phone.page, 'Score saved');
  await enterScore(other, '5-11 6-11', 'Confirm Score');
  await other.page.getByText(matches.changedTitle).waitFor();
  await other.page.getByText('11-7 11-9').waitFor();
  await other.axe();
  await other.page.reload();
  await other.page.getByText('11-7 11-9').waitFor();
  expect(await other.page.inputValue('[name="sets.0.player2Score"]')).toBe('11');
  await other.page.getByRole('button', { name: matches.saveMine }).click();
  await other.page.waitForURL(/league-match-table/);
  await cell(other.page, 0, 1).getByText('0-2').waitFor();
  await phone.page.reload();
  await cell(phone.page, 0, 1).getByText('0-2').waitFor();
});

test('A card that was opened too early shows the stored score until something is typed', async ({
  playerPhone,
  secondPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const other = await secondPhone(phone);
  await openLeague(phone.page, phone);
  await other.page.goto(phone.page.url());
  for (const { page } of [phone, other]) await cell(page, 0, 1).click();
  const box = other.page.locator('[name="sets.0.player1Score"]');
  await box.waitFor();
  await enterScore(phone, '11-7 11-9', 'Confirm Score');
  await notified(phone.page, 'Score saved');
  await lookAgain(other.page);
  await expect.poll(() => box.inputValue()).toBe('11');
  await enterScore(other, '5-11 6-11', 'Confirm Score');
  await other.page.waitForURL(/league-match-table/);
  await cell(other.page, 0, 1).getByText('0-2').waitFor();
});

test('A group deleted while somebody scores in it is reported clearly, and the score stays', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const groupId = await openLeague(page, phone);
  await cell(page, 0, 1).click();
  await page.fill('[name="sets.0.player1Score"]', '11');
  await send(phone, 'DELETE', `/api/groups/${groupId}`);
  await enterScore(phone, '11-7 11-9', 'Confirm Score');
  await page.getByText(matches.refusals.GROUP_NOT_FOUND).waitFor();
  expect(await page.inputValue('[name="sets.1.player2Score"]')).toBe('9');
  await phone.axe();
  await page.getByRole('button', { name: matches.discard }).click();
  await page.waitForURL(/league-match-table/);
});

/** Opens a league of a new club on the screen. */
async function openLeague(page: Page, phone: Phone) {
  const { groupId } = await makeClub(phone, 'Sakura Club', members);
  await page.goto(`/select-league-members/${groupId}`);
  await page.getByRole('button', { name: en.createTable }).click();
  await cell(page, 0, 1).waitFor();
  return groupId;
}
