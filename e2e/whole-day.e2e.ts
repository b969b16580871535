import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './support/club.ts';
import {
  bothAgree,
  linksMade,
  oneGameOf,
  resultVersions,
  typeGame,
} from './support/court-links.ts';
import { KNOCKOUT, queueOf, rulesChanged, tournamentToday } from './support/day-queue.ts';
import { drawn, firstEvent, organizerPhone } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { courtCard, lookAgain, press, shows, submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/**
 * A whole day by browser, from check-in to certificates: a desk's phone, three tablets by link, the phones of two players, a parent at
 * home and the board (next.md, C12 (1)). The players of one match enter different scores, which the desk settles (C12 (5)).
 */
test.use({ world: { demo: true } });

const TABLES = ['1', '2', '3'] as const;
const PLAYER = '千葉 空';
/** Meets them in the first round. */
const RIVAL = '森 詩';
const OTHERS = [
  ...['青木 蓮', '馬場 結衣', '土井 海', '江藤 光', '藤井 陸'],
  ...['後藤 樹', '林 葵', '石田 凛', '城島 岳', '菊池 茜'],
  ...['三浦 楓', '中村 湊', '小川 杏', '清水 翔'],
];
const MATCHES = 15;

/** Calls the match that the queue proposes on every free table; gives the tables. */
async function called(page: Page, t: Words['queue']): Promise<string[]> {
  const tables: string[] = [];
  for (const table of TABLES) {
    const card = courtCard(page, table);
    const call = card.getByText(t.call, { exact: true });
    if (!(await call.isVisible())) continue;
    await written(page, () => call.click());
    await card.getByText(t.states.called).waitFor();
    tables.push(table);
  }
  return tables;
}

interface Drafted {
  readonly event: {
    readonly draw: {
      readonly made: Draw;
      readonly people: readonly { readonly id: string; readonly name: string }[];
    };
  };
}

/** Draws a knockout in which two people meet in the first round, and publishes it. */
async function drawnTogether(desk: Phone, id: number, names: readonly string[]): Promise<void> {
  const address = await firstEvent(desk, id);
  await drawn(desk, address, KNOCKOUT);
  const { draw } = (await send<Drafted>(desk, 'GET', `${address.api}/seeding`)).event;
  const lines = linesOf(draw.made);
  const [one, other] = names.map((name) =>
    lines.indexOf(draw.people.find((person) => person.name === name)?.id ?? ''),
  ) as [number, number];
  const beside = one % 2 === 0 ? one + 1 : one - 1;
  const isMoved = beside !== other;
  if (isMoved) {
    const change = { kind: 'exchange', lines: [beside + 1, other + 1] };
    const exchange = { seenDraw: 1, seenAmendments: 0, change, reason: 'Travel' };
    await send(desk, 'POST', `${address.api}/draw/exchange`, exchange);
  }
  const seen = { seenDraw: 1, seenAmendments: isMoved ? 1 : 0 };
  await send(desk, 'POST', `${address.api}/draw/publish`, seen);
  await oneGameOf(desk, id);
}

for (const language of ['en', 'ja'] as const) {
  const {
    queue: t,
    day,
    checkIn,
    courtLinks: court,
    ownDay: own,
    handshake,
    live,
    closing,
    certificates,
  } = words[language];

  test(`Sixteen players on three tables play from the check-in to the final, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    test.setTimeout(240_000);
    const desk = await organizerPhone(newPhone, language);
    const player = await playerPhone(PLAYER, { language });
    const title = 'わかば卓球大会｜Wakaba Cup';
    const id = await tournamentToday(desk, OTHERS, title, dayInJapan(new Date()));
    const rival = await playerPhone(RIVAL, { language });
    for (const phone of [player, rival]) {
      await send(phone, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    }
    await drawnTogether(desk, id, [PLAYER, RIVAL]);
    const { page } = desk;
    const { page: theirs } = player;
    const here = `/organizer/tournaments/${id}/day`;

    // The desk opens the day, and ticks who stands before it; one player has the code.
    await page.goto(here);
    await page.getByLabel(day.courtCount.table).fill('3');
    await submit(page);
    await shows(page, t.notPresent(16));
    await rulesChanged(desk, id, { restMinutes: 0 });
    const { day: opened } = await send<{ day: { opened: { code: string } } }>(
      desk,
      'GET',
      `/api/tournaments/${id}/day`,
    );
    await theirs.goto(`/check-in/${id}#${opened.opened.code}`);
    await submit(theirs);
    await shows(theirs, checkIn.done);
    await page.goto(`${here}/check-in`);
    for (const name of [...OTHERS, RIVAL]) {
      await written(page, () => press(page, checkIn.hereOf(name)));
    }
    await shows(page, checkIn.summary(0, 16, 0));

    // A tablet lies on each table.
    const links = await linksMade(desk, id);
    const tablets = await Promise.all(
      links.map(async (link) => {
        const tablet = await newPhone({ language, width: 820, height: 1180 });
        await tablet.page.goto(link.page);
        await shows(tablet.page, court.noneTitle.table);
        return tablet;
      }),
    );
    await theirs.goto('/my-tournaments');
    await shows(theirs, own.next);

    // A parent at home and the wall of the hall follow all day.
    const { page: parent } = await newPhone({ language });
    await parent.goto(`/live/${id}`);
    const { page: wall } = await newPhone({ language, width: 1920, height: 1080 });
    await wall.goto(`/live/${id}/board`);
    for (const one of [parent, wall]) await courtCard(one, '3').waitFor();

    // Each of the two phones enters a score, and they differ: the next match waits for the desk, which settles it.
    const owners = [
      { name: PLAYER, phone: theirs },
      { name: RIVAL, phone: rival.page },
    ];
    const contradicted = async () => {
      await theirs.goto(`/my-matches/${id}`);
      const matches = theirs.getByRole('listitem');
      await matches.getByRole('link', { name: handshake.enter, exact: true }).click();
      await typeGame(theirs, 11, 7);
      await submit(theirs);
      await shows(theirs, handshake.states.entered);
      await rival.page.goto(`/my-matches/${id}`);
      await rival.page.getByRole('link', { name: handshake.no, exact: true }).first().click();
      await typeGame(rival.page, 8, 11);
      await submit(rival.page);
      await shows(rival.page, handshake.disputedText);
      await rival.axe();
      await rival.screenshot(`contradicted-${language}`, { fullPage: true });
      await page.goto(here);
      await shows(page, t.disputes(1));
      await page.goto(`${here}/results`);
      await shows(page, handshake.disputes(1));
      for (const score of ['11–7', '8–11']) await shows(page, score);
      await desk.axe();
      await desk.screenshot(`disputed-${language}`, { fullPage: true });
      await written(page, () => press(page, handshake.keepEntered));
      await shows(page, handshake.noneOpen);
      await page.goto(here);
      for (const { phone } of owners) {
        await phone.goto(`/my-matches/${id}`);
        await shows(phone, handshake.states.confirmed);
      }
    };

    // On each table the called match is played, and both sides agree: here, or a player on the own phone.
    let answered = 0;
    const played = async (table: string) => {
      const { page: tablet } = tablets[Number(table) - 1]!;
      await lookAgain(tablet);
      const start = tablet.getByRole('button', { name: court.start, exact: true });
      await start.waitFor();
      const match = tablet.locator('main section').filter({ has: start });
      const playing: Page[] = [];
      for (const { name, phone } of owners) {
        if (!(await match.getByText(name, { exact: true }).isVisible())) continue;
        playing.push(phone);
        await phone.goto('/my-tournaments');
        await shows(phone, own.goTo(own.tableNumber(table)));
      }
      await start.click();
      if (playing.length === 2) return contradicted();
      await typeGame(tablet, 11, 7);
      await submit(tablet);
      await tablet.locator('dialog[open]').waitFor();
      // On a slow machine the players are asked before the result has arrived.
      await expect(tablet.getByText(court.notSent, { exact: true })).toHaveCount(0);
      const [phone] = playing;
      if (!phone) return written(tablet, () => bothAgree(tablet));
      await tablet.keyboard.press('Escape');
      await phone.goto(`/my-matches/${id}`);
      await written(phone, () => press(phone, handshake.yes));
      answered++;
    };
    await page.goto(here);
    await shows(page, t.openCount(MATCHES, 0));
    for (let left = MATCHES; left > 0; ) {
      await page.getByText(t.call, { exact: true }).first().waitFor();
      const tables = await called(page, t);
      expect(tables, `tables called with ${left} matches to go`).not.toEqual([]);
      for (const table of tables)
        await courtCard(parent, table).getByText(live.states.called).waitFor();
      for (const table of tables) await played(table);
      left -= tables.length;
      await lookAgain(page);
      await shows(page, left === 0 ? t.allFinished : t.openCount(left, MATCHES - left));
    }
    expect(answered).toBeGreaterThan(0);
    await desk.axe();
    await desk.screenshot(`all-finished-${language}`, { fullPage: true });

    // Each result is stored once, and everybody reads the winner.
    expect(await resultVersions(desk, id)).toEqual(Array(MATCHES).fill(1));
    await page.goto(`${here}/queue`);
    await page.getByRole('tab', { name: t.over(MATCHES) }).click();
    await expect(page.getByRole('link', { name: /11-7/ })).toHaveCount(MATCHES);
    const champion = await page.getByRole('link', { name: /11-7/ }).first().textContent();
    expect(champion).toContain(t.wins('').trim());
    await tablets[0]!.axe();
    await tablets[0]!.screenshot(`tablet-after-${language}`, { fullPage: true });
    const { publicPage } = await firstEvent(desk, id);
    await theirs.goto(publicPage);
    await theirs.getByText('11-7').first().waitFor();
    await player.axe();
    await player.screenshot(`draw-after-${language}`, { fullPage: true });

    // What the parent and the wall have heard by the stream is what is stored.
    await parent.getByRole('tab', { name: live.tabs.results }).click();
    const shown = parent.locator('[role=tabpanel] li[data-match]');
    await expect(shown).toHaveCount(MATCHES);
    const { matches } = await queueOf(desk, id);
    const keys = await shown.evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('data-match')),
    );
    expect(keys.toSorted()).toEqual(matches.map(({ key }) => key).toSorted());
    await expect(shown.getByText('11-7', { exact: true })).toHaveCount(MATCHES);
    await shows(parent, live.winners);
    await wall.getByText('11-7').first().waitFor();

    // The day ends with certificates.
    await page.goto(`/organizer/tournaments/${id}/results`);
    await press(page, closing.finalize);
    await written(page, () =>
      page.getByRole('alertdialog').getByRole('button', { name: closing.finalize }).click(),
    );
    await shows(page, closing.finalTitle);
    await page.getByRole('link', { name: closing.toCertificates }).click();
    await page.getByRole('button', { name: certificates.count(4) }).waitFor();
    await desk.axe();
  });
}
