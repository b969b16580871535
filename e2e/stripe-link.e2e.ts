import type { Page } from '@playwright/test';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** A parent pays by a link through Stripe's API, which a fake plays: PayPay, an approval at the bank, and a disputed card. */
test.use({ world: { demo: true, env: { PAYMENTS: 'fake-stripe' } } });

const own = {
  en: { name: 'Ren Aoki', disputed: 'A payment is disputed' },
  ja: { name: '青木 蓮', disputed: '異議申し立てがありました' },
} as const;

const APPROVAL = '4000000000003220';
const DISPUTED = '4000000000000259';

async function fillCard(page: Page, number: string): Promise<void> {
  await page.fill('[name=cardholderName]', 'MOTHER AOKI');
  for (const [title, text] of [
    ['cardNumber', number],
    ['cardExpiry', '12/40'],
    ['cardCvc', '123'],
  ]) {
    await page
      .frameLocator(`iframe[title=${title}]`)
      .locator('input')
      .fill(text ?? '');
  }
}

/** Applies, and gives the link by which somebody else pays. */
async function askedLink(
  { page }: Phone,
  tournamentId: number,
  { entries, payFor: t }: Words,
): Promise<string> {
  await page.goto(`/confirm-tournament-application/${tournamentId}`);
  await page.locator('[name=agreed]').check();
  await press(page, entries.apply);
  await page.waitForURL('**/tournament-payment');
  await press(page, t.ask);
  const link = page.locator('dialog[open] [name=payForLink]');
  await link.waitFor();
  return link.inputValue();
}

for (const language of ['en', 'ja'] as const) {
  test(`A parent with a link tries PayPay and pays by a card whose bank asks, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { payFor: t, payments: pay, entries } = words[language];
    const { name } = own[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], { participationFee: '2000' });
    const phone = await playerPhone(name, { language });
    const address = await askedLink(phone, tournamentId, words[language]);
    const parent = await newPhone({ language });
    const { page } = parent;
    await page.goto(address);
    await shows(page, name);
    await page.getByText(pay.ways.paypay, { exact: true }).click();
    await parent.axe();
    await press(page, new RegExp(`^${pay.complete}`));
    await page.waitForURL('**/paypay/**');
    // Not approved: the link is open again, and nothing was charged.
    await page.click('button[value=no]');
    await page.waitForURL('**/pay-for*');
    await shows(page, pay.paymentMethod);
    await page.frameLocator('iframe[title=cardCvc]').locator('input').waitFor();
    await fillCard(page, APPROVAL);
    await press(page, new RegExp(`^${pay.complete}`));
    await page.waitForURL('**/3ds/**');

    // The phone loses its network at the bank; the link leads back there.
    await parent.setOffline(true);
    await parent.setOffline(false);
    await page.goto(address);
    await shows(page, pay.approvalTitle);
    await parent.axe();
    await parent.screenshot(`approval-${language}`, { fullPage: true });
    await page.getByRole('link', { name: pay.goOn }).click();
    await page.waitForURL('**/3ds/**');
    await page.click('button[value=yes]');
    await shows(page, t.paidTitle);
    await parent.axe();
    await phone.page.goto('/my-tournaments');
    await shows(phone.page, entries.states.confirmed);
  });

  test(`A disputed payment is shown to the organizer and to the operator, in ${language}`, async ({
    newPhone,
    playerPhone,
    operatorPhone,
  }) => {
    const { payFor: t, payments: pay, payouts } = words[language];
    const { name } = own[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], { participationFee: '2000' });
    const phone = await playerPhone(name, { language });
    const address = await askedLink(phone, tournamentId, words[language]);
    const parent = await newPhone({ language });
    await parent.page.goto(address);
    await parent.page.frameLocator('iframe[title=cardCvc]').locator('input').waitFor();
    await fillCard(parent.page, DISPUTED);
    await press(parent.page, new RegExp(`^${pay.complete}`));
    await shows(parent.page, t.paidTitle);

    const { page } = organizer;
    // The bank's message comes a moment after the payment; the news may be about a payment of the test before.
    await expect(async () => {
      await page.goto(`/organizer/tournaments/${tournamentId}/takings`);
      await page.getByText(payouts.disputesTitle).first().waitFor({ timeout: 10_000 });
    }).toPass();
    await shows(page, payouts.disputeStates.open);
    await organizer.axe();
    await organizer.screenshot(`disputed-${language}`, { fullPage: true });
    await page.goto('/notifications');
    await shows(page, own[language].disputed);
    const console = await operatorPhone({ language, width: 1280, height: 900 });
    await console.page.goto('/operator/refunds');
    await shows(console.page, payouts.disputesTitle);
    await shows(console.page, name);
    await console.axe();
    await console.screenshot(`console-${language}`);
  });
}
