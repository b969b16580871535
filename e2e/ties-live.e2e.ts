import { send } from './support/club.ts';
import { dayOpened, hoursOf, queueOf, stepTaken } from './support/day-queue.ts';
import { scrollable } from './support/live.ts';
import { organizerPhone } from './support/organizer.ts';
import { enterTeam, filed, gamesEntered, onlyTie, publishedTeams } from './support/team-event.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A tie that is being played, as everybody follows it (next.md, F5). */
test.use({ world: { demo: true } });

const PLAYERS = [
  ['青木 蓮', '井上 空', '上田 光', '江口 葵', '小川 凛', '加藤 陸'],
  ['佐々木 楓', '清水 岳', '須藤 茜', '瀬川 翔', '外山 陽', '高橋 湊'],
] as const;
/** As long as names of schools get. */
const LONG = '東京都江東区立深川第五十八中学校卓球部男子団体';

for (const language of ['en', 'ja'] as const) {
  const { live: t, board, matches, rubberNames: rubber } = words[language];

  test(`A tie that is played has a card on the live page and the board, which follow it, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const coaches = [await playerPhone('桜井 監督'), await playerPhone('若林 監督')];
    const { tournamentId } = await publishedTeams(
      desk,
      `Live Ties ${language}`,
      async (id, of) => {
        await send(desk, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
        await enterTeam(coaches[0]!, id, of, { team: LONG, players: PLAYERS[0] });
        await enterTeam(coaches[1]!, id, of, { team: '若葉台', players: PLAYERS[1] });
      },
      hoursOf(),
    );
    const tie = await onlyTie(desk, tournamentId);
    for (const coach of coaches) await filed(coach, tie);
    await dayOpened(desk, tournamentId, 2);
    const played = async (number: number) => {
      for (const kind of ['call', 'start'] as const) {
        const { matches: all, courts } = await queueOf(desk, tournamentId);
        const match = all.find(({ matchId }) => matchId === `${tie.matchId}r${number}`)!;
        const call = { courtId: courts[1]!.id, umpireId: null, isAnyway: false };
        await stepTaken(desk, tournamentId, match, { kind, ...(kind === 'call' && call) });
      }
    };
    await played(1);

    const parent = await newPhone({ language });
    const { page } = parent;
    await page.goto(`/live/${tournamentId}?tab=now`);
    const card = page.getByRole('list', { name: t.ties }).getByRole('link');
    await expect(card).toContainText(t.tieScore(0, 0));
    await expect(card).toContainText(t.rubberPlaying(rubber.single('1')));
    await expect(card).toContainText(LONG);
    await parent.axe();
    await parent.screenshot(`card-${language}`);

    const address = `/ties/${tournamentId}/${tie.stageId}/${tie.matchId}`;
    await desk.page.goto(address);
    await desk.page.getByRole('link', { name: /S1/ }).click();
    await gamesEntered(desk.page, matches.confirm);
    await desk.page.waitForURL((url) => url.pathname === address);
    // The stream brings it, without reloading.
    await expect(card).toContainText(/1–0|0–1/);
    await expect(card).toContainText(t.rubberNext(rubber.single('2')));
    await played(2);
    await expect(card).toContainText(t.rubberPlaying(rubber.single('2')));

    const wall = await newPhone({ language, width: 1280, height: 720 });
    await wall.page.clock.install();
    await wall.page.goto(`/live/${tournamentId}/board`);
    await wall.page.locator('[data-court="2"], [data-tie], [data-match]').first().waitFor();
    const heading = wall.page.getByRole('heading', { name: board.pages.ties, exact: true });
    // The board shows another page every 12 seconds.
    for (let turn = 0; turn < 6 && !(await heading.isVisible()); turn += 1) {
      await wall.page.clock.runFor(12_000);
    }
    const row = wall.page.locator('[data-tie]');
    await expect(row).toContainText(t.rubberPlaying(rubber.single('2')));
    await expect(row).toContainText(LONG);
    await wall.page.getByRole('button', { name: board.pause }).click();
    expect(await scrollable(wall.page)).toEqual([0, 0, 0]);
    await wall.axe();
    await wall.screenshot(`board-${language}`);

    // The card leads to the tie.
    await card.click();
    await page.waitForURL((url) => url.pathname === address);
  });
}
