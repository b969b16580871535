import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { fresh, mailTo, registered } from './support/account.ts';
import { makeClub, send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { printed } from './support/printed.ts';
import { inDialog, labelled, press, shows } from './support/screen.ts';
import { inShiftJis } from './support/shift-jis.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** A school enters at once and pays once, withdraws a line, and prints its papers (next.md, D11). */
test.use({ world: { demo: true } });

const DOUBLES = {
  name: 'ダブルス',
  eventType: 'Doubles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '800',
  participantLimit: '16',
  perClubLimit: '',
};
const GIVEN = [...'蓮結空光葵凛陸楓岳茜翔陽湊悠菜心大海莉琴颯芽樹朝'];
const PUPILS = GIVEN.map((given) => `桜丘 ${given}`);
/** As a school's Excel saves it; the readings of two pupils are wrong. */
const LIST = [
  '氏名,ふりがな,学年',
  ...PUPILS.map(
    (name, at) => `${name},${at % 12 === 5 ? '桜丘 かな' : 'さくらおか かな'},中${(at % 3) + 1}`,
  ),
].join('\r\n');
const WRONG = [6, 18];

type Prints = Words['prints'];

/** A form for each event. */
async function printsForm(page: Page, prints: Prints) {
  await printed(page, prints.print, async (paper) => {
    await expect(paper).toHaveCount(2);
    await expect(paper.first()).toBeVisible();
    await expect(paper.first()).toContainText(PUPILS[22] ?? '');
  });
}

/** The first print gives a receipt its number, and the second one is a copy of it. */
async function printsReceipt(page: Page, prints: Prints, number: string) {
  for (const copies of [0, 1]) {
    const sizes = await printed(page, prints.print, async (paper) => {
      await expect(paper.getByText(prints.receiptNumber(number))).toBeVisible();
      await expect(paper.getByText(prints.receiptCopy)).toHaveCount(copies);
      await expect(paper).toContainText(/14,700/);
    });
    expect(sizes).toHaveLength(1);
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`A school enters 24 pupils in two events at once, pays once, withdraws one and prints, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const { teamApplications: t, payments: pay, prints, roster } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const name = `School Cup ${language}`;
    const tournamentId = await publishedWith(organizer, [], {
      tournamentName: name,
      participantLimit: '64',
      participationFee: '500',
    });
    await send(organizer, 'POST', `/api/tournaments/${tournamentId}/events`, {
      id: uuidv7(),
      event: DOUBLES,
    });
    const person = await registered(app, fresh('teacher'), { language });
    const teacher = await newPhone({ language });
    const { page } = teacher;
    await teacher.context.addCookies(person.cookies);
    await send(teacher, 'PUT', '/api/guardians/mine', { age: 'adult' });
    const { groupId } = await makeClub(teacher, 'Sakuragaoka JHS', []);

    // The roster comes from the school's own file; what is wrong in it is corrected in place.
    await page.goto(`/group-roster/${groupId}/import`);
    const chooser = page.waitForEvent('filechooser');
    await press(page, roster.chooseFile);
    const file = { name: 'meibo.csv', mimeType: 'text/csv', buffer: inShiftJis(LIST) };
    await (await chooser).setFiles(file);
    await shows(page, roster.correctFirst(2));
    for (const number of WRONG) {
      await page
        .getByRole('group', { name: roster.rowNumber(number) })
        .getByLabel(roster.columns.familyKana)
        .fill('さくらおか');
    }
    await press(page, roster.store(24));
    await page.waitForURL(`**/group-roster/${groupId}`);

    // Pupils x events: a tap enters, two taps pair; nothing is lost by a reload.
    await page.goto(`/confirm-tournament-application/${tournamentId}`);
    await page.locator(`a[href="/apply-team/${tournamentId}"]`).click();
    await page.locator(`a[href$="group=${groupId}"]`).click();
    await shows(page, PUPILS[0] ?? '');
    const cell = (pupil: string, event: number) =>
      page
        .getByRole('row', { name: new RegExp(pupil) })
        .getByRole('button')
        .nth(event);
    // Not in the order of the roster: the order of strength begins as the roster's all the same.
    for (const pupil of PUPILS.toReversed()) await cell(pupil, 0).click();
    for (const pupil of PUPILS.slice(0, 8).toReversed()) await cell(pupil, 1).click();
    await expect(page.getByText(t.saved.saved)).toBeVisible();
    await teacher.screenshot(`choice-${language}`, { fullPage: true });
    await teacher.axe();
    await page.reload();
    await expect(cell(PUPILS[7] ?? '', 1)).toHaveAttribute('aria-pressed', 'true');

    // The check, and the payment of all of them by one charge.
    await press(page, t.check);
    await shows(page, t.noProblems);
    await page.check('[name=agreed]');
    await teacher.axe();
    await teacher.screenshot(`check-${language}`, { fullPage: true });
    await page
      .getByRole('main')
      .getByRole('button', { name: /15,200/ })
      .click();
    await page.waitForURL('**/tournament-payment?entry=*');
    await page.fill('[name=cardholderName]', 'ONO TEACHER');
    await page.fill('[name=cardNumber]', '4242 4242 4242 4242');
    await page.fill('[name=expiryDate]', '12/30');
    await page.fill('[name=cvv]', '123');
    await press(page, pay.complete);
    await page.getByRole('link', { name: pay.viewApplication }).click();
    await shows(page, t.states.paid);
    await teacher.axe();
    await teacher.screenshot(`application-${language}`, { fullPage: true });
    expect(await mailTo(app, person.email, new RegExp(name))).toContain('15,200');

    // One line goes back exactly.
    await press(page, labelled(language, t.withdraw, `${PUPILS[23]}`));
    await inDialog(page, t.withdraw);
    await shows(page, t.states['partly-refunded']);

    // The papers, as they come out of the printer: A4, and nothing of the app around them.
    const here = new URL(page.url()).pathname;
    for (const what of ['form', 'receipt'] as const) {
      await page.goto(`${here}/print/${what}`);
      await shows(page, what === 'form' ? prints.formSeal : prints.receiptFor);
      await teacher.axe();
      await teacher.screenshot(`${what}-${language}`, { fullPage: true });
      if (what === 'form') await printsForm(page, prints);
      else await printsReceipt(page, prints, `${tournamentId}-0001`);
    }

    // The organizer sees the school with its ranks, in the order of the roster.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/team-applications`);
    await shows(organizer.page, 'Sakuragaoka JHS');
    await organizer.axe();
    await organizer.screenshot(`schools-${language}`, { fullPage: true });
    const { applications } = await send<{
      applications: { lines: { eventId: number; rank: number; players: { name: string }[] }[] }[];
    }>(organizer, 'GET', `/api/tournaments/${tournamentId}/team-applications`);
    const ranks = Map.groupBy(applications[0]?.lines ?? [], ({ eventId }) => eventId);
    const ranked = [...ranks.values()].map((lines) =>
      lines.map(({ rank, players: [first, second] }) => [rank, second?.name ?? first?.name]),
    );
    expect(ranked).toEqual([
      PUPILS.map((name, at) => [at + 1, name]),
      // A pair that is tapped from its second pupil on is named so, and ranked by the first.
      [0, 2, 4, 6].map((at, index) => [index + 1, PUPILS[at]]),
    ]);
  });
}
