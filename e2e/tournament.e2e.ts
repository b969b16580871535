import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { registerBySteps } from './support/registration.ts';
import { shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true, embedded: true } });

const { payments, entries } = words.en;

const other = { en: 'ja', ja: 'en' } as const;

const fillCard = async (page: Page, number: string) => {
  await page.fill('[name=cardholderName]', 'TARO YAMADA');
  await page.fill('[name=cardNumber]', '');
  await page.locator('[name=cardNumber]').pressSequentially(number);
  await page.fill('[name=expiryDate]', '');
  await page.locator('[name=expiryDate]').pressSequentially('12/39');
  await page.locator('[name=cvv]').pressSequentially('1234x');
};
const joined = async (page: Page) => {
  const answer = await page.request.get('/api/home');
  return (await answer.json()).person.tournamentsJoined as number;
};

for (const language of ['en', 'ja'] as const) {
  test(`A player enters a first tournament, in ${language}`, async ({ newPhone }) => {
    test.setTimeout(240_000);
    const w = words[language];
    const phone = await newPhone({ language });
    const { page } = phone;
    await registerBySteps(page, `hanako-${randomUUID()}@example.com`);

    // Find a tournament: the search is part of the address, so going back restores it.
    await page.goto('/open-tournaments');
    await page.locator('main li').first().waitFor();
    await phone.axe();
    await page.fill('[name=search]', 'ｔｏｋｙｏ junior');
    await page.waitForURL('**/open-tournaments?search=*');
    await expect.poll(() => page.locator('main li').count()).toBe(1);
    await page.click('main li a[href^="/confirm-tournament-application/"] >> nth=1');

    // Apply: only after agreeing.
    await page.waitForSelector('[name=agreed]');
    await phone.axe();
    expect(await page.locator('main form button[type=submit]').isDisabled()).toBe(true);
    await page.focus('[name=agreed]');
    await page.keyboard.press('Enter');
    await shows(page, w.entries.agreementRequired);
    await page.goBack();
    await expect(page.locator('[name=search]')).toHaveValue('ｔｏｋｙｏ junior');
    await page.goForward();
    await page.check('[name=age][value=adult]');
    await page.check('[name=agreed]');
    await submit(page);
    await shows(page, w.entries.submitting);
    await page.waitForURL('**/tournament-payment');

    // Nothing filled in: every field says so, in the current language, and toggling loses nothing typed.
    await page.waitForSelector('[name=cardNumber]');
    expect(await page.isChecked('[name=paymentMethod][value=credit-card]')).toBe(true);
    await phone.axe();
    await submit(page);
    await shows(page, w.payments.invalidText);
    await shows(page, w.payments.cardErrors.expiryInvalid);
    await phone.axe();
    await page.fill('[name=cardholderName]', 'TARO');
    await page.click('header button');
    await shows(page, words[other[language]].payments.cardErrors.expiryInvalid);
    expect(await page.inputValue('[name=cardholderName]')).toBe('TARO');
    await page.click('header button');
    await shows(page, w.payments.payTitle);

    // Points: too few. QR: a real code.
    await page.check('[name=paymentMethod][value=points]');
    await shows(page, w.payments.pointsShort);
    await shows(page, w.payments.pts('1,500'));
    expect(await page.locator('main form button[type=submit]').isDisabled()).toBe(true);
    await phone.axe();
    await page.check('[name=paymentMethod][value=qr-code]');
    await page.locator('main svg[role=img] path').waitFor();
    await phone.axe();

    // A declined card, then another: what was typed is still there.
    await page.check('[name=paymentMethod][value=credit-card]');
    await fillCard(page, '4000 0000 0000 0002');
    await submit(page);
    await shows(page, w.payments.processing);
    await shows(page, w.payments.problems.CARD_DECLINED);
    expect(await page.inputValue('[name=cardNumber]')).toBe('4000000000000002');
    expect(await page.inputValue('[name=expiryDate]')).toBe('12/39');
    expect(await page.inputValue('[name=cvv]')).toBe('');
    await phone.axe();
    await page.reload();
    await fillCard(page, '4242424242424242');
    await submit(page);
    await shows(page, w.payments.thanks);
    await shows(page, w.payments.mailSent);
    await phone.axe();
    await page.waitForURL('**/practice-records');
    await page.locator('main a[href="/my-tournaments"]').first().waitFor();
    expect(await joined(page)).toBe(1);

    // The entry, its details, and the withdrawal.
    await page.goto('/my-tournaments');
    await shows(page, w.entries.states.confirmed);
    await shows(page, w.entries.emergencyContact);
    await phone.axe();
    await page.goto('/confirm-tournament-application/1');
    await shows(page, w.entries.alreadyConfirmed);
    await phone.axe();
    await page.goto('/my-tournaments');
    await page.getByRole('button', { name: w.entries.withdraw }).click();
    await phone.axe();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await shows(page, w.entries.withdrawn);
    await shows(page, w.entries.nothingComing);
    expect(await joined(page)).toBe(0);
    await page.getByRole('tab').last().click();
    await page.waitForURL('**/my-tournaments?when=past');
    await shows(page, w.entries.states.withdrawn);
    await phone.axe();
  });
}

