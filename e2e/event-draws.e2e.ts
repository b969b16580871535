import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import { inDialog, press, shows, unaware, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** From open entries to a seeding list, by the organizer of a tournament (next.md, B3). */
test.use({ world: { demo: true } });

const en = words.en.eventDraws;

/** The names of the list on the screen, the strongest first. */
const listed = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).locator('li[data-place] bdi').allTextContents();

for (const language of ['en', 'ja'] as const) {
  test(`An organizer closes the entries of an event and seeds it, with a second person at work, in ${language}`, async ({
    newPhone,
    playerPhone,
    secondPhone,
  }) => {
    const { eventDraws: t, ownEvents: events, tournaments } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const tournamentId = await publishedWith(organizer, ['青木 蓮', '馬場 結衣', '千葉 空']);
    const player = await playerPhone('江藤 光', { language });
    await send(player, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });

    // The organizer closes the entries.
    await page.goto(`/organizer/tournaments/${tournamentId}/events`);
    await page.locator('main ul > li a').first().click();
    await page.getByRole('link', { name: events.prepareDraw }).click();
    await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
    await shows(page, t.people(4, 'Singles'));
    await organizer.axe();
    await press(page, t.close);
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(t.closeMeans.waitingList).waitFor();
    await organizer.axe();
    await dialog.getByRole('button', { name: t.close }).click();
    await shows(page, t.closedText);
    await shows(page, t.byPoints);
    await organizer.axe();
    await organizer.screenshot(`closed-${language}`, { fullPage: true });

    // Players see that nobody can apply.
    await player.page.goto(`/confirm-tournament-application/${tournamentId}`);
    const visitor = await newPhone({ language });
    await visitor.page.goto(`/confirm-tournament-application/${tournamentId}`);
    await shows(visitor.page, tournaments.unavailableTexts.closed);

    // The player with a rating is first; the last of the others goes to the top, and survives a reload.
    const before = await listed(page, t.seeding);
    expect(before[0]).toBe('江藤 光');
    const last = before.at(-1) ?? '';
    for (let at = 3; at > 0; at--) await press(page, t.up(last));
    const mine = [last, ...before.slice(0, 3)];
    expect(await listed(page, t.seeding)).toEqual(mine);
    await organizer.axe();
    await page.reload();
    await shows(page, t.unsaved);
    expect(await listed(page, t.seeding)).toEqual(mine);

    // Somebody else seeds meanwhile, and sees the order that was saved first.
    const second = await secondPhone(organizer, { language });
    const { api, steps } = await firstEvent(organizer, tournamentId);
    await unaware(second.page, `${api}/seeding`, '/seeding');
    await second.page.goto(steps);
    await press(second.page, t.down('江藤 光'));
    await press(page, t.save);
    await shows(page, t.saved);
    await shows(page, t.byHand);
    second.allow(/409/);
    await press(second.page, t.save);
    await shows(second.page, t.changedTitle);
    await second.axe();
    await second.screenshot(`changed-${language}`, { fullPage: true });
    const theirs = await listed(second.page, t.seeding);
    expect(theirs[1]).toBe('江藤 光');
    await press(second.page, t.saveMine);
    await shows(second.page, t.saved);
    expect(await listed(second.page, t.seeding)).toEqual(theirs);

    // Without a connection nothing is lost.
    await page.reload();
    await shows(page, t.byHand);
    await organizer.setOffline(true);
    await page.getByLabel(t.seedCount).selectOption('0');
    await press(page, t.save);
    await shows(page, t.failures.CONNECTION_LOST);
    await organizer.setOffline(false);
    await press(page, t.save);
    await shows(page, t.saved);
    await shows(page, t.noSeeds);

    // The entries can be opened again.
    await press(page, t.reopen);
    await written(page, () => inDialog(page, t.reopen));
    await shows(page, t.entriesText);
    await visitor.page.reload();
    await visitor.page.locator('[name=agreed]').waitFor();
    await expect(visitor.page.getByText(tournaments.unavailableTexts.closed)).toHaveCount(0);
  });

  test(`A draw of a list that another browser has changed meanwhile is refused with the list that is stored, in ${language}`, async ({
    newPhone,
    secondPhone,
  }) => {
    const { eventDraws: t } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const tournamentId = await publishedWith(organizer, ['青木 蓮', '馬場 結衣', '千葉 空']);
    const { api, steps } = await firstEvent(organizer, tournamentId);
    await send(organizer, 'POST', `${api}/close`);
    const second = await secondPhone(organizer, { language });
    await unaware(second.page, `${api}/seeding`, '/draw');
    await second.page.goto(steps);
    await second.page.getByRole('button', { name: t.drawNow }).waitFor();
    const { page } = organizer;
    await page.goto(steps);
    await shows(page, t.byPoints);
    const [first = ''] = await listed(page, t.seeding);
    await press(page, t.down(first));
    await press(page, t.save);
    await shows(page, t.saved);
    const stored = await listed(page, t.seeding);

    second.allow(/409/);
    await second.page.getByRole('button', { name: t.drawNow }).click();
    await shows(second.page, t.refusedTexts.SEEDING_CHANGED);
    await expect.poll(() => listed(second.page, t.seeding)).toEqual(stored);
    await second.axe();
    await page.reload();
    await page.getByRole('button', { name: t.drawNow }).waitFor();
  });
}

test('A row of the seeding list is dragged by its handle', async ({ newPhone }) => {
  const organizer = await organizerPhone(newPhone, 'en');
  const { page } = organizer;
  const tournamentId = await publishedWith(organizer, ['A A', 'B B', 'C C', 'D D']);
  const { events } = await send<{ events: { id: number }[] }>(
    organizer,
    'GET',
    `/api/tournaments/${tournamentId}/events`,
  );
  const event = `tournaments/${tournamentId}/events/${events[0]?.id}`;
  await send(organizer, 'POST', `/api/${event}/close`);
  await page.goto(`/organizer/${event}`);
  await shows(page, en.byPoints);
  const [first, ...others] = await listed(page, en.seeding);
  const handles = page.getByTitle(en.drag);
  await handles.first().scrollIntoViewIfNeeded();
  await handles.first().hover();
  await page.mouse.down();
  for (const at of [1, 2]) {
    const box = await page.locator(`[data-place="${at}"]`).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    const order = others.toSpliced(at, 0, first ?? '');
    await expect.poll(() => listed(page, en.seeding)).toEqual(order);
  }
  await page.mouse.up();
});
