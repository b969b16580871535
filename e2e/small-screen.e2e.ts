import type { Locator, Page } from '@playwright/test';
import { longNames } from './support/long-names.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** On a small or low screen, bars and notifications leave the content and the focus in sight. */
test.use({ world: { demo: true } });

const LOW = [
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a laptop at 200 %', { width: 640, height: 400 }],
] as const;
const SMALL = { width: 360, height: 640 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen`);
  return box;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The bar with "Create Match Table", which stays in sight below the list of people. */
const actionBar = (page: Page) =>
  page.getByRole('button', { name: words.en.league.createTable }).locator('..');

const notification = (page: Page) => page.locator('[data-radix-collection-item]');

for (const [what, size] of LOW) {
  test(`On ${what} only a slim header stays over the participants`, async ({ app, newPhone }) => {
    const phone = await newPhone(size);
    const { page } = phone;
    await page.goto('/my-page');
    const { groupId } = await longNames(app, phone);
    await page.goto(`/select-league-members/${groupId}`);
    await page.getByRole('checkbox').first().waitFor();
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(49);
    for (const bar of [page.getByRole('contentinfo'), actionBar(page)]) {
      expect((await boxOf(bar)).y).toBeGreaterThan(size.height);
    }
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(Math.floor(footer.y + footer.height)).toBeLessThanOrEqual(size.height);
    await phone.axe();
  });
}

test('The focus never hides behind the bar below the participants', async ({ app, newPhone }) => {
  const phone = await newPhone(SMALL);
  const { page } = phone;
  await page.goto('/my-page');
  const { groupId } = await longNames(app, phone);
  await page.goto(`/select-league-members/${groupId}`);
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  await boxes.first().focus();
  for (let count = await boxes.count(); count > 1; count -= 1) {
    await page.keyboard.press('Tab');
    await expectInSight(page.locator(':focus'), [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      actionBar(page),
    ]);
  }
});

test('The focus never hides behind the bar with the rounds of a bracket', async ({
  app,
  newPhone,
}) => {
  const phone = await newPhone(SMALL);
  const { page } = phone;
  await page.goto('/my-page');
  const { groupId, knockoutId } = await longNames(app, phone);
  await page.goto(`/tournament-bracket/${groupId}?session=${knockoutId}`);
  const matches = page.locator('button[data-match]');
  await matches.first().waitFor();
  await matches.last().focus();
  const rounds = page.getByRole('navigation', { name: words.en.draws.jump });
  for (let count = await matches.count(); count > 1; count -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expectInSight(page.locator(':focus'), [page.getByRole('banner'), rounds]);
  }
});

/** The element is on the screen, and no bar covers it. */
async function expectInSight(element: Locator, bars: readonly Locator[]): Promise<void> {
  const box = await boxOf(element);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(SMALL.height);
  for (const bar of bars) expect(overlap(box, await boxOf(bar)), `under ${bar}`).toBe(false);
}

test('A notification about a wrong form covers neither its title nor its first wrong field', async ({
  newPhone,
}) => {
  const { page } = await newPhone(SMALL);
  await page.goto('/create-group');
  const name = page.getByLabel(words.en.groups.groupName);
  await page.getByRole('button', { name: words.en.groups.submitGroup }).click();
  await notification(page).waitFor();
  const shown = await boxOf(notification(page));
  await expect(name).toBeFocused();
  const footer = page.getByRole('contentinfo');
  for (const element of [name, footer, page.getByRole('heading', { level: 1 })]) {
    expect(overlap(shown, await boxOf(element)), `over ${element}`).toBe(false);
  }
  expect(shown.y + shown.height).toBeLessThanOrEqual((await boxOf(footer)).y);
});

test('A notification lies above the bar with the next button', async ({ app, newPhone }) => {
  const phone = await newPhone(SMALL);
  const { page } = phone;
  await page.goto('/my-page');
  const { groupId } = await longNames(app, phone);
  await page.route('**/api/practice/leagues', (route) =>
    route.fulfill({ status: 409, json: { code: 'PLAYERS_UNKNOWN', message: '', requestId: '1' } }),
  );
  await page.goto(`/select-league-members/${groupId}`);
  await page.getByRole('button', { name: words.en.league.createTable }).click();
  await notification(page).waitFor();
  const shown = await boxOf(notification(page));
  expect(shown.y + shown.height).toBeLessThanOrEqual((await boxOf(actionBar(page))).y);
});
