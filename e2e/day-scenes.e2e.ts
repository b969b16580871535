import type { Locator, Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './support/club.ts';
import { linksMade, oneGameDrawn, oneGameOf, typeGame } from './support/court-links.ts';
import {
  dayOpened,
  knockoutPublished,
  queueOf,
  rulesChanged,
  seeded,
  stepTaken,
  tournamentToday,
} from './support/day-queue.ts';
import { firstEvent, organizerPhone } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { courtCard, lookAgain, press, shows, submit, unaware, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** What goes wrong on a day (next.md, C5 and C12; the scenes of the issue): wrong sides, late objections, two desks, a flat battery. */
test.use({ world: { demo: true } });

const RESTED = '青木 蓮';
const WEAK = '千葉 空';
const STRONG = '土井 海';
const EIGHT = [
  ...['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'],
  ...['藤井 陸', '後藤 海', '林 葵', '石田 凛'],
];

const sheet = (page: Page) => page.locator('dialog[open]');

/** The desk calls the open match of these people to the first table, whatever it waits for. */
async function calledAnyway(desk: Phone, id: number, name: string): Promise<void> {
  const open = async () => {
    const { courts, matches } = await queueOf(desk, id);
    const match = matches.find(
      ({ player1, player2, resultVersion }) =>
        resultVersion === 0 && player1 && player2 && [player1.name, player2.name].includes(name),
    );
    return { courts, match };
  };
  // The result before it may still be on its way.
  await expect.poll(async () => (await open()).match).toBeDefined();
  const { courts, match } = await open();
  const courtId = courts[0]!.id;
  await stepTaken(desk, id, match!, { kind: 'call', courtId, umpireId: null, isAnyway: true });
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

/** A window of today around this moment in which everybody is to be free, as late in the evening as it may be. */
function lunchNow() {
  const midnight = Date.parse(`${dayInJapan(new Date())}T00:00:00+09:00`);
  const now = Math.floor((Date.now() - midnight) / 60_000);
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const from = Math.max(0, now - 5);
  const until = Math.min(24 * 60 - 1, now + 60);
  return { from: clock(from), until: clock(until), minutes: Math.min(30, until - from) };
}

/** The desk enters the results of all matches whose sides are known: this player wins, and elsewhere the first side. */
async function roundPlayed(desk: Phone, id: number, winner: string): Promise<void> {
  const { api } = await firstEvent(desk, id);
  const { matches } = await queueOf(desk, id);
  for (const { stageId, matchId, resultVersion, player1, player2 } of matches) {
    if (resultVersion > 0 || !player1 || !player2) continue;
    const won = player2.name === winner ? [7, 11] : [11, 7];
    await send(desk, 'PUT', `${api}/stages/${stageId}/matches/${matchId}`, {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: player1.id,
      player2Id: player2.id,
      result: { kind: 'score', sets: [{ player1: won[0], player2: won[1] }] },
      scoreFormat: { id: 'table-tennis-1' },
    });
  }
}

for (const language of ['en', 'ja'] as const) {
  const {
    queue: t,
    rules,
    day,
    courtLinks: court,
    linkDesk: link,
    handshake,
    ownDay: own,
    entries,
    withdrawing,
  } = words[language];

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
    await expect(courtCard(desks, '1').getByText(WEAK)).toBeVisible();
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
    await written(desks, () => courtCard(desks, '1').getByText(t.call, { exact: true }).click());
    await expect(courtCard(desks, '1').getByText(STRONG, { exact: true })).toBeVisible();
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
    await unaware(second.page, `/api/tournaments/${id}/day/queue`, '/queue/order');
    for (const { page } of [first, second]) {
      await page.goto(`${here}/queue`);
      await shows(page, t.ready(4));
    }
    const rows = (page: Page) => page.locator('[data-place]');
    const name = (await rows(first.page).first().locator('bdi').nth(1).textContent()) ?? '';
    second.allow(/409/);
    await written(first.page, () =>
      dragged(first.page, rows(first.page).nth(0), rows(first.page).nth(2), t.drag),
    );
    await expect(rows(first.page).nth(2)).toContainText(name);
    await written(second.page, () =>
      dragged(second.page, rows(second.page).nth(0), rows(second.page).nth(3), t.drag),
    );
    await shows(second.page, t.failures.QUEUE_CHANGED);
    await expect(rows(second.page).nth(2)).toContainText(name);
    await second.axe();
    await second.screenshot(`two-drags-${language}`, { fullPage: true });

    // The first one types a result when its battery dies; the second one sees the match, and enters what it hears.
    // The copy on the phone appears first, and may be of before the drag.
    const read = first.page.waitForResponse('**/day/queue');
    await first.page.goto(here);
    await read;
    await courtCard(first.page, '1').getByText(t.call, { exact: true }).click();
    await courtCard(first.page, '1').getByText(t.finished, { exact: true }).click();
    await typeGame(first.page, 11, 3);
    await first.page.close();
    await second.page.goto(here);
    await expect(courtCard(second.page, '1').getByText(t.states.called)).toBeVisible();
    await courtCard(second.page, '1').getByText(t.finished, { exact: true }).click();
    await typeGame(second.page, 11, 9);
    await submit(second.page);
    await sheet(second.page).getByRole('button').last().click();
    await shows(second.page, t.openCount(6, 1));

    // Charged again, the first one reads what has happened, and calls the next match.
    const charged = await first.context.newPage();
    await charged.goto(here);
    await shows(charged, t.openCount(6, 1));
    await courtCard(charged, '1').getByText(t.call, { exact: true }).click();
    await expect(courtCard(charged, '1').getByText(t.states.called)).toBeVisible();
    const { matches } = await queueOf(second, id);
    expect(matches.filter(({ resultVersion }) => resultVersion > 0)).toHaveLength(1);
  });

  test(`The first match begins late, lunch is kept free, and a player withdraws in the third round, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const player = await playerPhone(WEAK, { language });
    const today = dayInJapan(new Date());
    const others = EIGHT.filter((name) => name !== WEAK);
    const id = await tournamentToday(desk, others, 'Scene Cup', today);
    await send(player, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    await oneGameDrawn(desk, id);
    await dayOpened(desk, id, 1);
    await rulesChanged(desk, id, { umpires: 'none', restMinutes: 0 });
    const here = `/organizer/tournaments/${id}/day`;
    const { page } = desk;
    const { page: theirs } = player;

    // It was to begin at midnight: the desk reads how late it is, and the player a time that is still to come.
    await page.goto(here);
    await shows(page, t.plan.behind);
    await theirs.goto('/my-tournaments');
    await shows(theirs, own.next);
    await shows(theirs, /\d\d:\d\d/);
    await player.axe();

    // Lunch for everybody, from now on: who has played eats first.
    await page.goto(`${here}/rules`);
    await page.getByRole('button', { name: rules.newBreak }).click();
    const { from, until, minutes } = lunchNow();
    await sheet(page).getByLabel(rules.from).fill(from);
    await sheet(page).getByLabel(rules.until).fill(until);
    await sheet(page).getByLabel(rules.lunchMinutes).fill(String(minutes));
    await written(page, () => sheet(page).getByRole('button', { name: t.save }).click());
    await shows(page, rules.lunchOf(rules.everybody, minutes));
    await roundPlayed(desk, id, WEAK);
    await page.goto(`${here}/queue`);
    await shows(page, t.noneReady);
    await page.getByRole('tab', { name: t.notReady(3) }).click();
    await shows(page, t.hasLunch('@', '').split('@')[1]!.trim());
    await desk.axe();
    await desk.screenshot(`lunch-${language}`, { fullPage: true });

    // The second round is over, too; before the final the player cannot go on.
    await roundPlayed(desk, id, WEAK);
    await theirs.goto('/my-tournaments');
    await press(theirs, own.cannotPlay);
    await theirs.getByRole('alertdialog').getByRole('button', { name: entries.askNow }).click();
    await shows(theirs, own.cannotPlayDone);
    await page.goto(here);
    await shows(page, t.withdrawals(1));
    await page.getByRole('link', { name: t.toWithdrawals }).click();
    await page.getByRole('link', { name: WEAK }).click();
    await page.locator('input[value=walkover]').check();
    await desk.axe();
    await written(page, () => press(page, withdrawing.doIt));
    await shows(page, withdrawing.done.walkover);
    await page.goto(here);
    await shows(page, t.allFinished);
    await page.goto(`${here}/queue`);
    await page.getByRole('tab', { name: t.over(7) }).click();
    await shows(page, t.outcomes.walkover);
    await desk.screenshot(`withdrawn-in-the-final-${language}`, { fullPage: true });
  });
}
