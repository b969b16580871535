import { send } from './support/club.ts';
import {
  bothAgree,
  called,
  courtsToday,
  linksMade,
  resultVersions,
  typeGame,
} from './support/court-links.ts';
import { organizerPhone } from './support/organizer.ts';
import { press, shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Devices without an account: the tablet of a court, and the phone that reads a match slip (next.md, C1, C5 and C9). */
test.use({ world: { demo: true } });

const en = words.en.courtLinks;

for (const language of ['en', 'ja'] as const) {
  const { courtLinks: t, linkDesk: deskWords, day } = words[language];

  test(`A court scores a match by its link, from the start to both players’ yes, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 2);

    // The desk makes the links, and shows the one of table 1.
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day`);
    await desks.getByRole('link', { name: day.toLinks.table }).click();
    await shows(desks, deskWords.intro.table);
    await desk.axe();
    await press(desks, deskWords.makeMissing(2));
    await shows(desks, deskWords.madeTitle(2));
    await desk.axe();
    await desk.screenshot(`links-${language}`, { fullPage: true });
    await press(desks, deskWords.showOf(day.tableNumber('1')));
    const dialog = desks.locator('dialog[open]');
    await dialog.getByRole('img').waitFor();
    await desk.axe();
    await desk.screenshot(`link-${language}`);
    const address = await dialog.getByText(/\/c\//).textContent();

    // The device waits for a match.
    const tablet = await newPhone({ language, width: 360, height: 740 });
    const { page } = tablet;
    await page.goto(new URL(address ?? '').pathname);
    await shows(page, t.noneTitle.table);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await tablet.axe();
    await tablet.screenshot(`waiting-${language}`, { fullPage: true });

    // It is called, started, counted point by point, and finished.
    await called(desk, id, 0);
    await page.getByRole('button', { name: t.start, exact: true }).waitFor();
    await tablet.axe();
    await tablet.screenshot(`called-${language}`, { fullPage: true });
    await press(page, t.start);
    await page.getByRole('tab', { name: t.tally }).click();
    const halves = page.locator('button[data-side]');
    await halves.nth(1).click();
    await expect(halves.nth(1)).toContainText('1');
    await press(page, t.undo);
    await expect(halves.nth(1)).toContainText('0');
    for (let point = 0; point < 5; point++) await halves.nth(0).click();
    await shows(page, t.changeEnds);
    await tablet.axe();
    await tablet.screenshot(`tally-${language}`, { fullPage: true });
    await page.reload();
    await expect(halves.nth(0)).toContainText('5');
    for (let point = 5; point < 11; point++) await halves.nth(0).click();
    await press(page, t.toCard);
    await expect(page.locator('[name="sets.0.player1Score"]')).toHaveValue('11');
    await tablet.axe();
    await tablet.screenshot(`card-${language}`, { fullPage: true });
    await press(page, t.finish);

    // Both players tap their names on the device.
    await page.locator('dialog[open]').waitFor();
    await tablet.axe();
    await tablet.screenshot(`together-${language}`);
    await bothAgree(page);
    await page.getByText(t.confirmed, { exact: true }).waitFor();
    await shows(page, t.noneTitle.table);
    await tablet.axe();
    await tablet.screenshot(`agreed-${language}`, { fullPage: true });
    expect(await resultVersions(desk, id)).toEqual([1]);

    // The desk sees that the link is used.
    await desks.goto(`/organizer/tournaments/${id}/day/links`);
    await shows(desks, day.tableNumber('1'));
    await expect(desks.getByText(deskWords.noLink, { exact: true })).toHaveCount(0);
    await desk.axe();
  });

  test(`A link that the desk ends says so on the device, in ${language}`, async ({ newPhone }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣']);
    const [link] = await linksMade(desk, id);
    const tablet = await newPhone({ language, allow: [/401/] });
    const { page } = tablet;
    await page.goto(link!.page);
    await shows(page, t.noneTitle.table);
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day/links`);
    await press(desks, deskWords.endOf(day.tableNumber('1')));
    await desk.axe();
    await desks.locator('dialog[open]').getByRole('button', { name: deskWords.end }).click();
    await shows(desks, deskWords.noLink);
    await shows(page, t.endedTitle);
    await tablet.axe();
    await tablet.screenshot(`ended-${language}`, { fullPage: true });
    // An address that never was a link gets the same answer.
    await page.goto('/c/AAAAAAAAAAAAAAAAAAAAAA');
    await shows(page, t.endedTitle);
  });

  test(`A match slip enters the result of its match, in ${language}`, async ({ newPhone }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣']);
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day/links`);
    await press(desks, deskWords.printSlips);
    await shows(desks, deskWords.slipsMade(1));
    await desk.axe();
    await desks.emulateMedia({ media: 'print' });
    await desk.screenshot(`slips-${language}`, { fullPage: true });
    await desks.emulateMedia({ media: 'screen' });

    const { made } = await send<{ made: { address: string }[] }>(
      desk,
      'POST',
      `/api/tournaments/${id}/day/slips`,
      { matches: null },
    );
    const phone = await newPhone({ language });
    const { page } = phone;
    await page.goto(new URL(made[0]!.address).pathname);
    await press(page, t.enterOnly);
    await typeGame(page, 11, 8);
    await phone.axe();
    await submit(page);
    await bothAgree(page);
    await page.getByText(t.confirmed, { exact: true }).waitFor();
    await phone.axe();
    await phone.screenshot(`slip-${language}`, { fullPage: true });
    expect(await resultVersions(desk, id)).toEqual([1]);
  });
}

test('The second device of a court is warned, and may go on', async ({ newPhone }) => {
  const desk = await organizerPhone(newPhone, 'en');
  const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣']);
  const [link] = await linksMade(desk, id);
  await called(desk, id, 0);
  const first = await newPhone();
  await first.page.goto(link!.page);
  await press(first.page, en.start);
  await first.page.getByRole('tab', { name: en.tally }).click();
  const halves = first.page.locator('button[data-side]');
  await halves.nth(0).click();
  const second = await newPhone();
  const { page } = second;
  await page.goto(link!.page);
  await shows(page, en.otherTitle);
  await second.axe();
  await typeGame(page, 11, 4);
  await submit(page);
  await bothAgree(page);
  await page.getByText(en.confirmed, { exact: true }).waitFor();
  expect(await resultVersions(desk, id)).toEqual([1]);
});
