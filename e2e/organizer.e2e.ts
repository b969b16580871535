import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { fresh } from './support/account.ts';
import { send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { press, shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** From application to a full tournament and its end (spec sections 2.19 to 2.21 and the process around them). */

test.use({ world: { demo: true } });

const submit = (page: Page) => page.click('main form button[type=submit]');

/** Chooses a day of next month in a date field's calendar. */
async function chooseDay(page: Page, field: string, day: number) {
  await page.click(`input[name=${field}] + button`);
  await page.locator('dialog[open] nav button').last().click();
  await page
    .locator('dialog[open] td:not([data-outside]) button', { hasText: new RegExp(`^${day}日?$`) })
    .first()
    .click();
}

const apply = (phone: Phone, tournamentId: number) =>
  send<{ entry: { id: string } }>(phone, 'POST', '/api/entries', {
    id: uuidv7(),
    tournamentId,
    agreed: true,
  });
const pay = (phone: Phone, entryId: string) =>
  send(phone, 'POST', '/api/payments', {
    id: uuidv7(),
    entryId,
    method: 'credit-card',
    cardToken: 'tok_sandbox_ok_4242',
  });

for (const language of ['en', 'ja'] as const) {
  test(`An organizer goes from application to a full tournament, and every yen is refunded, in ${language}`, async ({
    newPhone,
    playerPhone,
    operatorPhone,
  }) => {
    test.setTimeout(300_000);
    const w = words[language];
    const email = fresh(`organizer-${language}`);
    // A second attempt must not meet the club of the first one.
    const club = `Aozora ${uuidv7().slice(-6)}`;
    const organization = `${club} Tennis ${language}`;
    const name = `${club} Winter Open ${language}`;

    // Somebody applies as an organizer.
    const organizer = await newPhone({ language });
    const { page } = organizer;
    await page.goto('/tournament-organizer-registration');
    await page.getByRole('heading', { level: 1, name: w.organizers.applyTitle }).waitFor();
    await organizer.axe();
    await submit(page);
    await shows(page, w.organizers.errors.emailInvalid);
    await page.fill('[name=organizerName]', '青空 一郎');
    await page.fill('[name=organizationName]', organization);
    await page.fill('[name=address]', '東京都青空市1-1');
    await page.fill('[name=email]', email);
    // What was typed survives a reload.
    await page.reload();
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('[name=email]')?.value === typed,
      email,
    );
    await submit(page);
    await shows(page, w.organizers.submitting);
    await page.waitForURL('**/tournament-organizer-submitted');
    await shows(page, w.organizers.whatsNext);
    await organizer.axe();

    // The operator approves, reverses the decision, approves again, and reads the mail.
    // At a desk: on a phone the notification would cover the button until it closes.
    const operator = await operatorPhone({ language, width: 1280, height: 900 });
    const desk = operator.page;
    await desk.goto('/operator');
    await desk.fill('[name=q]', organization);
    const card = desk.locator('main li', { hasText: organization });
    await expect.poll(() => desk.locator('main ul > li').count()).toBe(1);
    await operator.axe();
    await card.getByRole('button', { name: w.operator.approve }).click();
    await shows(desk, w.operator.approved);
    await desk.getByRole('button', { name: w.operator.undo }).first().click();
    await shows(desk, w.operator.undone);
    await written(desk, () => card.getByRole('button', { name: w.operator.approve }).click());
    await shows(desk, w.operator.approvedText(60));
    await desk.goto('/operator/mails');
    await desk.fill('[name=q]', email);
    await desk.selectOption('[name=state]', 'queued');
    await desk.locator('main ul ul button', { hasText: email }).first().click();
    const letter = desk.locator('dialog[open]');
    await letter.getByText('ORG-').waitFor();
    await operator.axe();
    const text = (await letter.textContent()) ?? '';
    const organizerId = /ORG-\w{6}/.exec(text)?.[0] ?? '';
    const oneTime = /(?:password: |仮パスワード：)([a-z0-9-]{14})/.exec(text)?.[1] ?? '';

    // The first login asks for another password, on any page.
    await page.goto('/login');
    await page.fill('[name=loginId]', organizerId);
    await page.fill('[name=password]', oneTime);
    await submit(page);
    await page.waitForURL('**/new-password');
    await page.goto('/organizer');
    await page.waitForURL('**/new-password?next=*');
    await organizer.axe();
    await page.fill('[name=password]', 'my own password');
    await page.fill('[name=confirmPassword]', 'my own password');
    await submit(page);
    await page.waitForURL('**/organizer');
    await shows(page, w.publishing.noneComing);
    await organizer.axe();

    // A tournament of two places; nothing typed is ever lost.
    await page.goto('/register-tournament');
    await submit(page);
    await shows(page, w.publishing.errors.limitNotPositive);
    await shows(page, w.publishing.errors.deadlineMissing);
    await organizer.axe();
    await page.fill('[name=tournamentName]', name);
    await page.selectOption('[name=prefecture]', 'Okinawa');
    await page.fill('[name=venue]', 'Aozora Hall');
    await chooseDay(page, 'eventDate', 20);
    await chooseDay(page, 'applicationDeadline', 25);
    await shows(page, w.publishing.warnings.DEADLINE_NOT_BEFORE_DAY);
    await page.reload();
    await shows(page, w.publishing.restored);
    expect(await page.inputValue('[name=tournamentName]')).toBe(name);
    await chooseDay(page, 'applicationDeadline', 10);
    await page.fill('[name=participantLimit]', '2');
    await page.fill('[name=participationFee]', '１０００');
    await page.fill('[name=contactInfo]', email);
    await page.fill('[name=emergencyContact]', '090-1111-2222');
    expect(await page.inputValue('[name=organizerName]')).toBe(organization);
    await organizer.axe();
    await submit(page);
    await shows(page, w.publishing.publishedText);
    await page.waitForURL((url) => url.pathname === '/');

    // Players find it, and it is full after two of them.
    const first = await playerPhone('First Player', { language });
    await first.page.goto(`/open-tournaments?search=${encodeURIComponent(name)}`);
    const listed = first.page.locator('main li', { hasText: name });
    const found = listed.locator('a[href^="/confirm-tournament-application/"]').first();
    const id = Number(/\d+$/.exec((await found.getAttribute('href')) ?? '')?.[0]);
    const second = await playerPhone('=Second Player', { language });
    const entered = await apply(first, id);
    await pay(first, entered.entry.id);
    await pay(second, (await apply(second, id)).entry.id);

    // A third player joins the waiting list, and gets the place that the first releases.
    const third = await playerPhone('Third Player', { language });
    await third.page.goto(`/confirm-tournament-application/${id}`);
    await press(third.page, w.waitingList.join);
    await shows(third.page, w.waitingList.joinedText(1));
    await third.axe();
    await send(first, 'POST', `/api/entries/${entered.entry.id}/withdraw`);
    await third.page.goto('/my-tournaments');
    await shows(third.page, w.waitingList.offeredTitle);
    await third.axe();
    await third.page.getByRole('link', { name: w.waitingList.take }).click();
    await third.page.check('[name=agreed]');
    await third.axe();
    await submit(third.page);
    await third.page.waitForURL('**/tournament-payment');
    const taken = await send<{ entry: { id: string } }>(
      third,
      'GET',
      `/api/entries/current?tournamentId=${id}`,
    );
    await pay(third, taken.entry.id);

    // The organizer sees all of them, writes to them, and downloads the list.
    await page.goto(`/organizer/tournaments/${id}/entries`);
    await shows(page, w.entryList.summary(2, 2, 0, 'Singles'));
    await expect(page.locator('main ul > li')).toHaveCount(3);
    await page.fill('[name=q]', 'third');
    await expect.poll(() => page.locator('main ul > li').count()).toBe(1);
    await organizer.axe();
    await press(page, w.entryList.write);
    await page.fill('[name=subject]', 'Hello');
    await page.fill('[name=text]', 'See you at 8:30.');
    await organizer.axe();
    await press(page, w.entryList.preview);
    await shows(page, w.entryList.previewTitle);
    await organizer.axe();
    await press(page, w.entryList.sendTo(2));
    await shows(page, w.entryList.sent(2));
    const saving = page.waitForEvent('download');
    await press(page, w.entryList.export);
    const csv = readFileSync(await (await saving).path(), 'utf8');
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv).toContain(`"'=Second Player"`);
    expect(csv).toContain('"Third Player"');
    await page.goto(`/organizer/tournaments/${id}/print`);
    await page.getByRole('cell', { name: 'Third Player' }).waitFor();
    await organizer.axe();

    // The next tournament begins as a copy, and has both events.
    await send(organizer, 'POST', `/api/tournaments/${id}/events`, {
      id: uuidv7(),
      event: {
        name: 'ダブルス｜Doubles',
        eventType: 'Doubles',
        genderRule: 'any',
        level: 'Beginner',
        ageRule: '',
        participationFee: '3000',
        participantLimit: '8',
        perClubLimit: '',
      },
    });
    await page.goto('/register-tournament');
    await page.fill('[name=tournamentName]', `${name} typed`);
    await page.goto(`/organizer/tournaments/${id}`);
    // What was typed before is not lost by accident.
    await page.getByRole('link', { name: w.publishing.duplicate }).click();
    await shows(page, w.publishing.replaceTitle);
    await organizer.axe();
    await press(page, w.publishing.keepDraft);
    await shows(page, w.publishing.restored);
    expect(await page.inputValue('[name=tournamentName]')).toBe(`${name} typed`);
    await page.goto(`/organizer/tournaments/${id}`);
    await page.getByRole('link', { name: w.publishing.duplicate }).click();
    await press(page, w.publishing.replaceDraft);
    await shows(page, w.publishing.copiedEvents(2));
    await organizer.axe();
    await page.fill('[name=tournamentName]', `${name} again`);
    await chooseDay(page, 'eventDate', 21);
    await chooseDay(page, 'applicationDeadline', 11);
    await submit(page);
    await shows(page, w.publishing.publishedText);
    await page.waitForURL((url) => url.pathname === '/');
    const mine = await send<{ tournaments: { name: string; events: { count: number } }[] }>(
      organizer,
      'GET',
      '/api/tournaments/mine?when=coming',
    );
    expect(mine.tournaments.map((one) => [one.name, one.events.count])).toContainEqual([
      `${name} again`,
      2,
    ]);

    // The tournament is cancelled: everybody is notified, and every yen is accounted for.
    await page.goto(`/organizer/tournaments/${id}`);
    await organizer.axe();
    await press(page, w.publishing.cancelTournament);
    await shows(page, w.publishing.cancelNotified(2));
    await page.fill('[name=reason]', '台風');
    await organizer.axe();
    await press(page, w.publishing.cancelNow);
    await shows(page, w.publishing.errors.nameDiffers);
    await page.fill('dialog[open] [name=tournamentName]', name);
    await press(page, w.publishing.cancelNow);
    await shows(page, w.publishing.cancelledSums(2, 2));
    type Revenue = { sums: Record<string, number> };
    const sums = async () =>
      (await send<Revenue>(organizer, 'GET', `/api/tournaments/${id}/takings`)).sums;
    await expect
      .poll(sums, { timeout: 30_000 })
      .toMatchObject({ chargedYen: 3000, refundedYen: 3000, unrefundedYen: 0, remainingYen: 0 });
    await page.goto(`/organizer/tournaments/${id}/takings`);
    await shows(page, w.entryList.sums.remainingYen);
    await organizer.axe();

    // What the operator did stays in the log; everybody can read every page of the console.
    await desk.goto('/operator/log');
    await shows(desk, w.operator.actions['decision-undone']);
    await operator.axe();
    for (const section of ['announcements', 'accounts', 'tournaments', 'refunds']) {
      await desk.goto(`/operator/${section}`);
      await desk.locator('main ul > li, main p:not([hidden])').first().waitFor();
      await operator.axe();
    }
  });
}