test('A player pays by QR code, after a reload and on a deep link', async ({ newPhone }) => {
  const { page } = await newPhone();
  await registerBySteps(page, `hanako-${randomUUID()}@example.com`);
  await page.goto('/tournament-payment');
  await shows(page, payments.nothingTitle);
  await page.goto('/confirm-tournament-application/1');
  await page.check('[name=age][value=adult]');
  await page.check('[name=agreed]');
  await submit(page);
  await page.waitForURL('**/tournament-payment');
  await page.reload();
  await page.waitForSelector('[name=paymentMethod]');
  // Applying again returns the same place, and a friendly message.
  await page.goto('/confirm-tournament-application/1');
  await shows(page, entries.alreadyReserved);
  await page.clock.install();
  await page.goto('/tournament-payment');
  await page.check('[name=paymentMethod][value=qr-code]');
  await submit(page);
  await shows(page, payments.thanks);
  // A person who goes on before the two seconds are over stays on the new screen.
  await page.getByRole('link', { name: payments.backHome }).click();
  await page.waitForURL('/');
  await page.clock.fastForward(2500);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('A tournament that cannot be applied for says so', async ({ newPhone }) => {
  const { page, axe } = await newPhone();
  await page.goto('/confirm-tournament-application/424242');
  await page.waitForURL('**/open-tournaments');
  await shows(page, entries.notFound);
  await page.goto('/confirm-tournament-application/8');
  await shows(page, entries.closedTitle);
  expect(await page.locator('[name=agreed]').count()).toBe(0);
  await axe();
  // A full tournament leads from the list to its waiting list.
  await page.goto('/open-tournaments');
  await page.getByRole('link', { name: words.en.tournaments.waitingList(0, null) }).click();
  await page.waitForURL('**/confirm-tournament-application/2');
  await shows(page, words.en.waitingList.fullTitle);
  expect(await page.getByText(entries.closedTitle).count()).toBe(0);
  expect(await page.locator('[name=agreed]').count()).toBe(0);
  await axe();
});

test('A tournament without a fee is entered immediately', async ({ newPhone }) => {
  const { page } = await newPhone();
  await registerBySteps(page, `hanako-${randomUUID()}@example.com`);
  const listed = await (await page.request.get('/api/tournaments')).json();
  const free = listed.tournaments.find(
    (one: { feeYen: number; availability: string }) =>
      one.feeYen === 0 && one.availability === 'open',
  );
  await page.goto(`/confirm-tournament-application/${free.id}`);
  await page.check('[name=agreed]');
  await submit(page);
  await page.waitForURL('**/my-tournaments');
  await shows(page, entries.entryConfirmed);
  await shows(page, entries.states.confirmed);
});

test('A visitor reads a tournament, is asked to log in, and comes back', async ({ newPhone }) => {
  const { page } = await newPhone();
  await page.goto('/');
  await page.request.post('/api/accounts/logout', { headers: { 'x-rallydays': '1' } });
  await page.goto('/confirm-tournament-application/1');
  await page.check('[name=agreed]');
  await shows(page, entries.loginFirst);
  await submit(page);
  await page.waitForURL('**/login?next=%2Fconfirm-tournament-application%2F1');
});
