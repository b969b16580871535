import { organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, labelled, press, reservePlace, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A single entry that is paid by a transfer to the organizer's account (next.md, D3). */
test.use({ world: { demo: true } });

const own = {
  en: { name: 'Ren Aoki', oneYen: '¥1' },
  ja: { name: '青木 蓮', oneYen: '1円' },
} as const;

for (const language of ['en', 'ja'] as const) {
  test(`An organizer accepts transfers, a player chooses one, and the organizer notes it one yen short, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { entries, payments, entryList: t } = words[language];
    const { name, oneYen } = own[language];
    const organizer = await organizerPhone(newPhone, language);
    const desk = organizer.page;
    const facts = { tournamentName: 'Sakura Open 桜オープン', participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);

    // The organizer's setting: an account is needed.
    await desk.goto(`/organizer/tournaments/${tournamentId}/transfers`);
    await shows(desk, t.transferNone);
    await desk.locator('[name=acceptsPlayers]').check();
    await desk.fill('[name=transferTo]', '');
    await press(desk, t.transferSave);
    await shows(desk, t.transferAccountMissing);
    await organizer.axe();
    await desk.fill('[name=transferTo]', 'みどり銀行 本店 普通 1234567 サクラタイカイ');
    await press(desk, t.transferSave);
    await shows(desk, t.transferSaved);
    await organizer.screenshot(`accepts-${language}`, { fullPage: true });

    // The player chooses it below the divider, and gets the account and the code.
    const phone = await playerPhone(name, { language });
    const { page } = phone;
    await reservePlace(page, tournamentId, entries.apply);
    await page.getByText(payments.ways.transfer, { exact: true }).click();
    await phone.axe();
    await phone.screenshot(`choose-${language}`, { fullPage: true });
    await press(page, payments.getAccount);
    await shows(page, payments.transferTitle);
    await shows(page, 'みどり銀行');
    await phone.axe();
    await phone.screenshot(`account-${language}`, { fullPage: true });

    // My Tournaments says what is waited for, and leads back.
    await page.goto('/my-tournaments');
    await shows(page, entries.waitsForTransfer);
    await phone.axe();
    await phone.screenshot(`mine-${language}`, { fullPage: true });
    await page.getByRole('link', { name: entries.showAccount }).click();
    await shows(page, payments.transferTitle);

    // Another way, and the transfer once more: the same place, another code.
    await press(page, payments.other);
    await shows(page, payments.otherTransfer);
    await phone.axe();
    await inDialog(page, payments.other);
    await page.waitForSelector('[name=cardNumber]');
    await page.getByText(payments.ways.transfer, { exact: true }).click();
    await press(page, payments.getAccount);
    await shows(page, payments.transferTitle);

    // One yen too little at first; the organizer waits for the rest, and then takes it for enough.
    await desk.reload();
    await shows(desk, t.transferStates.waiting);
    await press(desk, labelled(language, t.transferMarkReceived, name));
    await desk.fill('dialog[open] [name=amount]', 'abc');
    await inDialog(desk, t.transferNote);
    await shows(desk, t.transferAmountError);
    await desk.fill('dialog[open] [name=amount]', '1,999');
    await desk.fill('dialog[open] [name=payerName]', 'アオキ レン');
    await desk.uncheck('dialog[open] [name=settles]');
    await organizer.axe();
    await organizer.screenshot(`note-${language}`);
    await inDialog(desk, t.transferNote);
    await shows(desk, t.transferMissing(oneYen));
    await organizer.axe();
    await organizer.screenshot(`short-${language}`, { fullPage: true });
    await press(desk, labelled(language, t.transferAccept, name));
    await shows(desk, t.transferAcceptMissing(oneYen));
    await organizer.axe();
    await organizer.screenshot(`accept-${language}`);
    await inDialog(desk, t.transferAccept);
    await shows(desk, t.transferStates.paid);
    await expect(desk.getByRole('button', { name: t.transferAccept })).toHaveCount(0);

    // The player's screen goes on by itself.
    await shows(page, payments.thanks);
    await page.goto('/my-tournaments');
    await shows(page, entries.states.confirmed);
    await desk.goto(`/organizer/tournaments/${tournamentId}/takings`);
    await expect(desk.getByText(name)).toHaveCount(1);
    await organizer.screenshot(`revenue-${language}`, { fullPage: true });
  });
}
