import { heldBack } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

const english = {
  actions: [
    ['New Registration / Rate & Ranking Check', '/registration'],
    ['Club Activity Support', '/club-support'],
    ['Tournament Hosting', '/tournament-organizer-registration'],
    ['Register New Tournament', '/register-tournament'],
    ['Tournament Search & Application', '/open-tournaments'],
    ['Registered Tournaments', '/my-tournaments'],
  ],
  headings: ['Quick Actions', 'Upcoming Tournaments', 'Latest Announcements'],
  joined: 'Tournaments Joined',
  notifications: 'New Notifications',
  viewAll: 'View All',
} as const;
const japanese = {
  actions: [
    ['新規登録・レート・ランキング確認', '/registration'],
    ['部活動サポート', '/club-support'],
    ['大会を主催する', '/tournament-organizer-registration'],
    ['大会を登録する', '/register-tournament'],
    ['大会検索・申込', '/open-tournaments'],
    ['申込済みの大会', '/my-tournaments'],
  ],
  headings: ['よく使うメニュー', '開催予定の大会', '最新のお知らせ'],
  joined: '参加大会数',
  notifications: '新着のお知らせ',
  viewAll: 'すべて見る',
} as const;

for (const [language, words] of [
  ['en', english],
  ['ja', japanese],
] as const) {
  test(`Home (${language}) leads everywhere and shows the real counts and lists`, async ({
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const heading of words.headings) {
      await main.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    for (const [label, destination] of words.actions) {
      const link = main.getByRole('link', { name: label, exact: true });
      expect(await link.getAttribute('href')).toBe(destination);
    }
    const joined = main.getByRole('link', { name: `12 ${words.joined}` });
    expect(await joined.getAttribute('href')).toBe('/my-tournaments');
    const notifications = main.getByRole('link', { name: words.notifications });
    expect(await notifications.getAttribute('href')).toBe('/notifications');
    const all = main.getByRole('link', { name: words.viewAll });
    expect(await all.getAttribute('href')).toBe('/open-tournaments');
    await expect(main.locator('a[href^="/confirm-tournament-application/"]')).toHaveCount(3);
    await expect(main.locator('details')).toHaveCount(3);
    await main.locator('summary').first().click();
    await main.locator('details[open] p').waitFor();
    await axe();
  });
}

test('The language switch on home changes everything in place, is remembered and is that of the mails', async ({
  newPhone,
}) => {
  const { page } = await newPhone();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'EN | 日本語' }).click();
  await page.getByRole('heading', { name: 'よく使うメニュー' }).waitFor();
  const ofMails = async () =>
    (await (await page.request.get('/api/accounts/session')).json()).account.language;
  await expect.poll(ofMails).toBe('ja');
  await page.reload();
  await page.getByRole('heading', { name: 'よく使うメニュー' }).waitFor();
});

test('Nothing on home moves while it loads', async ({ newPhone }) => {
  const { page } = await newPhone();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await heldBack(page, '**/api/home');
  await page.goto('/');
  answer();
  await page.locator('main details').first().waitFor();
  // The rate is read by a request of its own.
  await page.getByText(words.en.ratings.noRateTitle).waitFor();
  // Everything that moves has moved when the next frame but one is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(total).toBe(0);
});

test('A home that cannot be read says so, waits for nothing, and comes with another try', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone({ allow: [/503/] });
  await page.route('**/api/home', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expect(page.locator('[class*=skeleton]')).toHaveCount(0);
  await axe();
  await page.unroute('**/api/home');
  await again.click();
  await page.locator('main details').first().waitFor();
});

test('The keyboard reaches every tournament of the carousel and scrolls it into view', async ({
  newPhone,
}) => {
  const { page } = await newPhone();
  await page.goto('/');
  const last = page.locator('main a[href^="/confirm-tournament-application/"]').last();
  await last.focus();
  await expect.poll(async () => (await last.boundingBox())?.x ?? 999).toBeLessThan(200);
});

for (const language of ['en', 'ja'] as const) {
  test(`Help (${language}) opens the answer that its address names`, async ({ newPhone }) => {
    const { page, axe } = await newPhone({ language });
    await page.goto('/help#password');
    await page.locator('details#password[open]').waitFor();
    await page.getByText('4242 4242 4242 4242').waitFor();
    await axe();
  });
}
