import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { registerPlayer, send } from './support/club.ts';
import { organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, shows, submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Opening the day, its courts, and check-in by the desk and by a player (next.md, C2 and C3). */
test.use({ world: { demo: true } });

for (const language of ['en', 'ja'] as const) {
  test(`The desk opens the day and ticks people, and a player checks in with the code, in ${language}`, async ({
    newPhone,
  }) => {
    const { day: t, checkIn, publishing } = words[language];
    const desk = await organizerPhone(newPhone, language);
    // On its eve nobody's phone number is shown.
    const eventDate = dayInJapan(new Date());
    const hours = { eventDate, applicationDeadline: eventDate, startTime: '00:00' };
    const facts = { tournamentName: 'Day Cup', ...hours };
    const tournamentId = await publishedWith(desk, ['青木 蓮', '馬場 結衣'], facts);
    await send(desk, 'PUT', `/api/tournaments/${tournamentId}/sport`, { sport: 'table-tennis' });
    const player = await newPhone({ language });
    await registerPlayer(player, '千葉 空');
    const entry = { id: uuidv7(), tournamentId, agreed: true };
    await send(player, 'POST', '/api/entries', entry);

    // The desk opens the day with ten tables.
    const { page } = desk;
    await page.goto(`/organizer/tournaments/${tournamentId}`);
    await page.getByRole('link', { name: publishing.day }).click();
    await shows(page, t.openIntro.table);
    await desk.axe();
    await page.getByLabel(t.courtCount.table).fill('99');
    await submit(page);
    await shows(page, t.countInvalid(60));
    await page.getByLabel(t.courtCount.table).fill('10');
    await submit(page);
    await shows(page, t.toListText(3));
    await desk.axe();
    await desk.screenshot(`day-${language}`, { fullPage: true });

    // A table breaks.
    await page.getByRole('link', { name: t.toCourts.table }).click();
    await shows(page, t.tableNumber('10'));
    await desk.axe();
    await press(page, t.edit(t.tableNumber('3')));
    await page.locator('dialog[open]').getByLabel(t.isClosed).check();
    await written(page, () => inDialog(page, t.save));
    await page.getByText(t.closed, { exact: true }).waitFor();
    await desk.screenshot(`courts-${language}`, { fullPage: true });

    // The entrance shows the code, which the player types; the desk ticks another.
    await page.goto(`/organizer/tournaments/${tournamentId}/day/code`);
    await page.getByRole('img', { name: t.qr }).waitFor();
    await desk.axe();
    await desk.screenshot(`code-${language}`, { fullPage: true });
    const code = (await page.getByText(/^\d{4}$/).textContent()) ?? '';
    await page.goto(`/organizer/tournaments/${tournamentId}/day/check-in`);
    await shows(page, checkIn.summary(3, 0, 0));
    await written(page, () => press(page, checkIn.hereOf('青木 蓮')));
    await shows(page, checkIn.summary(2, 1, 0));
    await desk.axe();

    const { page: theirs } = player;
    await theirs.goto(`/check-in/${tournamentId}`);
    await theirs.getByLabel(checkIn.code).fill(code === '0000' ? '0001' : '0000');
    player.allow(/409/);
    await submit(theirs);
    await shows(theirs, checkIn.ownFailures.WRONG_CODE);
    await player.axe();
    // The QR code has the code behind "#".
    await theirs.goto('/help');
    await theirs.goto(`/check-in/${tournamentId}#${code}`);
    await expect(theirs.getByLabel(checkIn.code)).toHaveValue(code);
    await submit(theirs);
    await shows(theirs, checkIn.done);
    await player.axe();
    await player.screenshot(`own-check-in-${language}`, { fullPage: true });

    // The desk sees who has come, and calls who has not.
    await page.reload();
    await shows(page, checkIn.summary(1, 2, 0));
    await press(page, checkIn.missing);
    await shows(page, checkIn.missingTitle(1));
    await expect(page.locator('dialog[open]').getByText('馬場 結衣')).toBeVisible();
    await expect(page.locator('dialog[open]').getByText('千葉 空')).toHaveCount(0);
    await desk.axe();
    await page.keyboard.press('Escape');
    await written(page, () => press(page, checkIn.absentOf('馬場 結衣')));
    await shows(page, checkIn.summary(0, 2, 1));
    await desk.screenshot(`check-in-${language}`, { fullPage: true });
  });
}
