import { v7 as uuidv7 } from 'uuid';
import { linkIn, mailTo } from './support/account.ts';
import { send } from './support/club.ts';
import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, press, shows, unaware } from './support/screen.ts';
import { expect, type NewPhone, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A withdrawal after the entries of an event are closed: asked, taken back, declined, granted (next.md, B6). */
test.use({ world: { demo: true } });

/** The demo's organizer with a new tournament of two places; gives the addresses of its event. */
async function hosted(newPhone: NewPhone, language: 'en' | 'ja') {
  const phone = await organizerPhone(newPhone, language);
  const facts = { tournamentName: 'Withdrawal Cup', participantLimit: '2' };
  const tournamentId = await publishedWith(phone, [], facts);
  const { api, steps } = await firstEvent(phone, tournamentId);
  return { phone, tournamentId, api, steps };
}

const enter = (phone: Phone, tournamentId: number) =>
  send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });

for (const language of ['en', 'ja'] as const) {
  test(`A player asks to withdraw from a closed event; the organizer declines, then offers the place, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { withdrawing: t, entries } = words[language];
    const { phone: organizer, tournamentId, api, steps } = await hosted(newPhone, language);
    const player = await playerPhone('和田 健', { language });
    await enter(player, tournamentId);
    await enter(await playerPhone('阿部 蓮', { language }), tournamentId);
    const waiting = await playerPhone('若菜 花', { language });
    await send(waiting, 'POST', '/api/entries/waiting', { id: uuidv7(), tournamentId });
    await send(organizer, 'POST', `${api}/close`);

    // The player asks, takes it back, and asks again.
    const { page } = player;
    await page.goto('/my-tournaments');
    await shows(page, entries.withdrawByAsking);
    await press(page, entries.askToWithdraw);
    await page.locator('dialog[open]').getByText(entries.askFree).waitFor();
    await player.axe();
    await inDialog(page, entries.askNow);
    await shows(page, entries.requestAsked);
    await player.axe();
    await player.screenshot(`asked-${language}`, { fullPage: true });
    await press(page, entries.takeBack);
    await inDialog(page, entries.takeBack);
    await shows(page, entries.askToWithdraw);
    await press(page, entries.askToWithdraw);
    await inDialog(page, entries.askNow);
    await shows(page, entries.requestAsked);

    // The organizer sees it on the event's page, and declines with a reason.
    const desk = organizer.page;
    await desk.goto(steps);
    await desk.getByRole('link', { name: t.linkAsked(1) }).click();
    await shows(desk, t.states.asked);
    await organizer.axe();
    await organizer.screenshot(`withdrawals-${language}`, { fullPage: true });
    await desk.getByRole('link', { name: '和田 健' }).click();
    await shows(desk, t.nothingSaved);
    await organizer.axe();
    await organizer.screenshot(`assistant-${language}`, { fullPage: true });
    await desk.locator('input[value=decline]').check();
    await expect(desk.getByRole('button', { name: t.doIt })).toBeDisabled();
    await desk.getByLabel(t.wordNeeded).fill('組み合わせは発表済みです');
    await press(desk, t.doIt);
    await shows(desk, t.done.decline);
    await organizer.axe();
    await page.reload();
    await shows(page, entries.requestDeclined);
    await shows(page, '組み合わせは発表済みです');
    await player.axe();

    // Asked once more, while another tab of the organizer still shows the state before.
    const late = await newPhone({ language });
    await late.context.addCookies(await organizer.context.cookies());
    await unaware(late.page, `${api}/withdrawals`, '/withdrawals/*');
    await late.page.goto(desk.url());
    await shows(late.page, t.nothingSaved);
    await press(page, entries.askToWithdraw);
    await inDialog(page, entries.askNow);
    await shows(page, entries.requestAsked);
    late.allow(/409/);
    await late.page.locator('input[value=remove]').check();
    await press(late.page, t.doIt);
    await shows(late.page, t.failures.WITHDRAWAL_CHANGED);
    await desk.reload();
    await desk.locator('input[value=offer]').check();
    await press(desk, t.doIt);
    await shows(desk, t.done.offer);
    await shows(desk, t.states.granted);
    await page.reload();
    await expect(page.getByText('Withdrawal Cup')).toHaveCount(0);
    await waiting.page.goto('/my-tournaments');
    await shows(waiting.page, 'Withdrawal Cup');
  });

  test(`A guardian asks to withdraw the player, takes it back and asks again; the organizer agrees, in ${language}`, async ({
    app,
    newPhone,
    playerPhone,
  }) => {
    const { withdrawing: t, entries, guardianPage: guardian } = words[language];
    const { phone: organizer, tournamentId, api, steps } = await hosted(newPhone, language);
    const player = await playerPhone('和田 健', { language });
    await enter(player, tournamentId);
    await send(organizer, 'POST', `${api}/close`);
    const mother = `mother-asks-${language}@example.com`;
    const answer = { age: 'under-18', guardianEmail: mother, currentPassword: 'correct horse' };
    await send(player, 'PUT', '/api/guardians/mine', answer);
    // Sent without a screen, the request says nothing of the language of the mail.
    const mail = await mailTo(app, mother, /保護者の方へ|named you/);

    // The guardian has no account.
    const hers = await newPhone({ language });
    await hers.page.request.post('/api/accounts/logout', { headers: { 'x-rallydays': '1' } });
    const { page } = hers;
    await page.goto(linkIn(mail, '/guardian'));
    await press(page, guardian.confirm);
    await shows(page, 'Withdrawal Cup');
    await press(page, guardian.askToWithdraw);
    await page.locator('dialog[open]').getByText(guardian.askFree).waitFor();
    await hers.axe();
    await inDialog(page, guardian.askToWithdraw);
    await shows(page, entries.requestAsked);
    await hers.axe();
    await press(page, entries.takeBack);
    await inDialog(page, entries.takeBack);
    await page.getByRole('button', { name: guardian.askToWithdraw, exact: true }).waitFor();
    await press(page, guardian.askToWithdraw);
    await inDialog(page, guardian.askToWithdraw);
    await shows(page, entries.requestAsked);
    await hers.screenshot(`guardian-asked-${language}`, { fullPage: true });

    // The player and the organizer see who has asked.
    await player.page.goto('/my-tournaments');
    await shows(player.page, entries.requestAsked);
    const desk = organizer.page;
    await desk.goto(`${steps}/withdraw`);
    await desk.getByText(t.askedBy.guardian).first().waitFor();
    await desk.getByRole('link', { name: '和田 健' }).click();
    await desk.locator('input[value=remove]').check();
    await press(desk, t.doIt);
    await shows(desk, t.done.remove);
    await page.reload();
    await shows(page, guardian.nothingComing);
    await hers.axe();
  });

  test(`The organizer withdraws somebody who has called, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { withdrawing: t } = words[language];
    const { phone: organizer, tournamentId, api, steps } = await hosted(newPhone, language);
    await enter(await playerPhone('阿部 蓮', { language }), tournamentId);
    const { page } = organizer;
    await page.goto(`${steps}/withdraw`);
    await shows(page, t.openText);
    await organizer.axe();
    await send(organizer, 'POST', `${api}/close`);
    await page.reload();
    await page.getByLabel(t.who, { exact: true }).selectOption({ label: '阿部 蓮' });
    await press(page, t.goOn);
    await shows(page, t.nothingSaved);
    await expect(page.locator('input[value=decline]')).toHaveCount(0);
    await page.locator('input[value=remove]').check();
    await organizer.axe();
    await press(page, t.doIt);
    await shows(page, t.done.remove);
    await shows(page, t.outText);
    await organizer.axe();
  });
}
