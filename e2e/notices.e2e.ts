import { test } from 'vitest';
import { noticesMessages as en } from '#features/notices/notices.messages.en.ts';
import { noticesMessages as ja } from '#features/notices/notices.messages.ja.ts';
import { openApp } from './support/app.ts';
import { playerPhone } from './support/club.ts';
import { newPhone } from './support/phone.ts';

const app = openApp({ demo: true });
const spoken = { en, ja };
const home = {
  en: (count: number) => `${count} New Notifications`,
  ja: (count: number) => `${count} 新着のお知らせ`,
};

test('the demo begins with three new ones; they are read one by one, or all at once', async () => {
  const { page, axe } = await newPhone(app);
  await page.goto('/');
  await page.getByRole('link', { name: home.en(3) }).click();
  await page.getByRole('heading', { name: en.title, level: 1 }).waitFor();
  await page.getByText('3 unread').waitFor();
  await axe();
  // Looking at the list reads nothing.
  await page.goto('/');
  await page.getByRole('link', { name: home.en(3) }).click();

  await page.getByRole('button', { name: en.markReadOf(en.titles.welcome) }).click();
  await page.getByText('2 unread').waitFor();
  await page.getByRole('button', { name: en.markUnreadOf(en.titles.welcome) }).click();
  await page.getByText('3 unread').waitFor();
  await page.getByRole('link', { name: en.titles.welcome }).click();
  await page.waitForURL('**/my-page');
  await page.goto('/');
  await page.getByRole('link', { name: home.en(2) }).click();
  await page.getByRole('button', { name: en.markAllRead }).click();
  await page.getByText(en.allReadNow).waitFor();
  await axe();
  await page.goto('/');
  await page.getByRole('link', { name: home.en(0) }).waitFor();
});

test.each(['en', 'ja'] as const)(
  'another phone of the same person sees what was read here (%s)',
  async (language) => {
    const t = spoken[language];
    const here = await playerPhone(app, '長谷川 アレクサンドラ', { language });
    const there = await newPhone(app, { language });
    await there.context.addCookies(await here.context.cookies());
    await here.page.goto('/notifications');
    await there.page.goto('/notifications');
    await there.page.getByText(t.unread(1)).waitFor();
    await here.page.getByRole('button', { name: t.markAllRead }).click();
    await here.page.getByText(t.allReadNow).waitFor();
    await there.page.reload();
    await there.page.getByText(t.allReadNow).waitFor();
    await there.axe();
  },
);

test('without a signal a mark is taken back and said so', async () => {
  const { page, setOffline } = await playerPhone(app, 'Offline Ono', {});
  await page.goto('/notifications');
  await page.getByText('1 unread').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await setOffline(true);
  await page.getByRole('button', { name: en.markAllRead }).click();
  await page.getByText(en.markFailed, { exact: true }).waitFor();
  await page.getByText('1 unread').waitFor();
});
