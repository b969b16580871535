import { v7 as uuidv7 } from 'uuid';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import type { App } from '#platform/testing/server-process.ts';
import { linkIn, mailTo, registered } from './support/account.ts';
import { appCached } from './support/cached.ts';
import { send } from './support/club.ts';
import { press, written } from './support/screen.ts';
import { expect, type NewPhone, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true } });

const en = words.en.notifications;

const myPage = { en: 'My Page', ja: 'マイページ' };
const home = {
  en: (count: number) => `${count} New Notifications`,
  ja: (count: number) => `${count} 新着のお知らせ`,
};

test('The demo begins with three new notifications; they are read one by one, or all together', async ({
  newPhone,
}) => {
  const { page, axe } = await newPhone();
  await page.goto('/');
  await page.getByRole('link', { name: home.en(3) }).click();
  await page.getByRole('heading', { name: en.title, level: 1 }).waitFor();
  await page.getByText('3 unread').waitFor();
  await axe();
  // Looking at the list does not mark anything as read.
  await page.goto('/');
  await page.getByRole('link', { name: home.en(3) }).click();

  // A mark is shown before it is stored.
  const mark = (name: string) => written(page, () => page.getByRole('button', { name }).click());
  await mark(en.markReadOf(en.titles.welcome));
  await page.getByText('2 unread').waitFor();
  await mark(en.markUnreadOf(en.titles.welcome));
  await page.getByText('3 unread').waitFor();
  await written(page, () => page.getByRole('link', { name: en.titles.welcome }).click());
  await page.waitForURL('**/my-page');
  await page.goto('/');
  await page.getByRole('link', { name: home.en(2) }).click();
  await mark(en.markAllRead);
  await page.getByText(en.allReadNow).waitFor();
  await axe();
  await page.goto('/');
  await page.getByRole('link', { name: home.en(0) }).waitFor();
});

for (const language of ['en', 'ja'] as const) {
  test(`Another phone of the same person sees what was read here (${language})`, async ({
    playerPhone,
    secondPhone,
  }) => {
    const t = words[language].notifications;
    const here = await playerPhone('長谷川 アレクサンドラ', { language });
    const there = await secondPhone(here, { language });
    await here.page.goto('/notifications');
    await there.page.goto('/notifications');
    await there.page.getByText(t.unread(1)).waitFor();
    await written(here.page, () => press(here.page, t.markAllRead));
    await here.page.getByText(t.allReadNow).waitFor();
    await there.page.reload();
    await there.page.getByText(t.allReadNow).waitFor();
    await there.axe();
  });
}

test('A mark that is made without a signal is undone, and a notification says so', async ({
  playerPhone,
}) => {
  const { page, setOffline } = await playerPhone('Offline Ono', { serviceWorker: true });
  await page.goto('/notifications');
  await page.getByText('1 unread').waitFor();
  await appCached(page);
  await setOffline(true);
  await page.getByRole('button', { name: en.markAllRead }).click();
  await page.getByText(en.markFailed, { exact: true }).waitFor();
  await page.getByText('1 unread').waitFor();
});

