import { dayInJapan } from '#platform/shared/format.ts';
import { dayOpened, knockoutPublished, queueOf, tournamentToday } from './support/day-queue.ts';
import { organizerPhone } from './support/organizer.ts';
import { shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The desk publishes the order of play of an event as a plan, prints the timetable, and takes it back (next.md, C3). */
test.use({ world: { demo: true } });

const NAMES = ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'];

for (const language of ['en', 'ja'] as const) {
  const { queue: t, rules, day } = words[language];

  test(`The desk makes the order of play, publishes it and takes it back, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const { page } = desk;
    // On its eve no match can be called before its time, which is tomorrow's.
    const id = await tournamentToday(desk, NAMES, 'Day Cup', dayInJapan(new Date()));
    await knockoutPublished(desk, id);
    await dayOpened(desk, id, 2);
    const planned = async () =>
      (await queueOf(desk, id)).matches.filter(({ fixedCourtId }) => fixedCourtId !== null).length;
    const sheet = page.locator('dialog[open]');

    // The plan is shown court by court, and nothing is stored before it is published.
    await page.goto(`/organizer/tournaments/${id}/day/rules`);
    await page.getByRole('button', { name: rules.makePlan }).click();
    for (const table of ['1', '2']) {
      await sheet.getByText(day.tableNumber(table), { exact: true }).waitFor();
    }
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    await desk.axe();
    await desk.screenshot(`plan-${language}`, { fullPage: true });
    expect(await planned()).toBe(0);
    await written(page, () => sheet.getByRole('button', { name: rules.publishPlan }).click());
    await shows(page, rules.modes['order-of-play']);
    expect(await planned()).toBe(3);
    await desk.axe();
    await desk.screenshot(`plan-published-${language}`, { fullPage: true });

    // The courts and the times are in the order of the matches.
    await page.goto(`/organizer/tournaments/${id}/day/queue`);
    await shows(page, t.fixedTo(day.tableNumber('1')));
    await desk.screenshot(`plan-queue-${language}`, { fullPage: true });

    // On paper each match has its time, its table and its sides.
    await page.goto(`/organizer/tournaments/${id}/day/rules`);
    await page.getByRole('link', { name: rules.printTimetable }).click();
    await page.getByRole('button', { name: rules.print, exact: true }).waitFor();
    await desk.axe();
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('tbody tr');
    await expect(lines).toHaveCount(3);
    for (const name of NAMES) await expect(lines.getByText(name)).toBeVisible();
    await expect(lines.first()).toContainText(day.tableNumber('1'));
    await expect(page.locator('main button')).toBeHidden();
    await desk.screenshot(`timetable-${language}`, { fullPage: true });
    await page.emulateMedia({ media: 'screen' });

    // Taken back, the matches go wherever a table is free.
    await page.goto(`/organizer/tournaments/${id}/day/rules`);
    await written(page, () => page.getByRole('button', { name: rules.withdrawPlan }).click());
    await page.getByRole('button', { name: rules.makePlan }).waitFor();
    await expect(page.getByRole('button', { name: rules.withdrawPlan })).toHaveCount(0);
    await shows(page, rules.modes.queue);
    expect(await planned()).toBe(0);
  });
}
