import { DAY_MS } from '#platform/shared/durations.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import type { App } from '#platform/testing/server-process.ts';
import { fresh, mailTo, registered } from './support/account.ts';
import { makeClub, send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { press, shows } from './support/screen.ts';
import { expect, type NewPhone, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A school pays at a convenience store: in time, and not before the deadline of its voucher (next.md, D11). */
test.use({ world: { demo: true } });

const PUPILS = ['桜丘 蓮', '桜丘 結', '桜丘 空'];

interface Setting {
  readonly app: App;
  readonly newPhone: NewPhone;
  readonly language: 'en' | 'ja';
}

/** A teacher who has applied with three pupils and has numbers for a store on the screen. */
async function atStore({ app, newPhone, language }: Setting) {
  const { teamApplications: t, payments: pay } = words[language];
  const organizer = await organizerPhone(newPhone, language);
  const today = dayInJapan(new Date());
  const name = `Store Cup ${language}`;
  const tournamentId = await publishedWith(organizer, [], {
    tournamentName: name,
    participantLimit: '64',
    participationFee: '500',
    // Far enough for the test whose clock moves on.
    eventDate: addDays(today, 40),
    applicationDeadline: addDays(today, 30),
  });
  const person = await registered(app, fresh('teacher'), { language });
  const teacher = await newPhone({ language });
  const { page } = teacher;
  await teacher.context.addCookies(person.cookies);
  await send(teacher, 'PUT', '/api/guardians/mine', { age: 'adult' });
  const { groupId } = await makeClub(teacher, 'Sakuragaoka JHS', PUPILS);
  await page.goto(`/apply-team/${tournamentId}?group=${groupId}`);
  for (const pupil of PUPILS) {
    await page
      .getByRole('row', { name: new RegExp(pupil) })
      .getByRole('button')
      .first()
      .click();
  }
  await expect(page.getByText(t.saved.saved)).toBeVisible();
  await press(page, t.check);
  await shows(page, t.noProblems);
  await page.check('[name=agreed]');
  await press(page, t.payNow(language === 'en' ? '¥1,500' : '1,500円'));
  await page.waitForURL('**/tournament-payment?entry=*');
  await page.getByText(pay.ways.konbini, { exact: true }).click();
  await teacher.axe();
  await teacher.screenshot(`choose-${language}`, { fullPage: true });
  await press(page, pay.getNumbers);
  await shows(page, pay.storeTitle);
  return { teacher, page, person, name, groupId, tournamentId };
}

for (const language of ['en', 'ja'] as const) {
  const {
    teamApplications: t,
    payments: pay,
    prints,
    teamApplicationsMails: mail,
    notifications: notices,
  } = words[language];

  test(`A school gets numbers for a store, finds them again at its application, and pays all lines at the till, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { teacher, page, person, name, groupId } = await atStore({ app, newPhone, language });
    await shows(page, language === 'en' ? '¥1,500' : '1,500円');
    await teacher.axe();
    await expect(page.getByRole('link', { name: pay.viewApplication })).toBeVisible();
    await teacher.screenshot(`numbers-${language}`, { fullPage: true });
    const numbers = await mailTo(app, person.email, new RegExp(name));
    const code = await page
      .locator('dd')
      .filter({ hasText: /^\d{5,}$/ })
      .first()
      .textContent();
    expect(numbers).toContain(code);

    // Later, from the list of the group: the application waits for the store, and leads back to the numbers.
    await page.goto(`/group-applications/${groupId}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await shows(page, t.paysLater.store);
    await expect(page.getByRole('link', { name: prints.invoiceTitle })).toHaveCount(0);
    await teacher.axe();
    await teacher.screenshot(`waiting-${language}`, { fullPage: true });
    await page.getByRole('link', { name: t.showPayment }).click();
    await shows(page, pay.storeTitle);

    await press(page, pay.simulate);
    await shows(page, pay.thanks);
    await teacher.axe();
    await page.getByRole('link', { name: pay.viewApplication }).click();
    await shows(page, t.states.paid);
    await teacher.axe();
    await teacher.screenshot(`paid-${language}`, { fullPage: true });
    const paid = await mailTo(app, person.email, new RegExp(mail.paidSubject(name)));
    expect(paid).toContain('1,500');
  });

  test(`The deadline passes while the voucher of a school is open: it is notified, and applies again with the same pupils, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const setting = { app, newPhone, language };
    const { teacher, page, person, name, groupId } = await atStore(setting);
    const voucher = page.url();

    // The screen with the numbers is still open on the fifth day.
    await app.passTime(4 * DAY_MS, ['payments.check', 'entries.lapse']);
    await shows(page, pay.expiredTitle);
    await teacher.axe();
    await teacher.screenshot(`expired-${language}`, { fullPage: true });
    await page.goto(voucher);
    await shows(page, pay.expiredTitle);
    const lapsed = await mailTo(app, person.email, new RegExp(mail.lapsedSubject(name)));
    expect(lapsed).toContain('Sakuragaoka JHS');
    await page.goto('/notifications');
    await shows(page, notices.titles['application-lapsed']);
    await teacher.axe();
    await teacher.screenshot(`notice-${language}`);

    // The application says so, and what was chosen is chosen again.
    await page.goto(`/group-applications/${groupId}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await shows(page, t.lapsedTitle);
    await teacher.axe();
    await teacher.screenshot(`lapsed-${language}`, { fullPage: true });
    await page.getByRole('link', { name: t.again }).click();
    await shows(page, PUPILS[0] ?? '');
    for (const pupil of PUPILS) {
      await expect(
        page
          .getByRole('row', { name: new RegExp(pupil) })
          .getByRole('button')
          .first(),
      ).toHaveAttribute('aria-pressed', 'true');
    }
    await press(page, t.check);
    await page.check('[name=agreed]');
    await teacher.axe();
    await press(page, t.payNow(language === 'en' ? '¥1,500' : '1,500円'));
    await page.waitForURL('**/tournament-payment?entry=*');
    await page.getByText(pay.ways.konbini, { exact: true }).click();
    await press(page, pay.getNumbers);
    await shows(page, pay.storeTitle);
    await press(page, pay.simulate);
    await shows(page, pay.thanks);
    await page.getByRole('link', { name: pay.viewApplication }).click();
    await shows(page, t.states.paid);
  });
}
