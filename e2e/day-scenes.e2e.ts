import type { Locator, Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { courtLinksMessages as courtEn } from '#features/court-links/court-links.messages.en.ts';
import { courtLinksMessages as courtJa } from '#features/court-links/court-links.messages.ja.ts';
import { linkDeskMessages as linkEn } from '#features/court-links/link-desk/link-desk.messages.en.ts';
import { linkDeskMessages as linkJa } from '#features/court-links/link-desk/link-desk.messages.ja.ts';
import { dayMessages as dayEn } from '#features/day/day.messages.en.ts';
import { dayMessages as dayJa } from '#features/day/day.messages.ja.ts';
import { handshakeMessages as handshakeEn } from '#features/day/handshake/handshake.messages.en.ts';
import { handshakeMessages as handshakeJa } from '#features/day/handshake/handshake.messages.ja.ts';
import { queueMessages as en } from '#features/day/queue/queue.messages.en.ts';
import { queueMessages as ja } from '#features/day/queue/queue.messages.ja.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './support/club.ts';
import { linksMade, oneGameOf, typeGame } from './support/court-links.ts';
import {
  dayOpened,
  knockoutPublished,
  queueOf,
  rulesChanged,
  seeded,
  stepTaken,
  tournamentToday,
} from './support/day-queue.ts';
import { organizerPhone } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { lookAgain, shows, submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** What goes wrong on a day (next.md, C5 and C12; the scenes of the issue): wrong sides, late objections, two desks, a flat battery. */
test.use({ world: { demo: true } });

const words = {
  en: { t: en, day: dayEn, court: courtEn, link: linkEn, handshake: handshakeEn },
  ja: { t: ja, day: dayJa, court: courtJa, link: linkJa, handshake: handshakeJa },
} as const;

const RESTED = '青木 蓮';
const WEAK = '千葉 空';
const STRONG = '土井 海';
const EIGHT = [
  ...['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'],
  ...['藤井 陸', '後藤 海', '林 葵', '石田 凛'],
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const card = (page: Page, table: string) => page.locator(`[data-court="${table}"]`);
const sheet = (page: Page) => page.locator('dialog[open]');

/** The desk calls the open match of these people to the first table, whatever it waits for. */
async function calledAnyway(desk: Phone, id: number, name: string): Promise<void> {
  const { courts, matches } = await queueOf(desk, id);
  const match = matches.find(
    ({ player1, player2, resultVersion }) =>
      resultVersion === 0 && player1 && player2 && [player1.name, player2.name].includes(name),
  )!;
  const courtId = courts[0]!.id;
  await stepTaken(desk, id, match, { kind: 'call', courtId, umpireId: null, isAnyway: true });
}

/** Drags a row by its handle to the place of another one. */
async function dragged(page: Page, from: Locator, to: Locator, label: string): Promise<void> {
  const start = (await from.getByTitle(label).boundingBox())!;
  const end = (await to.boundingBox())!;
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

for (const language of ['en', 'ja'] as const) {
  const { t, day, court, link, handshake } = words[language];

  test(`Sides that were swapped at a table are asked about, and a late objection stops the next match, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const strong = await playerPhone(STRONG, { language, level: 'S' });
    const weak = await playerPhone(WEAK, { language, level: 'D' });
    const id = await tournamentToday(desk, [RESTED], 'Scene Cup', dayInJapan(new Date()));
    for (const phone of [strong, weak]) {
      await send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    }
    // The first seed has a bye, and plays the winner of the other two.
    await seeded(desk, id, [RESTED, STRONG, WEAK]);
    await knockoutPublished(desk, id);
    await oneGameOf(desk, id);
    await dayOpened(desk, id, 1);
    await rulesChanged(desk, id, { umpires: 'none', restMinutes: 0 });
    const [made] = await linksMade(desk, id);
    await calledAnyway(desk, id, WEAK);

    // The score is typed the wrong way round: the table asks with both names, and what was typed stays.
    const tablet = await newPhone({ language });
    const { page } = tablet;
    await page.goto(made!.page);
    await press(page, court.start);
    const weakFirst = await page
      .getByRole('textbox')
      .first()
      .evaluate((box, name) => (box.getAttribute('aria-label') ?? '').includes(name), WEAK);
    const [own, other] = weakFirst ? [11, 7] : [7, 11];
    await typeGame(page, own, other);
    await submit(page);
    await shows(page, handshake.surpriseTitle(WEAK, STRONG));
    await tablet.axe();
    await tablet.screenshot(`swapped-${language}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('[name="sets.0.player1Score"]')).toHaveValue(String(own));
    // The umpire insists; the players have gone.
    await submit(page);
    await press(page, handshake.surpriseYes);
    await shows(page, court.togetherTitle(weakFirst ? '1–0' : '0–1'));
    await page.keyboard.press('Escape');

    // The next match is called, and then the loser objects.
    await calledAnyway(desk, id, RESTED);
    const { page: theirs } = strong;
    await theirs.goto(`/my-matches/${id}`);
    await theirs.getByRole('link', { name: handshake.no, exact: true }).click();
    await typeGame(theirs, other, own);
    await submit(theirs);
    await shows(theirs, handshake.disputedText);

    // The desk reads both versions, what the other winner means, and what happened.
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day`);
    await expect(card(desks, '1').getByText(WEAK)).toBeVisible();
    await desks.getByRole('link', { name: t.toDisputes }).click();
    await shows(desks, handshake.nextCalled(day.tableNumber('1'), WEAK, STRONG));
    await desk.axe();
    await desk.screenshot(`late-objection-${language}`, { fullPage: true });
    await desks.getByRole('link', { name: handshake.history }).click();
    await expect(desks.getByText(link.deviceOf(day.tableNumber('1'))).first()).toBeVisible();
    await shows(desks, link.contradicted(weakFirst ? '7–11' : '11–7'));
    await desk.axe();
    await desk.screenshot(`history-${language}`, { fullPage: true });
    await desks.goBack();
    await press(desks, handshake.playerClaimCounts);
    await shows(desks, handshake.noneOpen);

    // The table is free again, for the match of the other winner.
    await desks.goto(`/organizer/tournaments/${id}/day`);
    await card(desks, '1').getByText(t.call, { exact: true }).click();
    await expect(card(desks, '1').getByText(STRONG)).toBeVisible();
    await lookAgain(page);
    await page.getByText(STRONG).first().waitFor();
    await expect(page.getByRole('button', { name: court.start, exact: true })).toBeVisible();
  });

  test(`Two desks drag the same match, and one takes over when the other’s battery is flat, in ${language}`, async ({
    newPhone,
  }) => {
    const [first, second] = [
      await organizerPhone(newPhone, language),
      await organizerPhone(newPhone, language),
    ];
    const id = await tournamentToday(first, EIGHT, 'Scene Cup', dayInJapan(new Date()));
    await knockoutPublished(first, id);
    await oneGameOf(first, id);
    await dayOpened(first, id, 1);
    await rulesChanged(first, id, { umpires: 'none' });
    const here = `/organizer/tournaments/${id}/day`;

    // Both look at the same list; the second one has not read what the first one has moved.
    for (const { page } of [first, second]) {
      await page.goto(`${here}/queue`);
      await shows(page, t.ready(4));
    }
    const rows = (page: Page) => page.locator('[data-place]');
    const name = (await rows(first.page).first().locator('bdi').nth(1).textContent()) ?? '';
    await second.page.route('**/day/queue', (route) => route.abort());
    second.allow(/ERR_FAILED|409/);
    await written(first.page, () =>
      dragged(first.page, rows(first.page).nth(0), rows(first.page).nth(2), t.drag),
    );
    await expect(rows(first.page).nth(2)).toContainText(name);
    await written(second.page, () =>
      dragged(second.page, rows(second.page).nth(0), rows(second.page).nth(3), t.drag),
    );
    await second.page.unroute('**/day/queue');
    await shows(second.page, t.failures.QUEUE_CHANGED);
    await expect(rows(second.page).nth(2)).toContainText(name);
    await second.axe();
    await second.screenshot(`two-drags-${language}`, { fullPage: true });

    // The first one types a result when its battery dies; the second one sees the match, and enters what it hears.
    await first.page.goto(here);
    await card(first.page, '1').getByText(t.call, { exact: true }).click();
    await card(first.page, '1').getByText(t.finished, { exact: true }).click();
    await typeGame(first.page, 11, 3);
    await first.page.close();
    await second.page.goto(here);
    await expect(card(second.page, '1').getByText(t.states.called)).toBeVisible();
    await card(second.page, '1').getByText(t.finished, { exact: true }).click();
    await typeGame(second.page, 11, 9);
    await submit(second.page);
    await sheet(second.page).getByRole('button').last().click();
    await shows(second.page, t.openCount(6, 1));

    // Charged again, the first one reads what has happened, and calls the next match.
    const charged = await first.context.newPage();
    await charged.goto(here);
    await shows(charged, t.openCount(6, 1));
    await card(charged, '1').getByText(t.call, { exact: true }).click();
    await expect(card(charged, '1').getByText(t.states.called)).toBeVisible();
    const { matches } = await queueOf(second, id);
    expect(matches.filter(({ resultVersion }) => resultVersion > 0)).toHaveLength(1);
  });
}
