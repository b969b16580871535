import { v7 as uuidv7 } from 'uuid';
import type { snapshot } from '#features/live/live.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { brokenNames } from './support/broken-names.ts';
import { registerPlayer, send } from './support/club.ts';
import { called, courtsToday, linksMade, oneGameDrawn, typeGame } from './support/court-links.ts';
import { dayOpened, queueOf, tournamentToday } from './support/day-queue.ts';
import { scrollable } from './support/live.ts';
import { firstEvent, organizerPhone } from './support/organizer.ts';
import type { Phone } from './support/phone.ts';
import { overflowing } from './support/reflow.ts';
import { submit, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The pages of a day with the longest names: 40 Latin or 20 Japanese characters without a space (next.md, C7, C9 and C12 (12)). */
test.use({ world: { demo: true } });

type LiveSnapshot = Output<typeof snapshot>;

/** Strangers read the first word of the name of an adult: here the whole name. */
const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorffsmith',
  '勅使河原万里小路龍之介左衛門三郎太郎次郎',
  'Bartholomew-Featherstonehaugh-Cholmondel',
  'アレクサンドラコンスタンティノプルウェリ',
  'Hohenzollernsigmaringenwittelsbachbayern',
  '東四柳左衛門三郎万里小路龍之介太郎次郎丸',
  'Knickerbocker-Sondergaard-Papadopoulosid',
  '五百旗頭長宗我部源左衛門勘解由小路太郎丸',
];
const CLUB = 'さいたま市立浦和南高等学校附属中学校ソフトテニス部';
const LONG = new RegExp(NAMES.map((name) => name.slice(0, 5)).join('|'));
const WIDTHS = [320, 390] as const;
/** The width of a sheet in CSS pixels. */
const A4 = 794;
const WALLS = [
  [1920, 1080],
  [1280, 720],
] as const;

/** What is too wide, or broken inside a word, on a page of somebody. */
async function wrongOn(phone: Phone, path: string): Promise<Record<string, string[]>> {
  await phone.page.goto(path);
  return wrongOf(phone);
}

/** The same, of the page that is shown. */
async function wrongOf(
  { page }: Phone,
  widths: readonly number[] = WIDTHS,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByText(LONG).filter({ visible: true }).first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wrong = [...(await overflowing(page)), ...(await brokenNames(page))];
    if (wrong.length > 0) found[`${page.url()} at ${width}`] = wrong;
  }
  return found;
}

for (const language of ['en', 'ja'] as const) {
  test(`The longest names fit every page of a day on a phone, and no line ends inside a word of them, in ${language}`, async ({
    newPhone,
  }) => {
    test.setTimeout(240_000);
    const desk = await organizerPhone(newPhone, language);
    const id = await tournamentToday(desk, [], 'Long Cup', dayInJapan(new Date()));
    const player = await newPhone({ language });
    for (const name of NAMES) {
      await player.context.clearCookies();
      await registerPlayer(player, name);
      const club = {
        creationId: uuidv7(),
        name: CLUB,
        teamId: uuidv7().slice(-8).toUpperCase(),
        members: [],
      };
      await send(player, 'POST', '/api/groups', club);
      await send(player, 'POST', '/api/entries', { id: uuidv7(), tournamentId: id, agreed: true });
    }
    await oneGameDrawn(desk, id);
    await dayOpened(desk, id, 2);
    const [link] = await linksMade(desk, id);
    const { events } = await queueOf(desk, id);
    const plan = `/api/tournaments/${id}/day/queue/events/${events[0]?.id}/plan`;
    await send(desk, 'POST', plan, { seen: events[0]?.rules });
    await called(desk, id, 0);
    const device = await newPhone({ language });
    const parent = await newPhone({ language });
    const day = `/organizer/tournaments/${id}/day`;
    const { steps, publicPage } = await firstEvent(desk, id);
    const found = await wrongOn(device, link!.page);
    await device.page
      .getByRole('button', { name: words[language].courtLinks.start, exact: true })
      .click();
    await typeGame(device.page, 11, 7);
    Object.assign(found, await wrongOf(device));
    await written(device.page, () => submit(device.page));
    const pages: readonly (readonly [Phone, readonly string[]])[] = [
      [parent, ['now', 'next', 'draws', 'results'].map((tab) => `/live/${id}?tab=${tab}`)],
      [parent, [publicPage, `/tournaments/${id}/results`]],
      [desk, [steps, day, `${day}/queue`, `${day}/results`]],
      [player, ['/my-tournaments', `/my-matches/${id}`]],
    ];
    for (const [phone, paths] of pages) {
      for (const path of paths) Object.assign(found, await wrongOn(phone, path));
      await phone.axe();
    }
    // The timetable has its names on paper only.
    await desk.page.goto(`${day}/timetable`);
    await desk.page.emulateMedia({ media: 'print' });
    Object.assign(found, await wrongOf(desk, [A4]));
    expect(found).toEqual({});
  });

  test(`The board fits the wall with the longest names, on every page, in ${language}`, async ({
    newPhone,
  }) => {
    const { pages } = words[language].board;
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 3);
    for (const court of [0, 1]) await called(desk, id, court);
    const wall = await newPhone({ language, width: 1920, height: 1080 });
    const { page } = wall;
    await page.clock.install();
    const scenes = [
      { change: duringDay, kinds: [pages.courts, pages.ties, pages.next, pages.finals] },
      { change: afterDay, kinds: [pages.winners, pages.results] },
    ];
    let change = duringDay;
    // The names that strangers read are short: these stand in their places.
    await page.route(`**/api/live/${id}`, async (route) => {
      const answer = await route.fetch();
      // By the time of the server the page would set its clock back.
      const headers = { ...answer.headers(), date: '' };
      const text = await answer.text();
      const snapshot = text === '' ? null : JSON.parse(text);
      if (!snapshot?.sides) return route.fulfill({ response: answer, headers });
      const json = change(withLongNames(snapshot));
      return route.fulfill({ response: answer, headers, json });
    });
    for (const { kinds, ...scene } of scenes) {
      change = scene.change;
      await page.goto(`/live/${id}/board`);
      await page.getByText(LONG).first().waitFor();
      const heading = page.getByRole('heading', { level: 2 }).first();
      // What the page has stored of the scene before is shown first.
      await expect.poll(async () => kinds.includes((await heading.textContent()) ?? '')).toBe(true);
      const seen = new Set<string | null>();
      // The clock goes on while the page is looked at, so that a page may be passed over.
      for (let turn = 0; turn < 20 && seen.size < kinds.length; turn += 1) {
        const kind = await heading.textContent();
        for (const [width, height] of WALLS) {
          await page.setViewportSize({ width, height });
          expect(await scrollable(page), `${width} x ${height}, ${kind}`).toEqual([0, 0, 0]);
        }
        await wall.axe();
        seen.add(kind);
        await page.clock.runFor(12_000);
      }
      expect([...seen].sort()).toEqual(kinds.toSorted());
    }
  });
}

