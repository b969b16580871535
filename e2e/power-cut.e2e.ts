import type { Page } from '@playwright/test';
import { enterScore, makeClub } from './support/club.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { embedded: true } });

const { freePractice, league, matches, oneOnOne } = words.en;

const firstPair = (page: Page) => page.locator('[data-cell="0 1"]');

test('What a practice shows as saved is still there after a power cut', async ({
  app,
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', ['Aoki Ren', 'Baba Yui', 'Ito Mao']);

  await page.goto(`/select-league-members/${groupId}`);
  await page.getByRole('button', { name: league.createTable }).click();
  await firstPair(page).click();
  await enterScore(phone, '11-7 11-9', matches.confirm);
  await firstPair(page).getByText('2-0').waitFor();
  const table = page.url();

  await page.goto(`/one-on-one-match/${groupId}`);
  await page.selectOption('[name=playerA]', { label: 'Aoki Ren' });
  await page.selectOption('[name=playerB]', { label: 'Baba Yui' });
  await page.getByRole('button', { name: oneOnOne.start }).click();
  await enterScore(phone, '9-11 11-7 5-11', matches.confirm);
  const line = page.locator('main li', { hasText: oneOnOne.versus('Aoki Ren', 'Baba Yui') });
  await line.getByText(oneOnOne.won('Baba Yui', '1-2')).waitFor();

  await page.goto('/free-practice-match');
  await page.fill('[name=playerA]', 'Haru');
  await page.fill('[name=playerB]', 'Rin');
  await page.getByRole('button', { name: freePractice.add }).click();
  const row = page.locator('tr', { hasText: freePractice.versus('Haru', 'Rin') });
  await row.getByText('Waiting to be sent').waitFor({ state: 'detached' });
  await row.getByText('0-0').waitFor();

  await app.kill();
  await app.restart();
  await page.reload();
  await row.getByText('0-0').waitFor();
  await page.goto(`/one-on-one-match/${groupId}`);
  await line.getByText(oneOnOne.won('Baba Yui', '1-2')).waitFor();
  await page.goto(table);
  await firstPair(page).getByText('2-0').waitFor();
});
