import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { registerPlayer, send } from './support/club.ts';
import { queueOf, stepTaken } from './support/day-queue.ts';
import { drawn, drawPublished, organizerPhone, publishedWith } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { lookAgain, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The day as its players see it (next.md, C4 and C9). */
test.use({ world: { demo: true } });

const PLAYER = '千葉 空';
const OTHERS = ['青木 蓮', '馬場 結衣'];
const EVENT = {
  name: '女子シングルス｜Girls singles',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Beginner',
  ageRule: '',
  participationFee: '0',
  participantLimit: '8',
  perClubLimit: '',
};
const KNOCKOUT = { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: false };

/** A tournament of today with two events, both of which a player has entered; its day is open, with one table. */
async function twoEvents(desk: Phone, player: Phone): Promise<number> {
  const eventDate = dayInJapan(new Date());
  const hours = { eventDate, applicationDeadline: eventDate, startTime: '00:00', endTime: '23:55' };
  const tournamentName = 'わかば卓球大会｜Wakaba Cup';
  const id = await publishedWith(desk, [OTHERS[0]!], { tournamentName, ...hours });
  await send(desk, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
  const path = `/api/tournaments/${id}`;
  await send(desk, 'POST', `${path}/events`, { id: uuidv7(), event: EVENT });
  const { events } = await send<{ events: { id: number }[] }>(desk, 'GET', `${path}/events`);
  const [first, second] = events.map((event) => event.id);
  const onPaper = { email: '', phone: '', note: '', paidYen: 0, name: OTHERS[1] };
  const people = [{ id: uuidv7(), person: onPaper }];
  await send(desk, 'POST', `${path}/entries`, { eventId: second, people });
  await registerPlayer(player, PLAYER);
  const also = [{ id: uuidv7(), eventId: second }];
  const entry = { id: uuidv7(), tournamentId: id, eventId: first, agreed: true, also };
  await send(player, 'POST', '/api/entries', entry);
  for (const event of [first, second]) {
    const api = `${path}/events/${event}`;
    await drawn(desk, { api }, KNOCKOUT);
    await drawPublished(desk, { api });
  }
  const courts = [{ id: uuidv7(), name: '1' }];
  await send(desk, 'POST', `${path}/day`, { courts, events: [] });
  return id;
}

async function called(desk: Phone, id: number): Promise<void> {
  const { courts, matches } = await queueOf(desk, id);
  const match = matches.find(({ player1, player2 }) =>
    [player1?.name, player2?.name].includes(PLAYER),
  )!;
  const courtId = courts[0]?.id;
  await stepTaken(desk, id, match, { kind: 'call', courtId, umpireId: null, isAnyway: true });
}

for (const language of ['en', 'ja'] as const) {
  const { ownDay: t, queue, entries, handshake } = words[language];

  test(`A player in two events reads both matches, is called, says so to the desk, and cannot play, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const player = await newPhone({ language });
    const id = await twoEvents(desk, player);
    const { page } = player;

    // Nobody is called before the check-in: the card leads to it.
    await page.goto('/my-tournaments');
    await shows(page, t.heading);
    await shows(page, t.checkInTitle);
    await shows(page, t.later);
    await expect(page.getByText(t.states.waiting)).toHaveCount(2);
    await player.axe();
    await player.screenshot(`my-day-${language}`, { fullPage: true });
    await page.getByRole('link', { name: t.checkIn, exact: true }).first().click();
    await page.waitForURL(`**/check-in/${id}`);
    const { day } = await send<{ day: { opened: { code: string } } }>(
      desk,
      'GET',
      `/api/tournaments/${id}/day`,
    );
    await send(player, 'POST', `/api/tournaments/${id}/check-in`, { code: day.opened.code });
    await page.goto('/my-tournaments');
    await shows(page, t.next);
    await expect(page.getByText(t.checkInTitle)).toHaveCount(0);

    // Called while the page is open: it leads to the table, and the desk reads the answer.
    await called(desk, id);
    await lookAgain(page);
    await shows(page, t.goTo(t.tableNumber('1')));
    await player.axe();
    await player.screenshot(`my-day-called-${language}`, { fullPage: true });
    await page.getByRole('button', { name: t.coming, exact: true }).click();
    await shows(page, t.comingDone);
    await player.axe();
    const { page: desks } = desk;
    await desks.goto(`/organizer/tournaments/${id}/day`);
    await shows(desks, queue.comes(PLAYER));
    await desk.axe();
    await desk.screenshot(`my-day-desk-${language}`, { fullPage: true });

    // The same on the screen of the results.
    await page.getByRole('link', { name: t.toMatches, exact: true }).click();
    // The screen before shows the same card, until this one has loaded.
    await page.getByRole('heading', { level: 1, name: handshake.ownTitle }).waitFor();
    await shows(page, t.goTo(t.tableNumber('1')));
    await player.axe();
    await player.screenshot(`my-day-matches-${language}`, { fullPage: true });

    // Somebody who cannot play asks the desk, which reads it among what it has to do.
    await page.getByRole('button', { name: t.cannotPlay, exact: true }).first().click();
    await page.getByRole('button', { name: entries.askNow, exact: true }).click();
    await shows(page, t.cannotPlayDone);
    await desks.reload();
    await shows(desks, queue.withdrawals(1));
    await desk.axe();
    await desk.screenshot(`my-day-withdrawal-${language}`, { fullPage: true });
  });

  test(`A day without a connection shows what was read last, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const player = await newPhone({ language });
    await twoEvents(desk, player);
    const { page } = player;
    await page.goto('/my-tournaments');
    await shows(page, t.heading);
    await player.setOffline(true);
    await lookAgain(page);
    await shows(page, t.asOf('@').split('@')[0]!);
    await expect(page.getByText(t.states.waiting)).toHaveCount(2);
    await player.axe();
  });
}