test('An announcement appears on the home screen in both languages, until it is withdrawn', async ({
  newPhone,
  operatorPhone,
}) => {
  const w = words.en.operator;
  const operator = await operatorPhone({ width: 1280, height: 900 });
  const { page } = operator;
  await page.goto('/operator/announcements');
  await press(page, w.newAnnouncement);
  await press(page, w.saveDraft);
  await shows(page, w.announcementErrors.titleMissing);
  await operator.axe();
  await page.fill('dialog[open] [name=titleEn]', 'Winter opening hours');
  await page.fill('dialog[open] [name=titleJa]', '年末年始のお知らせ');
  await press(page, w.saveDraft);
  const card = page.locator('main li', { hasText: 'Winter opening hours' });
  await card.waitFor();
  const visitor = await newPhone({ language: 'ja' });
  await visitor.page.goto('/');
  expect(await visitor.page.getByText('年末年始のお知らせ').count()).toBe(0);
  await card.getByRole('button', { name: w.publish }).click();
  await shows(page, w.published);
  await visitor.page.goto('/');
  await shows(visitor.page, '年末年始のお知らせ');
  await card.getByRole('button', { name: w.withdraw }).click();
  await shows(page, w.withdrawn);
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
  await expect.poll(() => visitor.page.getByText('年末年始のお知らせ').count()).toBe(0);
});

test('On a phone the open section of the console is in sight', async ({ operatorPhone }) => {
  const operator = await operatorPhone();
  await operator.page.goto('/operator/log');
  const open = operator.page.locator('main nav [aria-current=page]');
  const inSight = () =>
    open.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(inSight).toBe(true);
  await operator.axe();
  await operator.screenshot('operator-log');
});
