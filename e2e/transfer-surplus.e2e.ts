import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { giveAccount, notePaidOut } from './support/payouts.ts';
import { inDialog, labelled, press, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A bank transfer of more than the fee: what is too much goes back, by the list of refunds (next.md, D3). */
test.use({ world: { demo: true } });

const own = {
  en: { name: 'Ren Aoki', yen: '¥500' },
  ja: { name: '青木 蓮', yen: '500円' },
} as const;

for (const language of ['en', 'ja'] as const) {
  test(`A player transfers 500 yen too much, and the organizer sends them back, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { payouts: t, entries, entryList: list } = words[language];
    const { name, yen } = own[language];
    const organizer = await organizerPhone(newPhone, language);
    const facts = { tournamentName: `Surplus Cup ${language}`, participationFee: '2000' };
    const tournamentId = await publishedWith(organizer, [], facts);
    const transfers = `/tournaments/${tournamentId}/transfers`;
    const terms = { transferTo: 'みどり銀行 本店 普通 1234567', acceptsPlayers: true };
    await send(organizer, 'PUT', `/api${transfers}/terms`, terms);
    const phone = await playerPhone(name, { language });
    const { page } = phone;
    const applied = { id: uuidv7(), tournamentId, agreed: true };
    const { entry } = await send<{ entry: { id: string } }>(phone, 'POST', '/api/entries', applied);
    const order = { id: uuidv7(), entryId: entry.id, method: 'transfer' };
    await send(phone, 'POST', '/api/payments', order);

    // The organizer notes more than the fee; the card says so, and leads to the refund.
    const desk = organizer.page;
    await desk.goto(`/organizer${transfers}`);
    await press(desk, labelled(language, list.transferMarkReceived, name));
    await desk.fill('dialog[open] [name=amount]', '2,500');
    await inDialog(desk, list.transferNote);
    await shows(desk, list.transferSurplus(yen));
    const toRefund = desk.getByRole('link', {
      name: labelled(language, list.transferToRefund(yen), name),
    });
    await toRefund.waitFor();
    await organizer.axe();
    await organizer.screenshot(`card-${language}`, { fullPage: true });
    await toRefund.click();
    await shows(desk, t.dueStates['needs-account']);
    await shows(desk, t.dueReasons.surplus);
    await organizer.axe();
    await organizer.screenshot(`waits-${language}`, { fullPage: true });

    // The place is confirmed, and the player says where the money goes.
    await page.goto('/my-tournaments');
    await shows(page, entries.states.confirmed);
    await page.goto('/refunds');
    await shows(page, t.reasons.surplus);
    await phone.axe();
    await phone.screenshot(`owed-${language}`, { fullPage: true });
    await giveAccount(phone, t, `player-${language}`);

    await desk.reload();
    await notePaidOut(organizer, t, `desk-${language}`);
    await page.reload();
    await shows(page, t.states['paid-out']);
    await phone.axe();
    await desk.goto(`/organizer${transfers}`);
    await shows(desk, list.transferStates.paid);
    await expect(desk.getByText(list.transferSurplus(yen))).toHaveCount(0);
    await expect(desk.getByRole('link', { name: list.transferToRefund(yen) })).toHaveCount(0);
    await organizer.axe();
    await organizer.screenshot(`sent-${language}`, { fullPage: true });
  });
}
