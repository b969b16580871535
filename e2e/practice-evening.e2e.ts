import type { Page } from '@playwright/test';
import { dayInJapan } from '#platform/shared/format.ts';
import { appCached, readsCached, unsentWrites } from './support/cached.ts';
import { enterScore, makeClub, send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { press } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

const { evening: en, practice } = words.en;

/** The practice evening (next.md, A7 (6)). */
const NAMES = ['Aoki', 'Baba', 'Chiba', 'Doi', 'Endo', 'Fujii', 'Goto', 'Hara', 'Ito', 'Kato'];

interface Board {
  readonly matches: readonly { readonly state: string; readonly winner?: string }[];
}

async function storedEvening(phone: Phone, groupId: number) {
  const path = `/api/practice/groups/${groupId}/evenings/${dayInJapan(new Date())}`;
  return (await send<{ evening: { board: Board } | null }>(phone, 'GET', path)).evening;
}

async function finishedMatches(phone: Phone, groupId: number) {
  const stored = await storedEvening(phone, groupId);
  return stored?.board.matches.filter(({ state }) => state === 'finished') ?? [];
}

/** The finished matches on the boards that the phone has stored and not sent. */
async function finishedUnsent(page: Page) {
  const boards = (await unsentWrites(page)).map(({ meta }) => meta as Partial<Board>);
  return boards.flatMap(({ matches = [] }) => matches.filter(({ state }) => state === 'finished'))
    .length;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Everybody of the club comes, and the matches begin on two courts. */
async function begin(
  { page }: Phone,
  groupId: number,
  names: readonly string[],
  t: Words['evening'],
) {
  await page.goto(`/practice-evening/${groupId}`);
  for (const name of names) await press(page, name);
  await press(page, t.start);
  await page.getByRole('button', { name: t.finishedOn(t.court('2')) }).waitFor();
}

/** Ends the match of a court. A second tap before the next match is shown would end the same one. */
async function ended(page: Page, button: string) {
  const board = page.getByRole('main');
  const before = await board.innerText();
  await press(page, button);
  await expect.poll(() => board.innerText()).not.toBe(before);
}

for (const language of ['en', 'ja'] as const) {
  test(`Eleven people on two courts are at most one match apart after twenty rounds (${language})`, async ({
    playerPhone,
  }) => {
    const { evening: t, practice, matches } = words[language];
    const phone = await playerPhone('Coach Kondo', { language });
    const { page } = phone;
    const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
    await page.goto(`/select-practice-mode/${groupId}`);
    await page.getByRole('link', { name: practice.evening }).click();
    await page.getByText(t.tooFew(2)).waitFor();
    await phone.axe();
    for (const name of NAMES) await press(page, name);
    await page.getByLabel(t.guest).fill('Yamada');
    await press(page, t.addGuest);
    await page.getByText(t.hereCount(11), { exact: true }).waitFor();
    await phone.screenshot('people', { fullPage: true });
    await press(page, t.start);
    await page.getByRole('heading', { name: t.court('2') }).waitFor();
    await phone.screenshot('board', { fullPage: true });
    await phone.axe();

    await press(page, t.finishedOn(t.court('1')));
    await enterScore(phone, '11-9 11-7', matches.confirm);
    await page.getByRole('heading', { name: t.court('1') }).waitFor();
    for (let match = 2; match <= 40; match += 1) {
      await ended(page, t.noScoreOn(t.court(String((match % 2) + 1))));
    }
    await tab(page, t.summary);
    const counts = await page.locator('tbody td:nth-child(2)').allInnerTexts();
    expect(counts).toHaveLength(11);
    const played = counts.map(Number);
    expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(1);
    expect(played.reduce((sum, count) => sum + count)).toBe(2 * 42);
    const wins = await page.locator('tbody td:nth-child(3)').allInnerTexts();
    expect(wins.map(Number).reduce((sum, count) => sum + count)).toBe(1);
    await phone.axe();
    await phone.screenshot('summary', { fullPage: true });

    await press(page, t.end);
    await page.getByRole('alertdialog').getByRole('button', { name: t.end }).click();
    await page.getByText(t.ended).waitFor();
    await page.goto(`/one-on-one-match/${groupId}`);
    await page.locator('main li', { hasText: '2-0' }).waitFor();
  });
}

test('A score that is corrected without a signal counts so in the summary, and after it has arrived', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
  await begin(phone, groupId, NAMES, en);
  const players = page.getByRole('region', { name: 'Court 1' }).locator('button[draggable]');
  const [, second] = await players.allInnerTexts();
  await press(page, en.finishedOn('Court 1'));
  await enterScore(phone, '11-1 11-2', 'Confirm Score');
  await page.getByRole('heading', { name: 'Court 1' }).waitFor();
  await page.getByRole('link', { name: en.back }).click();
  await page.getByRole('link', { name: practice.oneOnOne }).click();
  await page.locator('main li', { hasText: '2-0' }).waitFor();
  await appCached(page);
  await readsCached(page, 'randomSeed');
  await phone.setOffline(true);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await enterScore(phone, '1-11 2-11', 'Confirm Score');
  await page.locator('main li', { hasText: '0-2' }).waitFor();
  await page.getByRole('link', { name: words.en.oneOnOne.back }).click();
  await page.getByRole('link', { name: practice.evening }).click();
  await tab(page, en.summary);
  await page.getByText(en.won(second!), { exact: true }).waitFor();
  await phone.setOffline(false);
  await page.getByText(/not sent yet/).waitFor({ state: 'detached' });
  await page.reload();
  await tab(page, en.summary);
  await page.getByText(en.won(second!), { exact: true }).waitFor();
  await page.getByRole('row', { name: `${second} 1 1` }).waitFor();
});

test('Five scores without a signal stay on the phone and arrive once each', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
  await begin(phone, groupId, NAMES, en);
  await appCached(page);
  await readsCached(page, 'randomSeed');
  await phone.setOffline(true);
  for (const points of ['1', '2', '3', '4', '5']) {
    await press(page, en.finishedOn('Court 1'));
    await enterScore(phone, `11-${points} 11-${points}`, 'Confirm Score');
    await page.getByRole('heading', { name: 'Court 1' }).waitFor();
  }
  // Five scores, and the board as one write.
  await expect.poll(() => finishedUnsent(page)).toBe(5);
  await page.getByText('6 entries are not sent yet').waitFor();
  await page.reload();
  await page.getByText('6 entries are not sent yet').waitFor();
  await phone.axe();
  await phone.setOffline(false);
  await expect
    .poll(async () => (await finishedMatches(phone, groupId)).map(({ winner }) => winner))
    .toEqual(Array(5).fill('player1'));
  const path = `/api/practice/one-on-one?groupId=${groupId}`;
  const scores = async () => {
    const read = await send<{ matches: { sets: { player2Score: string }[] }[] }>(
      phone,
      'GET',
      path,
    );
    return read.matches.map(({ sets }) => sets[0]?.player2Score).sort();
  };
  await expect.poll(scores).toEqual(['1', '2', '3', '4', '5']);
});

