import type { Page } from '@playwright/test';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Paying with Stripe's API, which a fake plays (next.md, D4, D5 and D11): cards, an approval, PayPay and a store. */
test.use({ world: { demo: true, env: { PAYMENTS: 'fake-stripe' } } });

const texts = {
  en: { name: 'Ren Aoki', toggle: 'EN | 日本語' },
  ja: { name: '青木 蓮', toggle: '英語 | JA' },
} as const;

const DECLINED = '4000000000000002';
const APPROVAL = '4000000000003220';

async function fillField(page: Page, title: string, text: string): Promise<void> {
  await page.frameLocator(`iframe[title=${title}]`).locator('input').fill(text);
}

async function fillCard(page: Page, number: string): Promise<void> {
  await fillField(page, 'cardNumber', number);
  await fillField(page, 'cardExpiry', '12/40');
  await fillField(page, 'cardCvc', '123');
}

/** Applies for a tournament with a fee, and gives everything that the page then sends to our server. */
async function applied({ page }: Phone, tournamentId: number, apply: string): Promise<string[]> {
  await page.goto(`/confirm-tournament-application/${tournamentId}`);
  const own = new URL(page.url()).origin;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own) return;
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await page.locator('[name=agreed]').check();
  await press(page, apply);
  await page.waitForURL('**/tournament-payment');
  return sent;
}

for (const language of ['en', 'ja'] as const) {
  test(`A card goes from the provider's fields to the provider alone, and an approval survives a lost connection, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { entries, payments } = words[language];
    const { name } = texts[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], { participationFee: '2000' });
    const phone = await playerPhone(name, { language });
    const { page } = phone;
    const sent = await applied(phone, tournamentId, entries.apply);
    await page.frameLocator('iframe[title=cardCvc]').locator('input').waitFor();

    // Nothing is filled in: the specified messages, beside the provider's fields.
    await press(page, payments.complete);
    await shows(page, payments.invalidText);
    await shows(page, payments.cardErrors.nameMissing);
    await shows(page, payments.cardErrors.numberInvalid);
    await phone.axe();
    await phone.screenshot(`fields-${language}`, { fullPage: true });

    // A declined card, then one whose bank asks.
    await page.fill('[name=cardholderName]', 'REN AOKI');
    await fillCard(page, DECLINED);
    // The fields change their language as they are, with what is typed.
    const other = language === 'en' ? 'ja' : 'en';
    for (const [before, after] of [
      [language, other],
      [other, language],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: texts[before].toggle }).click();
      for (const title of ['cardNumber', 'cardExpiry', 'cardCvc']) {
        await page.frameLocator(`iframe[title=${title}]`).locator(`html[lang=${after}]`).waitFor();
      }
    }
    await press(page, payments.complete);
    await shows(page, payments.problems.CARD_DECLINED);
    await fillCard(page, APPROVAL);
    await press(page, payments.complete);
    await page.waitForURL('**/3ds/**');

    // The phone loses its network there; later the person opens the app again.
    await phone.setOffline(true);
    await phone.setOffline(false);
    await page.goto('/my-tournaments');
    await page.getByRole('link', { name: entries.payNow }).click();
    await shows(page, payments.approvalText);
    await phone.axe();
    await phone.screenshot(`approval-${language}`, { fullPage: true });
    await page.getByRole('link', { name: payments.goOn }).click();
    await page.waitForURL('**/3ds/**');
    await page.click('button[value=yes]');
    await shows(page, payments.thanks);
    await page.goto('/my-tournaments');
    await shows(page, entries.states.confirmed);

    for (const number of [DECLINED, APPROVAL]) {
      expect(sent.filter((one) => one.includes(number))).toEqual([]);
    }
    expect(
      sent.filter((one) => one.includes('POST') && one.includes('/api/payments ')),
    ).toHaveLength(2);
  });

  test(`A player pays with PayPay on the same phone, and another at a store, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { entries, payments } = words[language];
    const { name } = texts[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, [], { participationFee: '2000' });
    const phone = await playerPhone(name, { language });
    const { page } = phone;
    await applied(phone, tournamentId, entries.apply);
    await page.getByText(payments.ways.paypay, { exact: true }).click();
    await phone.axe();
    await phone.screenshot(`paypay-${language}`, { fullPage: true });
    await press(page, payments.complete);
    await page.waitForURL('**/paypay/**');

    // Not approved: another way is open.
    await page.click('button[value=no]');
    await shows(page, payments.problems.NOT_APPROVED);
    await page.getByText(payments.ways.konbini, { exact: true }).click();
    await press(page, payments.getNumbers);
    await shows(page, payments.storeTitle);
    await phone.axe();
    await phone.screenshot(`store-${language}`, { fullPage: true });
    await press(page, payments.other);
    await inDialog(page, payments.other);
    await page.getByText(payments.qrCode, { exact: true }).click();
    await shows(page, payments.qrGoesOn);
    await phone.axe();
    await press(page, payments.complete);
    await page.waitForURL('**/paypay/**');
    await page.click('button[value=yes]');
    await shows(page, payments.thanks);
  });
}
