import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './support/club.ts';
import { oneGameOf } from './support/court-links.ts';
import {
  dayOpened,
  knockoutPublished,
  queueOf,
  rulesChanged,
  seeded,
  tournamentToday,
} from './support/day-queue.ts';
import { firstEvent, organizerPhone } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { courtCard, lookAgain, press, shows, submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Courts that wait for some matches, and tables on which players who are out play on (next.md, C3). */
test.use({ world: { demo: true } });

const LABEL = { en: 'Centre', ja: 'センター' } as const;

const SEEDS = ['青木 蓮', '馬場 結衣'];
const OUT = ['千葉 空', '土井 海'] as const;

const sheet = (page: Page) => page.locator('dialog[open]');

/** The desk enters the results of the first round: the seeds win. */
async function firstRoundPlayed(desk: Phone, id: number): Promise<void> {
  const { api } = await firstEvent(desk, id);
  const { matches } = await queueOf(desk, id);
  for (const { stageId, matchId, player1, player2 } of matches) {
    if (!player1 || !player2) continue;
    const [first, second] = SEEDS.includes(player1.name) ? [11, 7] : [7, 11];
    await send(desk, 'PUT', `${api}/stages/${stageId}/matches/${matchId}`, {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: player1.id,
      player2Id: player2.id,
      result: { kind: 'score', sets: [{ player1: first, player2: second }] },
      scoreFormat: { id: 'table-tennis-1' },
    });
  }
}

for (const language of ['en', 'ja'] as const) {
  const { queue: t, rules, day, openTables: tables, ownDay: own } = words[language];
  const label = LABEL[language];

  test(`The final waits for the table with its label, on which two players who are out play on, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const [first, second] = [
      await playerPhone(OUT[0], { language }),
      await playerPhone(OUT[1], { language }),
    ];
    const today = dayInJapan(new Date());
    const id = await tournamentToday(desk, SEEDS, 'Court Cup', today);
    for (const phone of [first, second]) {
      await send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    }
    await seeded(desk, id, [...SEEDS, ...OUT]);
    await knockoutPublished(desk, id);
    await oneGameOf(desk, id);
    await dayOpened(desk, id, 2);
    await rulesChanged(desk, id, { umpires: 'none', restMinutes: 0 });
    const here = `/organizer/tournaments/${id}/day`;
    const { page } = desk;

    // The desk labels the second table, and keeps it for the final.
    await page.goto(`${here}/courts`);
    await press(page, day.edit(day.tableNumber('2')));
    await sheet(page).getByLabel(day.labels).fill('1234567890123');
    await sheet(page).getByRole('button', { name: day.save }).click();
    await expect(sheet(page).getByText(day.labelsInvalid(3, 12))).toBeVisible();
    await desk.axe();
    await sheet(page).getByLabel(day.labels).fill(label);
    await written(page, () => sheet(page).getByRole('button', { name: day.save }).click());
    await page.getByText(label, { exact: true }).waitFor();
    await desk.screenshot(`labels-${language}`, { fullPage: true });
    await page.goto(`${here}/rules`);
    await page.getByRole('button', { name: new RegExp(day.theTournament) }).click();
    await sheet(page).getByLabel(rules.lastCourts.table, { exact: true }).selectOption('2');
    await expect(sheet(page).getByLabel(rules.lastPlayedOn.table, { exact: true })).toHaveValue(
      label,
    );
    await desk.axe();
    await desk.screenshot(`rules-with-labels-${language}`);
    await written(page, () => sheet(page).getByRole('button', { name: t.save }).click());
    await sheet(page).waitFor({ state: 'hidden' });
    await page.getByText(label).waitFor();

    // After the first round it opens that table for practice: the final waits, though the other one is free.
    await firstRoundPlayed(desk, id);
    await page.goto(here);
    await courtCard(page, '2').getByText(t.call, { exact: true }).waitFor();
    await press(page, t.more(day.tableNumber('2')));
    await written(page, () => sheet(page).getByRole('button', { name: tables.open }).click());
    await page.keyboard.press('Escape');
    await shows(page, tables.needed(1, 'table'));
    await expect(page.getByText(t.call, { exact: true })).toHaveCount(0);
    await desk.axe();
    await desk.screenshot(`open-table-${language}`, { fullPage: true });

    // Both losers want one more match, and are called to the table.
    for (const { page: theirs } of [first, second]) {
      await theirs.goto('/my-tournaments');
      await written(theirs, () => press(theirs, own.oneMore));
    }
    await shows(second.page, own.goTo(own.tableNumber('2')));
    await second.axe();
    await second.screenshot(`called-to-open-table-${language}`, { fullPage: true });
    await lookAgain(first.page);
    await shows(first.page, own.goTo(own.tableNumber('2')));

    // One enters the result; it is practice of both.
    const { page: theirs } = second;
    await theirs.getByRole('link', { name: own.enter, exact: true }).click();
    await shows(theirs, tables.resultText);
    for (const at of [0, 1]) {
      await theirs.locator(`[name="sets.${at}.player1Score"]`).fill('11');
      await theirs.locator(`[name="sets.${at}.player2Score"]`).fill(String(5 + at));
    }
    await second.axe();
    await second.screenshot(`practice-result-${language}`, { fullPage: true });
    await submit(theirs);
    await shows(theirs, own.practiceText.table);
    for (const phone of [first, second]) {
      await phone.page.goto(`/practice-records/matches/${today}/one-on-one`);
      await shows(phone.page, 'Court Cup');
      await expect(phone.page.getByText('2-0')).toHaveCount(1);
    }

    // The desk takes the table back in one tap, and the final goes there.
    await written(page, () => page.getByRole('button', { name: tables.takeBack }).first().click());
    await courtCard(page, '2').getByText(t.call, { exact: true }).waitFor();
    await expect(courtCard(page, '1').getByText(t.call, { exact: true })).toHaveCount(0);
  });
}
