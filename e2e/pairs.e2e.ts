import { v7 as uuidv7 } from 'uuid';
import { fresh, registered } from './support/account.ts';
import { send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { inDialog, press, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Two who play doubles together, from the invitation to the end of the pair (next.md, B2). */
test.use({ world: { demo: true } });

const NAMES = { en: ['Ren Aoki', 'Yui Baba'], ja: ['青木 蓮', '馬場 結衣'] } as const;

/** Publishes a tournament of doubles without a fee; gives its number. */
const published = (organizer: Phone) =>
  publishedWith(organizer, [], { tournamentName: 'Doubles Cup', eventType: 'Doubles' });

for (const language of ['en', 'ja'] as const) {
  test(`A player invites a partner by a link, who logs in, accepts and leaves again, in ${language}`, async ({
    app,
    newPhone,
    playerPhone,
  }) => {
    const { pairs: t, entries, entryList: list } = words[language];
    const names = NAMES[language];
    const [inviter, partner] = names;
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await published(organizer);
    const phone = await playerPhone(inviter, { language });
    const { page } = phone;
    await send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });

    // From the entry to the pair, and to a link.
    await page.goto('/my-tournaments');
    await shows(page, entries.pairStates.none);
    await phone.axe();
    await phone.screenshot(`entry-${language}`, { fullPage: true });
    await page.getByRole('link', { name: entries.findPartner }).click();
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    // Who has nobody in the own groups begins with the link.
    await page.getByRole('tab', { name: t.ways.link, selected: true }).waitFor();
    await page.getByRole('tab', { name: t.ways.member }).click();
    await shows(page, t.noMembers);
    await phone.axe();
    await phone.screenshot(`pair-none-${language}`, { fullPage: true });
    await page.getByRole('tab', { name: t.ways.link }).click();
    await press(page, t.makeLink);
    await page.getByRole('img', { name: t.qr }).waitFor();
    const link = await page.getByLabel(t.link, { exact: true }).inputValue();
    await phone.axe();
    await phone.screenshot(`pair-link-${language}`, { fullPage: true });
    await page.goto(link);
    await shows(page, t.ownTitle);

    // A visitor sees the tournament only, logs in, and comes back.
    const guest = await newPhone({ language });
    // Who opens the demo is signed in.
    await guest.page.goto('/help');
    await send(guest, 'POST', '/api/accounts/logout');
    await guest.page.goto(link);
    await shows(guest.page, t.invitesGuest);
    expect(await guest.page.getByText(inviter).count()).toBe(0);
    await guest.axe();
    await guest.screenshot(`guest-${language}`, { fullPage: true });
    const account = await registered(app, fresh(`pair-${language}`), {
      language,
      fullName: partner,
    });
    await guest.page.getByRole('main').getByRole('link', { name: t.login }).click();
    await guest.page.fill('[name=loginId]', account.email);
    await guest.page.fill('[name=password]', account.password);
    await submit(guest.page);
    await shows(guest.page, t.invites(inviter));
    await guest.axe();
    await guest.screenshot(`invited-${language}`, { fullPage: true });
    await press(guest.page, t.accept);
    await guest.page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    await shows(guest.page, t.joinedText(inviter));
    await guest.axe();
    await guest.screenshot(`joined-${language}`, { fullPage: true });

    // Both see it; the partner without payment and withdrawal. The organizer sees the pair.
    await guest.page.goto('/my-tournaments');
    await shows(guest.page, entries.playsAsPartner(inviter));
    await guest.axe();
    expect(await guest.page.getByRole('button', { name: entries.withdraw }).count()).toBe(0);
    await page.goto('/my-tournaments');
    await shows(page, partner);
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/entries`);
    await shows(organizer.page, partner);
    await organizer.axe();
    await organizer.screenshot(`list-${language}`, { fullPage: true });
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/print`);
    await shows(organizer.page, partner);
    // On A4 the list is whole, and nothing of the screen lies on it.
    await organizer.page.emulateMedia({ media: 'print' });
    await organizer.page.setViewportSize({ width: 640, height: 1000 });
    await expect(organizer.page.locator('a[href="#main"]')).toBeHidden();
    const beyond = () =>
      organizer.page
        .locator('table')
        .evaluate((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0));
    // The page has the size of the sheet a moment later.
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await organizer.page.emulateMedia({ media: 'screen' });

    // A third who opens the link is refused.
    const third = await playerPhone('Third', { language });
    third.allow(/410/);
    await third.page.goto(link);
    await shows(third.page, t.failures.INVITE_USED);
    await third.axe();

    // The partner leaves; the player is notified and enters a name instead.
    await guest.page.getByRole('link', { name: entries.myPair }).click();
    await press(guest.page, t.leave);
    await guest.axe();
    await inDialog(guest.page, t.leave);
    await shows(guest.page, entries.nothingComing);
    await page.getByRole('link', { name: entries.myPair }).click();
    await shows(page, t.leftTitle);
    await page.getByRole('tab', { name: t.ways.name }).click();
    await press(page, t.saveName);
    await shows(page, t.errors.nameMissing);
    await page.locator('main [name=name]').fill('Paper Partner');
    await phone.axe();
    await press(page, t.saveName);
    await shows(page, t.namedText);
    await phone.screenshot(`pair-named-${language}`, { fullPage: true });

    // The organizer enters another partner.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/entries`);
    await shows(organizer.page, list.pairStates.named);
    await press(organizer.page, list.changePartner);
    await organizer.page.locator('dialog[open] [name=name]').fill('Replacement');
    await organizer.axe();
    await inDialog(organizer.page, list.saveNow);
    await shows(organizer.page, 'Replacement');
  });

  test(`An organizer adds mixed doubles from the template, and enters a pair on paper, in ${language}`, async ({
    newPhone,
  }) => {
    const { ownEvents: own, entryList: list } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const id = await published(organizer);
    await page.goto(`/organizer/tournaments/${id}/events`);
    await page.locator('a[href$="template=xd"]').click();
    await page.getByRole('heading', { level: 1, name: own.newTitle }).waitFor();
    await expect(page.locator('[name=eventType]')).toHaveValue('Doubles');
    await expect(page.locator('[name=genderRule]')).toHaveValue('mixed');
    await organizer.axe();
    await organizer.screenshot(`mixed-${language}`, { fullPage: true });
    await page.selectOption('[name=eventType]', 'Singles');
    await submit(page);
    await shows(page, own.errors.mixedPairs);
    await page.selectOption('[name=eventType]', 'Doubles');
    await submit(page);
    await shows(page, own.added);

    await page.goto(`/organizer/tournaments/${id}/entries`);
    await press(page, list.add);
    await shows(page, list.addPairs);
    await page.locator('dialog[open] [name=people]').fill('Paper One / Paper Two');
    await organizer.axe();
    await inDialog(page, list.addNow(1, 'Doubles'));
    await shows(page, list.partnerIs('Paper Two'));
  });

  test(`A member of the same group is invited, declines, and another invitation is taken back, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { pairs: t, entries } = words[language];
    const names = NAMES[language];
    const [inviter, partner] = names;
    const tournamentId = await published(await organizerPhone(newPhone, language));
    const phone = await playerPhone(inviter, { language });
    const member = await playerPhone(partner, { language });
    const { page } = phone;
    const teamId = uuidv7().slice(-8).toUpperCase();
    const group = { creationId: uuidv7(), name: 'Sakura', teamId, members: [] };
    await send(phone, 'POST', '/api/groups', group);
    await send(member, 'POST', '/api/groups/join', { teamId });
    const entryId = uuidv7();
    await send(phone, 'POST', '/api/entries', { id: entryId, tournamentId, agreed: true });

    await page.goto(`/my-tournaments/${entryId}/pair`);
    await page.getByRole('button', { name: partner }).click();
    await page.locator('dialog[open]').getByText(t.inviteWho(partner)).waitFor();
    await phone.axe();
    await inDialog(page, t.inviteNow);
    await shows(page, t.invitedText(partner));
    await phone.axe();
    await phone.screenshot(`waiting-${language}`, { fullPage: true });

    // The notice leads to the invitation.
    await member.page.goto('/notifications');
    await member.page.locator('main a[href^="/p/"]').first().click();
    await shows(member.page, t.invites(inviter));
    await press(member.page, t.decline);
    await member.axe();
    await inDialog(member.page, t.decline);
    await shows(member.page, entries.nothingComing);

    await page.goto(`/my-tournaments/${entryId}/pair`);
    await shows(page, t.declinedTitle);
    await phone.axe();
    await page.getByRole('button', { name: partner }).click();
    await inDialog(page, t.inviteNow);
    await phone.screenshot(`waiting-again-${language}`);
    // The notice may lie over the button, and stays while a mouse is on it.
    await page.mouse.move(0, 0);
    await page
      .getByText(t.invitedText(partner), { exact: true })
      .first()
      .waitFor({ state: 'hidden' });
    await press(page, t.withdraw);
    await inDialog(page, t.withdraw);
    await shows(page, t.noneTitle);
    await phone.axe();
  });
}
