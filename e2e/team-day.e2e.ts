import { v7 as uuidv7 } from 'uuid';
import { send } from './support/club.ts';
import { nearDay } from './support/day-queue.ts';
import {
  drawn,
  drawPublished,
  firstEvent,
  organizerPhone,
  publishedWith,
} from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { courtCard, press, shows, submit, written } from './support/screen.ts';
import { enterTeam } from './support/team-event.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The day of teams: check-in, orders with their due time, a tie on two tables, and match slips (next.md, F3 and F5). */
test.use({ world: { demo: true } });

const KNOCKOUT = { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: false };
const SAKURA = ['青木 蓮', '井上 空', '上田 光', '江口 葵', '小川 凛', '加藤 陸'];
const WAKABA = ['佐々木 楓', '清水 岳', '須藤 茜', '瀬川 翔', '外山 陽', '高橋 湊'];

/** A knockout of two teams on the near day, drawn; its day is not open. */
async function teamsToday(desk: Phone, coaches: readonly [Phone, Phone], name: string) {
  const eventDate = nearDay();
  const hours = { eventDate, applicationDeadline: eventDate, startTime: '00:00', endTime: '23:55' };
  const facts = { tournamentName: name, eventType: 'Team', ...hours };
  const id = await publishedWith(desk, [], facts);
  await send(desk, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
  const address = await firstEvent(desk, id);
  const eventId = Number(address.api.split('/').at(-1));
  // One coach enters the team, and the desk its squad; a school enters the other one.
  const entryId = uuidv7();
  const entry = { id: entryId, tournamentId: id, team: '桜丘', agreed: true };
  await send(coaches[0], 'POST', '/api/entries', entry);
  const players = SAKURA.map((player) => ({ kind: 'name', name: player }));
  await send(desk, 'PUT', `/api/squads/${entryId}`, { seenVersion: 0, groupId: null, players });
  await enterTeam(coaches[1], id, eventId, { team: '若葉台', players: WAKABA });
  await drawn(desk, address, KNOCKOUT);
  await drawPublished(desk, address);
  return { id, eventId };
}

/** The desk opens the day with two tables; the teams check in. Gives the code. */
async function opened(desk: Phone, id: number, eventId: number): Promise<string> {
  const { day } = await send<{ day: { opened: { code: string } } }>(
    desk,
    'POST',
    `/api/tournaments/${id}/day`,
    {
      courts: ['1', '2'].map((name) => ({ id: uuidv7(), name })),
      events: [{ eventId, hasCheckIn: true, checkInUntil: null }],
    },
  );
  return day.opened.code;
}

/** A coach files the squad's six in their order. */
async function filed(coach: Phone) {
  const { ties } = await send<{ ties: { own: string; stageId: string; matchId: string }[] }>(
    coach,
    'GET',
    '/api/my-ties',
  );
  const { stageId, matchId, own } = ties[0]!;
  const body = { players: [1, 2, 3, 4, 5, 6], baseVersion: 0 };
  await send(coach, 'PUT', `/api/my-ties/${stageId}/${matchId}/${own}/order`, body);
}

for (const language of ['en', 'ja'] as const) {
  const { linkDesk: links, checkIn, queue, tieOrders: orders } = words[language];

  test(`Teams check in, orders are due, two rubbers are called at once and their slips are printed, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const { page } = desk;
    const one = await playerPhone('桜井 監督', { language });
    const two = await playerPhone('若林 監督', { language });
    const { id, eventId } = await teamsToday(desk, [one, two], `Team Day ${language}`);
    const here = `/organizer/tournaments/${id}`;

    // Two rubbers of a tie are played at once.
    await page.goto(`${here}/tie-rules/${eventId}`);
    await page.locator('[name="courts"]').selectOption('2');
    await press(page, orders.saveRules);
    await shows(page, orders.rulesSaved);
    await desk.axe();

    // A team checks in by its coach with the code, the other one at the desk.
    const code = await opened(desk, id, eventId);
    await one.page.goto(`/check-in/${id}#${code}`);
    await submit(one.page);
    await shows(one.page, checkIn.done);
    await one.axe();
    await one.screenshot(`check-in-${language}`, { fullPage: true });
    await page.goto(`${here}/day/check-in`);
    await shows(page, checkIn.summary(1, 1, 0));
    await written(page, () => press(page, checkIn.hereOf('若葉台')));
    await shows(page, checkIn.summary(0, 2, 0));
    await desk.axe();
    await desk.screenshot(`teams-${language}`, { fullPage: true });

    // Nobody has set a time: the server says when the orders are due. The desk gives the coaches more.
    await page.goto(`${here}/orders`);
    await shows(page, orders.missingOf('桜丘'));
    // The time comes after its day where that is not today: shortly before midnight.
    const due = new RegExp(orders.due('.*\\d:\\d\\d'));
    await expect(page.getByText(due).first()).toBeVisible();
    await desk.axe();
    await desk.screenshot(`due-${language}`, { fullPage: true });
    await one.page.goto('/my-ties');
    await expect(one.page.getByText(due).first()).toBeVisible();
    await one.axe();

    // The tie waits for its orders, and says so.
    await page.goto(`${here}/day`);
    await expect(
      courtCard(page, '1').getByText(queue.nothingToCall, { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: queue.toQueue }).click();
    await page.getByRole('tab', { name: queue.notReady(1) }).click();
    await expect(page.getByText(queue.waitsForOrders).first()).toBeVisible();
    await desk.axe();
    await desk.screenshot(`waiting-${language}`, { fullPage: true });

    // Once both orders are in, two rubbers are called to the two tables.
    await filed(one);
    await filed(two);
    await page.goto(`${here}/day`);
    for (const table of ['1', '2']) {
      await courtCard(page, table).getByText(queue.call, { exact: true }).click();
      await expect(
        courtCard(page, table).getByText(queue.states.called, { exact: true }),
      ).toBeVisible();
    }
    await expect(courtCard(page, '1')).toContainText('S1');
    await expect(courtCard(page, '2')).toContainText('S2');
    await desk.axe();
    await desk.screenshot(`called-${language}`, { fullPage: true });

    // A slip for each rubber, with its players.
    await page.goto(`${here}/day/links`);
    await press(page, links.printSlips);
    await shows(page, links.slipsMade(5));
    await desk.axe();
    await press(page, links.printAgain);
    await page.emulateMedia({ media: 'print' });
    const slips = page.locator('section').filter({ hasText: links.slipWinner });
    await expect(slips).toHaveCount(5);
    const [single, doubles] = [slips.nth(0), slips.nth(2)];
    for (const part of ['S1', `Team Day ${language}`, SAKURA[0]!, WAKABA[0]!, '桜丘', '若葉台']) {
      await expect(single).toContainText(part);
    }
    for (const part of ['D3', SAKURA[2]!, SAKURA[3]!, WAKABA[2]!, WAKABA[3]!]) {
      await expect(doubles).toContainText(part);
    }
    await expect(single.locator('svg').first()).toBeVisible();
    await expect(slips.filter({ hasText: links.slipUmpire })).toHaveCount(5);
    await desk.screenshot(`slips-${language}`, { fullPage: true });
  });
}
