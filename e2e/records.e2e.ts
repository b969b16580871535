import { v7 as uuidv7 } from 'uuid';
import { addDays, dayInJapan, longDate } from '#platform/shared/format.ts';
import { type Member, makeClub, send, setsOf } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const en = words.en.records;

const today = dayInJapan(new Date());
const NAMES = [
  'Aoki Ren',
  'Baba Yui',
  'Chiba Sora',
  'Doi Mao',
  'Endo Rin',
  'Fujita',
  'Goto',
  'Hara',
];

/** A league today, a knockout yesterday, and one-on-one matches on 24 days before that. */
async function season(phone: Phone): Promise<string> {
  const { groupId, members } = await makeClub(phone, 'Sakura Club', NAMES);
  await league(phone, groupId, members.slice(0, 3));
  await knockout(phone, groupId, members);
  const oneOnOne = uuidv7();
  for (let at = 0; at < 24; at += 1) {
    const [player1, player2] = at === 0 ? [members[0], members[1]] : [members[2], members[3]];
    await send(phone, 'PUT', `/api/practice/matches/${at === 0 ? oneOnOne : uuidv7()}`, {
      writeId: uuidv7(),
      baseVersion: 0,
      match: { kind: 'one-on-one', groupId, player1, player2, playedOn: addDays(today, -2 - at) },
      sets: setsOf('11-9 9-11 11-7'),
      ...(at === 0 && { stats: { longestRally: 24, comments: 'What a rally' } }),
    });
  }
  return oneOnOne;
}

async function league(phone: Phone, groupId: number, members: readonly Member[]) {
  const id = uuidv7();
  const players = members.map((member) => ({ ...member, external: false }));
  const body = { id, groupId, practiceDate: today, players };
  await send(phone, 'POST', '/api/practice/leagues', body);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
  ] as const) {
    await send(phone, 'PUT', `/api/practice/matches/${uuidv7()}`, {
      writeId: uuidv7(),
      baseVersion: 0,
      match: {
        kind: 'league',
        sessionId: id,
        player1Id: members[a]?.id,
        player2Id: members[b]?.id,
        playedOn: today,
      },
      sets: setsOf('11-7 11-9'),
    });
  }
}

interface Knockout {
  readonly drawNumber: number;
  readonly draw: {
    readonly matches: readonly {
      id: string;
      player1: string | null;
      player2: string | null;
      result: unknown;
    }[];
  };
}

/** Plays a knockout to its end; in the final the second player retires after a set. */
async function knockout(phone: Phone, groupId: number, members: readonly Member[]) {
  const id = uuidv7();
  const players = members.map((member) => ({ ...member, external: false }));
  const body = { id, groupId, practiceDate: addDays(today, -1), players };
  let { knockout: cup } = await send<{ knockout: Knockout }>(
    phone,
    'POST',
    '/api/practice/knockouts',
    body,
  );
  for (;;) {
    const open = cup.draw.matches.find((one) => one.player1 && one.player2 && !one.result);
    if (!open) return;
    const last = open === cup.draw.matches.at(-1);
    const sets = [
      { player1: 11, player2: 3 },
      { player1: 11, player2: 5 },
    ];
    const path = `/api/practice/knockouts/${id}/matches/${open.id}`;
    ({ knockout: cup } = await send<{ knockout: Knockout }>(phone, 'PUT', path, {
      writeId: uuidv7(),
      drawNumber: cup.drawNumber,
      baseVersion: 0,
      player1Id: open.player1,
      player2Id: open.player2,
      result: last
        ? { kind: 'retirement', winner: open.player1, sets: sets.slice(1) }
        : { kind: 'score', sets },
    }));
  }
}

