import { organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, reservePlace, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Paying at a convenience store, in the sandbox (next.md, D3 and D11). */
test.use({ world: { demo: true } });

const NAME = { en: 'Ren Aoki', ja: '青木 蓮' } as const;

for (const language of ['en', 'ja'] as const) {
  test(`A player gets numbers for a store, chooses them again, and pays at the till, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { entries, payments } = words[language];
    const name = NAME[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: 'Sakura Open 桜オープン', participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const phone = await playerPhone(name, { language });
    const { page } = phone;
    await reservePlace(page, tournamentId, entries.apply);

    // The specified ways come first; the store follows below a divider.
    await shows(page, payments.furtherWays);
    const ways = page.locator('[name=paymentMethod]');
    expect(
      await ways.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['credit-card', 'qr-code', 'points', 'konbini']);
    await page.getByText(payments.ways.konbini, { exact: true }).click();
    await phone.axe();
    await phone.screenshot(`choose-${language}`, { fullPage: true });
    await press(page, payments.getNumbers);

    // The numbers of each chain, and until when.
    await shows(page, payments.storeTitle);
    await shows(page, payments.paymentCode);
    await phone.axe();
    await phone.screenshot(`numbers-${language}`, { fullPage: true });
    await page.getByRole('tab', { name: payments.stores.seicomart }).click();
    await shows(page, payments.steps.seicomart.split('\n')[0] ?? '');
    await phone.axe();
    await phone.screenshot(`seicomart-${language}`, { fullPage: true });

    // In My Tournaments the place waits for the store, and leads back to the numbers.
    await page.goto('/my-tournaments');
    await shows(page, entries.waitsForStore);
    await phone.axe();
    await phone.screenshot(`mine-${language}`, { fullPage: true });
    await page.getByRole('link', { name: entries.showNumbers }).click();
    await shows(page, payments.storeTitle);

    // Another way after all: the form is open again.
    await press(page, payments.other);
    await shows(page, payments.otherTitle);
    await phone.axe();
    await phone.screenshot(`other-${language}`);
    await inDialog(page, payments.other);
    await page.waitForSelector('[name=cardNumber]');
    await shows(page, payments.problems.NOT_COMPLETED);
    await phone.axe();
    await phone.screenshot(`again-${language}`, { fullPage: true });

    // And the store once more, where the money is paid.
    await page.getByText(payments.ways.konbini, { exact: true }).click();
    await press(page, payments.getNumbers);
    await shows(page, payments.storeTitle);
    await press(page, payments.simulate);
    await shows(page, payments.thanks);
    await phone.axe();
    await page.goto('/my-tournaments');
    await shows(page, entries.states.confirmed);
  });
}
