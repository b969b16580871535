import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { registerPlayer, send } from './support/club.ts';
import {
  dayOpened,
  knockoutPublished,
  queueOf,
  rulesChanged,
  stepTaken,
  tournamentToday,
} from './support/day-queue.ts';
import { drawn, drawPublished, organizerPhone } from './support/organizer.ts';
import { courtCard, shows, submit, unaware, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The desk runs the matches of a day (next.md, C3, C9 and C12). */
test.use({ world: { demo: true } });

const NAMES = ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'];

const inCard = (page: Page, table: string, text: string) =>
  courtCard(page, table).getByText(text, { exact: true });
const sheet = (page: Page) => page.locator('dialog[open]');

for (const language of ['en', 'ja'] as const) {
  const { queue: t, rules, day, checkIn, knockoutScores: knockout, draws } = words[language];

  /** Enters a result in three sets from the card of a table, and comes back to the day. */
  const played = async (page: Page, table: string) => {
    await inCard(page, table, t.finished).click();
    for (const at of [0, 1, 2]) {
      await page.locator(`[name="sets.${at}.player1Score"]`).fill('11');
      await page.locator(`[name="sets.${at}.player2Score"]`).fill('7');
    }
    await submit(page);
    await sheet(page).getByRole('button', { name: knockout.confirm }).click();
    await page.waitForURL('**/day');
  };

  test(`The desk opens the day, checks in, calls, starts and finishes matches, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const { page } = desk;
    const tournamentId = await tournamentToday(desk, NAMES);
    const here = `/organizer/tournaments/${tournamentId}/day`;

    // Nothing is drawn yet.
    await page.goto(here);
    await page.getByLabel(day.courtCount.table).fill('1');
    await submit(page);
    await shows(page, t.noDraw);
    await desk.axe();
    await knockoutPublished(desk, tournamentId);
    await page.reload();

    // Nobody has checked in: nothing is called.
    await shows(page, t.notPresent(4));
    await expect(inCard(page, '1', t.nothingToCall)).toBeVisible();
    await desk.axe();
    await page.goto(`${here}/check-in`);
    for (const name of NAMES) {
      const tick = page.getByRole('button', { name: checkIn.hereOf(name) });
      await written(page, () => tick.click());
    }

    // The proposed match is called in one tap, started, and finished.
    await page.goto(here);
    await inCard(page, '1', t.call).click();
    await expect(inCard(page, '1', t.states.called)).toBeVisible();
    await desk.axe();
    await courtCard(page, '1')
      .getByRole('button', { name: t.more(day.tableNumber('1')) })
      .click();
    await expect(sheet(page).getByText(t.aloud)).toBeVisible();
    await desk.axe();
    await desk.screenshot(`court-sheet-${language}`);
    await page.keyboard.press('Escape');
    await inCard(page, '1', t.start).click();
    await expect(inCard(page, '1', t.states.playing)).toBeVisible();
    await played(page, '1');
    await shows(page, t.openCount(2, 1));

    // The table is free, and the next match is called in one tap.
    await inCard(page, '1', t.call).click();
    await expect(inCard(page, '1', t.states.called)).toBeVisible();
    await desk.screenshot(`day-queue-home-${language}`, { fullPage: true });
    await played(page, '1');
    await shows(page, t.openCount(1, 2));

    // The finalists rest; the desk may call them anyway.
    await page.getByRole('link', { name: t.toQueue }).click();
    await shows(page, t.noneReady);
    await page.getByRole('tab', { name: t.notReady(1) }).click();
    const rests = page.getByText(new RegExp(t.isResting('.+', '\\d\\d:\\d\\d')));
    await expect(rests.first()).toBeVisible();
    await desk.axe();
    await rests.first().click();
    await expect(sheet(page).getByText(t.waitsFor)).toBeVisible();
    await desk.axe();
    await written(page, () => sheet(page).getByRole('button', { name: t.callAnyway }).click());
    await page.goto(here);
    // The copy on the phone shows the match before it for a moment.
    await expect(inCard(page, '1', draws.rounds.final)).toBeVisible();
    await played(page, '1');
    await shows(page, t.allFinished);
    await desk.axe();
    await page.goto(`${here}/queue`);
    await page.getByRole('tab', { name: t.over(3) }).click();
    await expect(page.getByRole('link', { name: /11-7 11-7 11-7/ })).toHaveCount(3);
    await desk.screenshot(`day-queue-over-${language}`, { fullPage: true });
  });

  test(`Two desks call the same match, a table breaks, and somebody does not come, in ${language}`, async ({
    newPhone,
  }) => {
    const [desk, other] = [
      await organizerPhone(newPhone, language),
      await organizerPhone(newPhone, language),
    ];
    const { page } = desk;
    const tournamentId = await tournamentToday(desk, NAMES);
    await knockoutPublished(desk, tournamentId);
    await dayOpened(desk, tournamentId, 3);
    await rulesChanged(desk, tournamentId, {
      umpires: 'none',
      noShow: { firstCallMin: 0, secondCallMin: 0, thenDefault: true },
    });
    const here = `/organizer/tournaments/${tournamentId}/day`;
    const table = (name: string) => day.tableNumber(name);

    // The other desk calls the match to another table, which this one has not read yet.
    const queue = `/api/tournaments/${tournamentId}/day/queue`;
    await unaware(page, queue, '/queue/steps');
    await page.goto(here);
    await expect(inCard(page, '1', t.call)).toBeVisible();
    const { waiting, matches, courts } = await queueOf(desk, tournamentId);
    const first = matches.find(({ key }) => key === waiting[0]?.key)!;
    const courtId = courts.find(({ name }) => name === '3')?.id;
    const call = { kind: 'call', courtId, umpireId: null, isAnyway: false };
    await stepTaken(other, tournamentId, first, call);
    desk.allow(/409/);
    await inCard(page, '1', t.call).click();
    await expect(inCard(page, '1', t.failures.QUEUE_CHANGED)).toBeVisible();
    await expect(inCard(page, '3', t.states.called)).toBeVisible();
    await desk.axe();
    await desk.screenshot(`day-queue-two-desks-${language}`, { fullPage: true });

    // Nobody has come to it: a walkover is proposed, and the desk says no.
    const versus = `${first.player1?.name} ${t.versus} ${first.player2?.name}`;
    await shows(page, t.walkoverTitle(versus));
    await desk.axe();
    await written(page, () => page.getByRole('button', { name: t.cameOf(versus) }).click());
    await expect(page.getByText(t.walkoverTitle(versus))).toHaveCount(0);

    // Its table breaks: it is moved first, and then the table is closed.
    await page.getByRole('button', { name: t.more(table('3')) }).click();
    await sheet(page).getByRole('button', { name: t.close.table }).click();
    await expect(sheet(page).getByText(day.failures.COURT_IN_USE)).toBeVisible();
    await desk.axe();
    await sheet(page)
      .getByLabel(t.moveTo.table)
      .selectOption({ label: table('2') });
    await written(page, () => sheet(page).getByRole('button', { name: t.move }).click());
    await expect(sheet(page).getByText(t.noMatchNow)).toBeVisible();
    await written(page, () => sheet(page).getByRole('button', { name: t.close.table }).click());
    await page.keyboard.press('Escape');
    await expect(inCard(page, '3', t.courtClosed)).toBeVisible();
    await expect(inCard(page, '2', t.states.called)).toBeVisible();

    // The other match is called, and its walkover is recorded.
    await inCard(page, '1', t.call).click();
    await page.getByText(t.walkover, { exact: true }).click();
    await sheet(page).getByRole('button', { name: t.record }).click();
    await expect(sheet(page).getByText(t.chooseWinner)).toBeVisible();
    await desk.axe();
    await sheet(page).getByRole('radio').first().check();
    await written(page, () => sheet(page).getByRole('button', { name: t.record }).click());
    await shows(page, t.openCount(2, 1));
  });

  test(`A player in two events waits for the own match, is held, moved up, and has lunch, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const { page } = desk;
    const tournamentId = await tournamentToday(desk, ['馬場 結衣']);
    const path = `/api/tournaments/${tournamentId}`;
    const { event } = await send<{ event: { id: number } }>(desk, 'POST', `${path}/events`, {
      id: uuidv7(),
      event: {
        name: 'Open B',
        eventType: 'Singles',
        genderRule: 'any',
        level: 'Beginner',
        ageRule: '',
        participationFee: '0',
        participantLimit: '8',
        perClubLimit: '',
      },
    });
    const onPaper = { email: '', phone: '', note: '', paidYen: 0 };
    const people = [{ id: uuidv7(), person: { ...onPaper, name: '千葉 空' } }];
    await send(desk, 'POST', `${path}/entries`, { eventId: event.id, people });
    const player = await newPhone({ language });
    await registerPlayer(player, '山田 太郎');
    const { events } = await send<{ events: { id: number }[] }>(desk, 'GET', `${path}/events`);
    const [one, two] = events.map(({ id }) => id);
    await send(player, 'POST', '/api/entries', {
      id: uuidv7(),
      tournamentId,
      eventId: one,
      also: [{ id: uuidv7(), eventId: two }],
      agreed: true,
    });
    for (const id of [one, two]) {
      const address = { api: `${path}/events/${id}` };
      const format = { kind: 'knockout', tradition: 'tennis', thirdPlace: false };
      await drawn(desk, address as never, { ...format, consolation: false });
      await drawPublished(desk, address);
    }
    await dayOpened(desk, tournamentId, 2);
    await rulesChanged(desk, tournamentId, { umpires: 'none' });
    const here = `/organizer/tournaments/${tournamentId}/day`;

    // Both matches can be called; the desk moves the second one up, and holds it.
    await page.goto(`${here}/queue`);
    await shows(page, t.ready(2));
    await desk.axe();
    await desk.screenshot(`day-queue-list-${language}`, { fullPage: true });
    const rows = page.locator('[data-place]');
    const second = (await rows.nth(1).locator('bdi').nth(1).textContent()) ?? '';
    await written(page, () =>
      page.getByRole('button', { name: t.up(second.replace(t.shownVersus, t.versus)) }).click(),
    );
    await expect(rows.first()).toContainText(second);
    await rows.first().getByText(second).click();
    await expect(sheet(page).getByText(t.reasonDesk)).toBeVisible();
    await desk.axe();
    await written(page, () => sheet(page).getByLabel(t.hold).check());
    await expect(sheet(page).getByText(t.isHeld)).toBeVisible();
    await written(page, () => sheet(page).getByLabel(t.hold).uncheck());
    await written(page, () => sheet(page).getByRole('button', { name: t.call }).click());

    // The other match waits for the player, with the table.
    await page.getByRole('tab', { name: t.notReady(1) }).click();
    await shows(page, t.isBusyOn('山田 太郎', day.tableNumber('1')));
    await desk.axe();

    // Lunch, and the rules of an event.
    await page.goto(`${here}/rules`);
    await shows(page, rules.noBreaks);
    await desk.axe();
    await page.getByRole('button', { name: rules.newBreak }).click();
    await sheet(page).getByLabel(rules.from).fill('11:30');
    await sheet(page).getByLabel(rules.until).fill('11:40');
    await desk.axe();
    desk.allow(/422/);
    await sheet(page).getByRole('button', { name: t.save }).click();
    await expect(sheet(page).getByText(t.failures.INVALID_TIMES)).toBeVisible();
    await sheet(page).getByLabel(rules.until).fill('13:30');
    await written(page, () => sheet(page).getByRole('button', { name: t.save }).click());
    await shows(page, rules.lunchOf(rules.everybody, 30));
    await page.locator('main ul button').first().click();
    await sheet(page).getByLabel(rules.rest).fill('25');
    await desk.axe();
    await written(page, () => sheet(page).getByRole('button', { name: t.save }).click());
    await shows(page, rules.rulesSummary(25, 20));
    await desk.screenshot(`day-rules-${language}`, { fullPage: true });
  });
}
