import type { Page } from '@playwright/test';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** Two who share the fee of their pair: both halves paid, and one that goes back (next.md, B2). */
test.use({ world: { demo: true } });

const NAMES = { en: ['Ren Aoki', 'Yui Baba'], ja: ['青木 蓮', '馬場 結衣'] } as const;

async function payByCard(page: Page, { payments }: Words): Promise<void> {
  await page.fill('[name=cardholderName]', 'Player');
  await page.fill('[name=cardNumber]', '4242424242424242');
  await page.fill('[name=expiryDate]', '12/40');
  await page.fill('[name=cvv]', '123');
  await press(page, payments.complete);
}

/** Applies for doubles with a split fee of 3,001 yen, pays the own half, and makes a link; gives the link. */
async function halfPaidWithLink(
  { page, axe, screenshot }: Phone,
  tournamentId: number,
  { t, shot }: { readonly t: Words; readonly shot: string },
): Promise<string> {
  const { entries, pairs, payments } = t;
  await page.goto(`/confirm-tournament-application/${tournamentId}`);
  await page.getByText(entries.splitFee, { exact: true }).click();
  await axe();
  await screenshot(`apply-${shot}`, { fullPage: true });
  await page.locator('[name=agreed]').check();
  await press(page, entries.apply);
  await page.waitForSelector('[name=cardNumber]');
  await shows(page, payments.halfWays);
  await shows(page, payments.ownHalf);
  await axe();
  await screenshot(`pay-own-half-${shot}`, { fullPage: true });
  await payByCard(page, t);
  await shows(page, payments.halfThanks);
  await axe();
  await screenshot(`own-half-paid-${shot}`, { fullPage: true });
  await page.getByRole('link', { name: payments.invitePartner }).click();
  await shows(page, pairs.splitText);
  expect(await page.getByRole('tab', { name: pairs.ways.name }).count()).toBe(0);
  await page.getByRole('tab', { name: pairs.ways.link }).click();
  await press(page, pairs.makeLink);
  await page.getByRole('img', { name: pairs.qr }).waitFor();
  return page.getByLabel(pairs.link, { exact: true }).inputValue();
}

for (const language of ['en', 'ja'] as const) {
  test(`Two players share the fee of their pair, each with an own payment, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const t = words[language];
    const { entries, entryList: list, pairs, payments } = t;
    const names = NAMES[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: 'Doubles Cup', eventType: 'Doubles', participationFee: '3001' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const phone = await playerPhone(names[0], { language });
    const link = await halfPaidWithLink(phone, tournamentId, { t, shot: language });
    const { page } = phone;

    // The player and the organizer see what the place waits for.
    await page.goto('/my-tournaments');
    await shows(page, entries.waitsForPartner);
    await shows(page, entries.partnerAnswers);
    await phone.axe();
    await phone.screenshot(`waits-${language}`, { fullPage: true });
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/entries`);
    await shows(organizer.page, list.states['half-paid']);

    // The partner accepts, looks at the pair instead of paying, and then pays.
    const partner = await playerPhone(names[1], { language });
    await partner.page.goto(link);
    await shows(partner.page, pairs.invites(names[0]));
    await partner.axe();
    await partner.screenshot(`invited-${language}`, { fullPage: true });
    await press(partner.page, pairs.acceptAndPay);
    await partner.page.waitForSelector('[name=cardNumber]');
    await shows(partner.page, payments.ownHalf);
    await partner.axe();
    await partner.screenshot(`pay-other-half-${language}`, { fullPage: true });
    await page.goto('/my-tournaments');
    await shows(page, entries.pairStates.accepting);
    await organizer.page.reload();
    // Not the choice of the filter, which names the same state among others.
    const state = organizer.page.getByText(list.pairStates.accepting, { exact: true });
    await state.first().waitFor();
    await organizer.axe();
    await organizer.screenshot(`list-${language}`, { fullPage: true });
    await partner.page.goto('/my-tournaments');
    await partner.page.getByRole('link', { name: entries.myPair }).click();
    await shows(partner.page, pairs.states.accepting);
    await partner.axe();
    await partner.screenshot(`turn-${language}`, { fullPage: true });
    await partner.page.getByRole('link', { name: pairs.payNow }).click();
    await payByCard(partner.page, t);
    await shows(partner.page, payments.thanks);

    // Both play.
    for (const one of [phone, partner]) {
      await one.page.goto('/my-tournaments');
      await shows(one.page, entries.states.confirmed);
      await one.axe();
    }
    await organizer.page.reload();
    await shows(organizer.page, list.states.confirmed);
  });

  test(`A declined invitation frees the place, and the half goes back, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const t = words[language];
    const { entries, pairs } = t;
    const names = NAMES[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: 'Pairs Open', eventType: 'Doubles', participationFee: '3001' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const phone = await playerPhone(names[0], { language });
    const link = await halfPaidWithLink(phone, tournamentId, { t, shot: `declined-${language}` });
    const partner = await playerPhone(names[1], { language });
    await partner.page.goto(link);
    await press(partner.page, pairs.decline);
    await shows(partner.page, pairs.declineSplitText);
    await partner.axe();
    await inDialog(partner.page, pairs.decline);
    await shows(partner.page, pairs.declined);

    const { page } = phone;
    await page.goto('/my-tournaments');
    await page.getByRole('tab', { name: entries.past }).click();
    await shows(page, entries.lapsedHalf);
    await expect(async () => {
      await page.reload();
      const fee = language === 'ja' ? '1,501円' : '¥1,501';
      await page.getByText(entries.refundDone(fee)).waitFor({ timeout: 10_000 });
    }).toPass();
    await phone.axe();
    await phone.screenshot(`returned-${language}`, { fullPage: true });
  });
}