/** A snapshot in which every name is long, with 25 courts. */
function withLongNames(snapshot: LiveSnapshot): LiveSnapshot {
  const [court] = snapshot.courts;
  const courts = Array.from({ length: 25 }, (_, at) => ({
    ...(snapshot.courts[at] ?? { ...court!, id: `${court!.id.slice(0, -2)}${at + 10}` }),
    name: at === 0 ? 'WWWWWWWWWWWW' : String(at + 1),
  }));
  const sides = snapshot.sides.map((side, at) => ({
    ...side,
    name: NAMES[at % NAMES.length]!,
    club: CLUB.repeat(2),
  }));
  return {
    ...snapshot,
    tournament: { ...snapshot.tournament, name: CLUB.repeat(4) },
    courts,
    sides,
  };
}

/** Besides, who plays the final is known, and the second match of a tie of teams is played. */
function duringDay(snapshot: LiveSnapshot): LiveSnapshot {
  const [one, other] = snapshot.sides;
  const known = { player1Id: one!.id, player2Id: other!.id };
  const matches = snapshot.matches.map((match) =>
    isFinal(match) ? { ...match, ...known } : match,
  );
  const first = matches.find((match) => !isFinal(match))!;
  const rubbers = [1, 2, 3].map((number) => ({
    ...first,
    key: `tie 1-0r${number}`,
    place: { ...first.place, rubber: { number, name: `S${number}` } },
    ...(number === 2 && { state: 'playing' as const, courtId: snapshot.courts[2]!.id }),
  }));
  const given = { player1: 0, player2: 0 };
  const tie = { key: 'tie 1-0', eventId: one!.eventId, ...known, given, result: null };
  return { ...snapshot, ties: [tie], matches: [...matches, ...rubbers] };
}

const isFinal = ({ place }: LiveSnapshot['matches'][number]) =>
  place.kind === 'knockout' && place.round === place.rounds;

/** Everything is played. */
function afterDay(snapshot: LiveSnapshot): LiveSnapshot {
  const [one, other] = snapshot.sides;
  const [winnerId, secondId] = [one!.id, other!.id];
  const ended = { kind: 'score', at: new Date().toISOString(), isProvisional: false } as const;
  const played = {
    player1Id: winnerId,
    player2Id: secondId,
    state: 'done' as const,
    result: { winnerId, score: '11-7 11-7 11-7', ...ended },
  };
  return {
    ...snapshot,
    state: 'finished',
    winners: [{ eventId: one!.eventId, winnerId, secondId }],
    matches: snapshot.matches.map((match) => ({ ...match, ...played })),
  };
}