for (const language of ['en', 'ja'] as const) {
  test(`Records are read by day, format and match (${language})`, async ({ playerPhone }) => {
    const t = words[language].records;
    const phone = await playerPhone('Coach Kondo', { language });
    const oneOnOne = await season(phone);
    const { page } = phone;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const days = page.getByRole('list', { name: t.daysList }).getByRole('link');

    await page.goto('/practice-records');
    await heading(t.daysTitle).waitFor();
    await days.first().waitFor();
    await phone.axe();
    expect(await days.first().getAttribute('href')).toBe(`/practice-records/format/${today}`);
    expect(await days.nth(1).innerText()).toContain(t.formatCount(t.formats.knockout, 7));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => days.count()).toBe(26);
    await page.evaluate(() => scrollTo(0, 0));

    await days.first().click();
    await heading(t.formatTitle(longDate(today, language))).waitFor();
    await page.getByText(t.matchCount(2)).waitFor();
    await phone.axe();
    await page.getByRole('link', { name: t.formats.league }).click();
    await heading(t.resultsTitle(t.formats.league)).waitFor();
    const columns = page.getByRole('columnheader');
    await expect.poll(() => columns.allInnerTexts()).toEqual([t.matches, t.score, t.winner]);
    await phone.axe();
    await page.getByRole('link', { name: t.versus('Aoki Ren', 'Baba Yui') }).click();
    await heading(t.scorecardTitle).waitFor();
    await page.getByText(t.formatLabels.league).waitFor();
    await page.getByText(t.winnerIs('Aoki Ren')).waitFor();
    await phone.axe();

    await page.reload();
    await page.getByText(t.winnerIs('Aoki Ren')).waitFor();
    await page.getByRole('link', { name: t.backToMatches }).click();
    await page.waitForURL(`**/practice-records/matches/${today}/league`);
    await page.getByRole('link', { name: t.backToFormats }).click();
    await page.getByRole('link', { name: t.backToDays }).click();

    await days.nth(1).click();
    await page.getByRole('link', { name: t.formats.knockout }).click();
    await page.getByRole('heading', { name: t.bracketMatches }).waitFor();
    const cards = page.locator('main li a');
    await expect.poll(() => cards.count()).toBe(7);
    expect(await cards.nth(0).innerText()).toContain(t.rounds.final);
    expect(await cards.nth(6).innerText()).toContain(t.rounds['quarter-finals']);
    expect(await page.getByText(t.retired, { exact: true }).count()).toBe(1);
    expect(await cards.nth(0).innerText()).toContain(t.retired);
    await phone.axe();
    const winner = await cards.nth(0).locator('strong').innerText();
    await cards.nth(0).click();
    await page.getByText(t.winnerIs(winner.split('\n')[0] ?? '')).waitFor();
    const loser = NAMES.map(t.retiredIs).join('|');
    await page.getByText(new RegExp(loser.replaceAll('.', '\\.'))).waitFor();
    await phone.axe();

    // Deep links: no navigation state is passed.
    await page.goto(`/match-scorecard/${oneOnOne}`);
    await page.getByText('What a rally').waitFor();
    await page.getByText(t.points('24')).waitFor();
    await page.getByRole('button', { name: t.editStats }).click();
    await page.fill('[name=longestRally]', 'many');
    await page.getByRole('button', { name: t.saveStats, exact: true }).click();
    await page.getByText(t.errors.rally).waitFor();
    await page.fill('[name=longestRally]', '３１');
    await phone.axe();
    await page.getByRole('button', { name: t.saveStats, exact: true }).click();
    await page.getByText(t.savedText).first().waitFor();
    await page.reload();
    await page.getByText(t.points('31')).waitFor();
    await page.goto(`/practice-records/format/${today}`);
    await heading(t.dayTitle(today)).waitFor();
  });

  test(`Records that do not exist say so (${language})`, async ({ playerPhone }) => {
    const t = words[language].records;
    const phone = await playerPhone('Newcomer', { language });
    const { page } = phone;
    await page.goto('/practice-records');
    await page.getByText(t.noDays).waitFor();
    await phone.axe();
    await page.goto('/practice-records/format/1');
    await page.getByRole('heading', { name: t.dayTitle('1') }).waitFor();
    await page.goto('/practice-records/matches/1/doubles');
    await page.getByRole('heading', { name: t.resultsTitle(t.otherFormat) }).waitFor();
    await page.getByText(t.noMatches).waitFor();
    await page.goto(`/match-scorecard/${uuidv7()}`);
    await page.getByText(t.notFound).waitFor();
    await phone.axe();
    await page.getByRole('link', { name: t.backToRecords }).click();
    await page.waitForURL('**/practice-records');
  });
}

test('The search finds a player by a part of the name, down to the matches', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  await season(phone);
  const { page } = phone;
  await page.goto('/practice-records');
  await page.fill('[name=search]', 'yui');
  const days = page.getByRole('list', { name: en.daysList }).getByRole('link');
  await expect.poll(() => days.count()).toBe(3);
  await days.first().click();
  await page.getByText(en.onlyOf('yui')).waitFor();
  await page.getByText(en.matchCount(1)).waitFor();
  await page.getByRole('link', { name: en.formats.league }).click();
  await page.getByRole('link', { name: en.versus('Aoki Ren', 'Baba Yui') }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: en.showAll }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.goto('/practice-records?search=nobody');
  await page.getByText(en.noneFound('nobody')).waitFor();
});

test('The words of the records are those of the specification', () => {
  expect(en.daysTitle).toBe('Select Practice Day');
  expect(en.formatTitle('May 1, 2026')).toBe('Practice Type - May 1, 2026');
  expect(en.dayTitle('3')).toBe('Practice Day 3');
  const titles = [en.formats.league, en.formats.knockout, en.formats['one-on-one'], en.otherFormat];
  expect(titles.map(en.resultsTitle)).toEqual([
    'Match Results - League',
    'Match Results - Tournament',
    'Match Results - 1-on-1',
    'Match Results - Match',
  ]);
  expect([en.breakdown.set, en.finalResult, en.statsTitle, en.longestRally, en.comments]).toEqual([
    'Score Breakdown',
    'Final Result',
    'Match Stats',
    'Longest Rally',
    'Comments',
  ]);
  expect([en.notFound, en.backToRecords, en.backToMatches]).toEqual([
    'Error: Match details not found',
    'Back to Practice Records',
    'Return to Match List',
  ]);
});
