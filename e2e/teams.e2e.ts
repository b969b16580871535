import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A team event: entering under a name, another name, and the seeding list (next.md, B2 and B3). */
test.use({ world: { demo: true } });

const CONTACT = { en: 'Ren Aoki', ja: '青木 蓮' } as const;

/** The longest name of a team. */
const LONG =
  '桜ヶ丘市立第二中学校ソフトテニス部女子団体戦第一チームさくら組代表選手一同あおぞら'.slice(0, 40);

for (const language of ['en', 'ja'] as const) {
  test(`A player enters a team, renames it, and the organizer sees it in the seeding list, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { teams: t, entries, entryList: list, eventDraws: draws } = words[language];
    const contact = CONTACT[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, ['Momiji'], {
      tournamentName: 'Team Cup',
      eventType: 'Team',
    });
    const event = await firstEvent(organizer, tournamentId);
    const phone = await playerPhone(contact, { language });
    const { page } = phone;

    // Without a name, and with that of another team, the field says why; what was typed stays.
    await page.goto(`/confirm-tournament-application/${tournamentId}`);
    const field = page.getByRole('textbox', { name: t.name });
    await page.check('[name=agreed]');
    await submit(page);
    await shows(page, t.errors.missing);
    await phone.axe();
    phone.allow(/409/);
    await field.fill('ｍｏｍｉｊｉ');
    await submit(page);
    await shows(page, t.errors.taken);
    expect(await field.inputValue()).toBe('ｍｏｍｉｊｉ');
    await phone.screenshot(`taken-${language}`, { fullPage: true });
    await field.fill('Sakura A');
    await submit(page);
    await page.waitForURL(
      (url) => url.pathname !== `/confirm-tournament-application/${tournamentId}`,
    );

    // The player's list names the team. Another name is refused next to its field, too.
    await page.goto('/my-tournaments');
    await shows(page, 'Sakura A');
    await press(page, t.rename);
    const renamed = page.locator('dialog[open]').getByRole('textbox');
    await renamed.fill('');
    await inDialog(page, t.save);
    await shows(page, t.errors.missing);
    await renamed.fill('Momiji');
    await inDialog(page, t.save);
    await shows(page, t.errors.taken);
    expect(await renamed.inputValue()).toBe('Momiji');
    await phone.axe();
    await phone.screenshot(`rename-${language}`, { fullPage: true });
    await renamed.fill(LONG);
    await inDialog(page, t.save);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await shows(page, LONG);
    await phone.axe();
    await phone.screenshot(`entry-${language}`, { fullPage: true });

    // The organizer sees the team with its contact person, closes the entries, and can draw the teams.
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/entries`);
    await shows(organizer.page, LONG);
    await shows(organizer.page, list.contactIs(contact));
    await organizer.axe();
    await organizer.screenshot(`list-${language}`, { fullPage: true });
    await organizer.page.goto(event.steps);
    await press(organizer.page, draws.close);
    await inDialog(organizer.page, draws.close);
    await shows(organizer.page, draws.closedText);
    await shows(organizer.page, LONG);
    await shows(organizer.page, draws.drawText);
    await organizer.axe();
    await organizer.screenshot(`closed-${language}`, { fullPage: true });

    // Now only the organizer changes the name; the seeding list follows.
    await page.reload();
    await page.getByRole('button', { name: entries.askToWithdraw }).waitFor();
    expect(await page.getByRole('button', { name: t.rename }).count()).toBe(0);
    await organizer.page.goto(`/organizer/tournaments/${tournamentId}/entries`);
    const row = organizer.page.getByRole('listitem').filter({ hasText: LONG });
    await row.getByRole('button', { name: t.rename }).click();
    await organizer.page.locator('dialog[open]').getByRole('textbox').fill('Sakura B');
    await inDialog(organizer.page, t.save);
    await organizer.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await organizer.page.goto(event.steps);
    await shows(organizer.page, 'Sakura B');
    expect(await organizer.page.getByText(LONG).count()).toBe(0);
  });
}