test('Two phones run the same evening, one of them without a signal, and no finished match is lost', async ({
  playerPhone,
  secondPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
  await begin(phone, groupId, NAMES, en);
  await expect
    .poll(async () => (await storedEvening(phone, groupId))?.board.matches.length)
    .toBe(2);
  const other = await secondPhone(phone);
  await other.page.goto(`/practice-evening/${groupId}`);
  await other.page.getByRole('heading', { name: 'Court 2' }).waitFor();
  await other.setOffline(true);
  for (let match = 0; match < 4; match += 1) await ended(other.page, en.noScoreOn('Court 1'));
  for (let match = 0; match < 3; match += 1) await ended(phone.page, en.noScoreOn('Court 2'));
  await other.setOffline(false);
  await expect.poll(async () => (await finishedMatches(phone, groupId)).length).toBe(7);
  const stored = await storedEvening(phone, groupId);
  const states = stored!.board.matches.map(({ state }) => state);
  expect(states.filter((state) => state === 'running').length).toBeLessThanOrEqual(2);
});

test('Two people change places by two taps, and who goes home leaves the court', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', NAMES);
  await begin(phone, groupId, NAMES, en);
  const court = page.getByRole('region', { name: 'Court 1' });
  const [first] = await court.locator('button[draggable]').allInnerTexts();
  const waiting = page.locator('ol button').first();
  const [next] = (await waiting.innerText()).split('\n');
  await court.getByRole('button', { name: first!, exact: true }).click();
  await page.getByRole('status').getByText(en.chosen(first!)).waitFor();
  await phone.axe();
  await waiting.click();
  await court.getByRole('button', { name: next!, exact: true }).click();
  await press(page, en.leaves);
  await page.getByRole('alertdialog').getByText(en.leaveText).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: en.leaves }).click();
  await expect(court.getByRole('button', { name: next!, exact: true })).toHaveCount(0);
  await expect(page.locator('ol button', { hasText: next! })).toHaveCount(0);
});

test('Pairs with a guest are scored by the rules of the practice, and mixed pairs are a woman and a man', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', NAMES.slice(0, 3));
  await page.goto(`/practice-evening/${groupId}`);
  for (const name of NAMES.slice(0, 3)) await press(page, name);
  await page.check('[name=rule][value=doubles]');
  await page.getByText(en.tooFew(4)).waitFor();
  await page.getByLabel(en.guest).fill('Yamada');
  await press(page, en.addGuest);
  await page.selectOption('[name=courts]', '1');
  await page
    .getByRole('button', { name: words.en.scoreRules.row(words.en.scoreFormats.asEntered) })
    .click();
  await page.selectOption('[name=sport]', 'badminton');
  await page.check('[name=preset][value=badminton-21-one]');
  await press(page, words.en.scoreRules.use);
  await press(page, en.start);

  const court = page.getByRole('region', { name: 'Court 1' });
  const onCourt = court.locator('button[draggable]');
  await expect(onCourt).toHaveCount(4);
  const players = await onCourt.allInnerTexts();
  expect([...players].sort()).toEqual([...NAMES.slice(0, 3), 'Yamada']);
  await press(page, en.finishedOn('Court 1'));
  await enterScore(phone, '30-29', 'Confirm Score');
  await court.waitFor();
  await tab(page, en.summary);
  const winners = players.slice(0, 2).join('・');
  await page.getByText(en.won(winners), { exact: true }).waitFor();

  await tab(page, en.people);
  await page.check('[name=rule][value=mixed]');
  const parts = page.locator('select[name^=part-]');
  const women = await parts.evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).slice(0, 2).map(({ labels }) => labels[0]?.textContent ?? ''),
  );
  for (const [at, part] of ['female', 'female', 'male', 'male'].entries()) {
    await parts.nth(at).selectOption(part);
  }
  await phone.axe();
  await tab(page, en.matches);
  await ended(page, en.noScoreOn('Court 1'));
  const mixed = await onCourt.allInnerTexts();
  expect([mixed.slice(0, 2), mixed.slice(2)].map((pair) => womenIn(pair, women))).toEqual([1, 1]);

  await page.goto(`/one-on-one-match/${groupId}`);
  await page.locator('main li', { hasText: winners }).getByText('30-29').waitFor();
});

function womenIn(pair: readonly string[], women: readonly string[]): number {
  return pair.filter((name) => women.includes(name)).length;
}
