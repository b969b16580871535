import type { Page } from '@playwright/test';
import { paymentsMessages as payEn } from '#features/payments/payments.messages.en.ts';
import { paymentsMessages as payJa } from '#features/payments/payments.messages.ja.ts';
import { teamApplicationsMessages as en } from '#features/team-applications/team-applications.messages.en.ts';
import { teamApplicationsMessages as ja } from '#features/team-applications/team-applications.messages.ja.ts';
import { makeClub, send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** A school enters at once and pays once, withdraws a line, and prints its papers (next.md, D11). */
test.use({ world: { demo: true } });

const words = { en: { t: en, pay: payEn }, ja: { t: ja, pay: payJa } } as const;
const PUPILS = Array.from({ length: 24 }, (_, at) => `生徒 ${String(at + 1).padStart(2, '0')}`);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const inDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();

for (const language of ['en', 'ja'] as const) {
  test(`A school enters 24 pupils at once, pays once, withdraws one and prints, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { t, pay } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], {
      tournamentName: 'School Cup',
      participantLimit: '64',
      participationFee: '500',
    });
    const teacher = await playerPhone('Teacher Ono', { language });
    const { page } = teacher;
    const { groupId } = await makeClub(teacher, 'Sakuragaoka JHS', PUPILS);

    // Pupils x events: a tap enters; nothing is lost by a reload, and without a signal the phone keeps it.
    await page.goto(`/confirm-tournament-application/${tournamentId}`);
    await page.locator(`a[href="/apply-team/${tournamentId}"]`).click();
    await page.locator(`a[href$="group=${groupId}"]`).click();
    await shows(page, PUPILS[0] ?? '');
    const cells = page.locator('tbody button');
    for (const name of PUPILS) {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('button')
        .first()
        .click();
    }
    await expect(page.getByText(t.saved.saved)).toBeVisible();
    await teacher.axe();
    await teacher.screenshot(`choice-${language}`, { fullPage: true });
    await page.reload();
    await expect(cells.first()).toHaveAttribute('aria-pressed', 'true');

    // The check, and the payment of all of them by one charge.
    await press(page, t.check);
    await shows(page, t.noProblems);
    await page.check('[name=agreed]');
    await teacher.axe();
    await teacher.screenshot(`check-${language}`, { fullPage: true });
    await page.getByRole('main').getByRole('button', { name: /¥|円/ }).first().click();
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

    // One line goes back exactly.
    await press(page, `${t.withdraw}: ${PUPILS[23]}`);
    await inDialog(page, t.withdraw);
    await shows(page, t.states['partly-refunded']);

    // The papers.
    const here = new URL(page.url()).pathname;
    for (const what of ['form', 'receipt'] as const) {
      await page.goto(`${here}/print/${what}`);
      await shows(page, what === 'form' ? t.formSeal : t.receiptFor);
      await teacher.axe();
      await teacher.screenshot(`${what}-${language}`, { fullPage: true });
    }

    // The organizer sees the school with its ranks.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/team-applications`);
    await shows(organizer.page, 'Sakuragaoka JHS');
    await organizer.axe();
    await organizer.screenshot(`schools-${language}`, { fullPage: true });
    const list = await send<{ applications: { lines: { rank: number }[] }[] }>(
      organizer,
      'GET',
      `/api/tournaments/${tournamentId}/team-applications`,
    );
    expect(list.applications[0]?.lines.map(({ rank }) => rank)).toEqual(
      PUPILS.map((_, at) => at + 1),
    );
  });
}