for (const language of ['en', 'ja'] as const) {
  test(`The notification settings (${language}) are stored, name what always comes and why, and lead back`, async ({
    playerPhone,
  }) => {
    const t = words[language];
    const { page, axe } = await playerPhone('山田 太郎', { language });
    await page.goto('/my-page?tab=settings');
    await page.getByRole('link', { name: t.preferences.link }).click();
    await page.getByRole('heading', { name: t.notificationSettings.title, level: 1 }).waitFor();
    await page.getByText(t.preferences.whyFixed.payments).waitFor();
    const box = page.locator('[name=changes-mail]');
    expect(await box.isChecked()).toBe(true);
    await axe();
    const stored = page.waitForResponse('**/api/notices/choices');
    await box.click();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await page.locator('[name=changes-mail]:not(:checked)').waitFor();
    expect(await page.locator('[name=places-mail]').isChecked()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: myPage[language] }).click();
    await page.waitForURL('**/my-page?tab=settings');
    await page.goto('/notifications');
    await page.getByRole('link', { name: t.preferences.link }).click();
    await page.getByRole('link', { name: t.notificationSettings.back, exact: true }).click();
    await page.waitForURL('**/notifications');
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`The link of a mail unsubscribes from its kind without logging in (${language})`, async ({
    newPhone,
    app,
  }) => {
    const t = words[language];
    const { page, axe } = await newPhone({ language });
    const secret = await secretOfMail(app, newPhone, language);
    await page.goto(`/unsubscribe#${secret}x`);
    await page.getByRole('heading', { name: t.preferences.unknownTitle }).waitFor();
    await axe();
    await page.goto('about:blank', { waitUntil: 'commit' });
    await page.goto(`/unsubscribe#${secret}`);
    await page
      .getByText(t.preferences.endText(t.preferences.topics['organizer-messages']))
      .waitFor();
    await axe();
    await page.getByRole('button', { name: t.preferences.end }).click();
    await page.getByRole('heading', { name: t.preferences.endedTitle }).waitFor();
    await axe();
    await page.reload();
    await page.getByRole('heading', { name: t.preferences.endedTitle }).waitFor();
  });
}

for (const language of ['en', 'ja'] as const) {
  test(`The calendar has an address, which can be copied and replaced (${language})`, async ({
    playerPhone,
  }) => {
    const t = words[language].calendar;
    const { page, axe, context } = await playerPhone('Calendar Player', { language });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/notifications/settings');
    await page.getByRole('button', { name: t.show }).click();
    const field = page.locator('[name=calendar-address]');
    const first = await field.inputValue();
    expect(first).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
    const webcal = await page.getByRole('link', { name: t.subscribe }).getAttribute('href');
    expect(webcal).toBe(first.replace('http:', 'webcal:'));
    await axe();
    await page.getByRole('button', { name: t.copy }).click();
    await page.getByText(t.copied, { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    expect(await (await fetch(first)).text()).toContain('BEGIN:VCALENDAR');
    await page.locator('[name=calendar-renew]').click();
    await axe();
    await page.getByRole('button', { name: t.renewNow }).last().click();
    await page.getByText(t.renewed, { exact: true }).first().waitFor();
    await expect(field).not.toHaveValue(first);
    expect((await fetch(first)).status).toBe(404);
  });
}

test('An entry is added to the calendar from My Tournaments', async ({ newPhone }) => {
  const { page, context, axe } = await newPhone();
  await page.goto('/my-tournaments');
  const link = page.getByRole('link', { name: words.en.calendar.addOne }).first();
  await link.waitFor();
  await axe();
  const answer = await context.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});

/** The secret of the link in a mail from an organizer to a player. */
async function secretOfMail(app: App, newPhone: NewPhone, language: 'en' | 'ja'): Promise<string> {
  const organizer = await newPhone();
  const today = dayInJapan(new Date());
  const subject = `Shoes ${language}`;
  const { tournamentId } = await send<{ tournamentId: number }>(
    organizer,
    'POST',
    '/api/tournaments',
    {
      id: uuidv7(),
      tournament: {
        tournamentName: 'Spring Meet',
        prefecture: 'Tokyo',
        venue: 'Gym',
        eventDate: addDays(today, 30),
        startTime: '09:00',
        endTime: '17:00',
        applicationDeadline: addDays(today, 20),
        participantLimit: '8',
        tournamentLevel: 'Beginner',
        eventType: 'Singles',
        participationFee: '0',
        organizerName: 'Somebody',
        contactInfo: 'info@example.com',
        emergencyContact: '090-0000-0000',
        notes: '',
      },
    },
  );
  const player = await registered(app, `${uuidv7()}@example.com`, { language });
  const phone = await newPhone();
  await phone.context.addCookies(player.cookies);
  await send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });
  await send(organizer, 'POST', `/api/tournaments/${tournamentId}/messages`, {
    id: uuidv7(),
    message: { audience: 'confirmed', subject, text: 'Bring indoor shoes.' },
  });
  const mail = await mailTo(app, player.email, new RegExp(subject));
  return linkIn(mail, '/unsubscribe').split('#')[1] ?? '';
}
