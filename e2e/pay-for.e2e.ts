import { organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, reservePlace, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A player without a card asks a parent, who has no account, to pay by a link. */
test.use({ world: { demo: true } });

const NAME = { en: 'Ren Aoki', ja: '青木 蓮' } as const;

for (const language of ['en', 'ja'] as const) {
  test(`A parent without an account gets numbers for a store by a link, chooses a card after all, and pays, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { payFor: t, payments: pay, entries } = words[language];
    const name = NAME[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: `Link Cup ${language}`, participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const phone = await playerPhone(name, { language });
    await reservePlace(phone.page, tournamentId, entries.apply);
    await press(phone.page, t.ask);
    const link = phone.page.locator('dialog[open] [name=payForLink]');
    await link.waitFor();
    await phone.axe();
    await phone.screenshot(`link-${language}`);
    const address = await link.inputValue();

    // A link that was cut off on its way says so.
    const parent = await newPhone({ language });
    const { page } = parent;
    parent.allow(/404/);
    await page.goto(address.slice(0, -5));
    await shows(page, t.unknownTitle);
    await parent.axe();
    await parent.screenshot(`unknown-${language}`);

    await page.goto('about:blank');
    await page.goto(address);
    await shows(page, name);
    await shows(page, facts.tournamentName);
    await page.waitForSelector('[name=cardNumber]');
    await parent.axe();
    await parent.screenshot(`due-${language}`, { fullPage: true });

    // Numbers for a store, which the player sees as well; then a card after all.
    await page.getByText(pay.ways.konbini, { exact: true }).click();
    await press(page, pay.getNumbers);
    await shows(page, pay.storeTitle);
    await shows(page, pay.paymentCode);
    await parent.axe();
    await parent.screenshot(`numbers-${language}`, { fullPage: true });
    await page.reload();
    await press(page, pay.other);
    await inDialog(page, pay.other);
    await page.fill('[name=cardholderName]', 'MOTHER AOKI');
    await page.fill('[name=cardNumber]', '4000 0000 0000 0002');
    await page.fill('[name=expiryDate]', '12/30');
    await page.fill('[name=cvv]', '123');
    await page.fill('[name=receiptTo]', 'mother@');
    await press(page, new RegExp(`^${pay.complete}`));
    await shows(page, t.errors.emailInvalid);
    await parent.axe();
    await page.fill('[name=receiptTo]', `mother-${language}@example.com`);
    await press(page, new RegExp(`^${pay.complete}`));
    await shows(page, pay.problems.CARD_DECLINED);
    await parent.axe();
    await page.fill('[name=cardNumber]', '4242 4242 4242 4242');
    await press(page, new RegExp(`^${pay.complete}`));
    await shows(page, t.paidTitle);
    await parent.axe();
    await parent.screenshot(`paid-${language}`, { fullPage: true });

    // Paid for the player, too; the link asks for nothing any more.
    await phone.page.goto('/my-tournaments');
    await shows(phone.page, entries.states.confirmed);
    await page.goto('about:blank');
    await page.goto(address);
    await shows(page, t.paidTitle);
  });
  test(`A parent who pays half of a pair's fee reads why no store takes it, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { payFor: t, payments: pay, entries } = words[language];
    const name = NAME[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: `Half Cup ${language}`, participationFee: '2000' };
    const doubles = { ...facts, eventType: 'Doubles' };
    const tournamentId = await publishedWith(organizer, [], doubles);
    const { page: own } = await playerPhone(name, { language });
    await own.goto(`/confirm-tournament-application/${tournamentId}`);
    await own.getByText(entries.splitFee, { exact: true }).click();
    await own.locator('[name=agreed]').check();
    await press(own, entries.apply);
    await own.waitForSelector('[name=cardNumber]');
    await press(own, t.ask);
    const link = own.locator('dialog[open] [name=payForLink]');
    await link.waitFor();

    const parent = await newPhone({ language });
    const { page } = parent;
    await page.goto(await link.inputValue());
    await shows(page, t.halfWays);
    await expect(page.getByText(pay.ways.konbini, { exact: true })).toHaveCount(0);
    await expect(page.getByText(pay.ways.transfer, { exact: true })).toHaveCount(0);
    await parent.axe();
    await parent.screenshot(`half-${language}`, { fullPage: true });
    await page.fill('[name=cardholderName]', 'MOTHER AOKI');
    await page.fill('[name=cardNumber]', '4242 4242 4242 4242');
    await page.fill('[name=expiryDate]', '12/30');
    await page.fill('[name=cvv]', '123');
    await press(page, `${pay.complete}${language === 'ja' ? '（1,000円）' : ' (¥1,000)'}`);
    await shows(page, t.paidTitle);
    await parent.axe();
    await own.goto('/my-tournaments');
    await shows(own, entries.waitsForPartner);
  });
}
