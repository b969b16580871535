import { send } from './support/club.ts';
import { organizerPhone } from './support/organizer.ts';
import { lookAgain, shows, written } from './support/screen.ts';
import { enterTeam, filed, gamesEntered, onlyTie, publishedTeams } from './support/team-event.ts';
import { expect, type NewPhone, type PlayerPhone, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A tie of two teams, from its orders to its result (next.md, F1 and F5). */
test.use({ world: { demo: true } });

const SAKURA = ['青木 蓮', '井上 空', '上田 光', '江口 葵', '小川 凛', '加藤 陸'];
const WAKABA = ['佐々木 楓', '清水 岳', '須藤 茜', '瀬川 翔', '外山 陽', '高橋 湊'];

interface Phones {
  readonly newPhone: NewPhone;
  readonly playerPhone: PlayerPhone;
}

for (const language of ['en', 'ja'] as const) {
  const { ties: t, squads, matches, rubberNames } = words[language];

  /** An organizer with a drawn event of two teams, and the coach of each. */
  const twoTeams = async (
    { newPhone, playerPhone }: Phones,
    name: string,
    { size = 6, sport = null as string | null } = {},
  ) => {
    const organizer = await organizerPhone(newPhone, language);
    const one = await playerPhone('桜井 監督', { language });
    const two = await playerPhone('若林 監督', { language });
    const { tournamentId } = await publishedTeams(
      organizer,
      `${name} ${language}`,
      async (id, of) => {
        // Before the draw: the format of a published one stays.
        if (sport) await send(organizer, 'PUT', `/api/tournaments/${id}/sport`, { sport });
        await enterTeam(one, id, of, { team: '桜丘', players: SAKURA.slice(0, size) });
        await enterTeam(two, id, of, { team: '若葉台', players: WAKABA.slice(0, size) });
      },
    );
    return { organizer, one, two, tournamentId };
  };

  test(`A tie is played rubber by rubber, and its third win decides it, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { organizer, one, two, tournamentId } = await twoTeams(
      { newPhone, playerPhone },
      'Tie Cup',
    );
    const tie = await onlyTie(organizer, tournamentId);

    // Everybody sees the tie, but no player before the orders are out.
    const visitor = await newPhone({ language });
    await visitor.page.goto(`/ties/${tournamentId}`);
    await shows(visitor.page, t.states.orders);
    await visitor.axe();
    await visitor.page.getByRole('main').getByRole('link', { name: /桜丘/ }).click();
    await shows(visitor.page, t.hidden);
    await expect(visitor.page.getByText('青木 蓮')).toHaveCount(0);
    await visitor.axe();
    await visitor.screenshot(`hidden-${language}`, { fullPage: true });

    await filed(one, tie);
    await filed(two, tie);
    const { page } = organizer;
    const address = `/ties/${tournamentId}/${tie.stageId}/${tie.matchId}`;
    for (const rubber of ['S1', 'S2', 'D3']) {
      await page.goto(address);
      await page.getByRole('link', { name: t.enterRubber(rubber) }).click();
      await shows(page, t.scoreTitle);
      if (rubber === 'D3') {
        await organizer.axe();
        await organizer.screenshot(`rubber-${language}`, { fullPage: true });
      }
      await gamesEntered(page, matches.confirm);
      await page.waitForURL((url) => url.pathname === address);
    }
    await shows(page, t.score(3, 0));
    await shows(page, t.states.over);
    await expect(page.getByText(t.notPlayed)).toHaveCount(2);
    await organizer.axe();
    await organizer.screenshot(`over-${language}`, { fullPage: true });

    // The printed report has the rubbers below their tie.
    await page.goto(`/organizer/tournaments/${tournamentId}/report`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('tr', { hasText: rubberNames.double('3') })).toHaveCount(1);
    await page.emulateMedia({ media: null });
    await page.goto(address);

    // The desk can take a result back, and the tie is open again.
    await page.getByRole('link', { name: t.correctRubber('D3') }).click();
    await shows(page, t.scoreTitle);
    await lookAgain(visitor.page);
    await shows(visitor.page, t.states.over);
  });

  test(`A team gives up between two rubbers: its tie is retired with its score, until the desk takes it back, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { organizer, one, two, tournamentId } = await twoTeams(
      { newPhone, playerPhone },
      'Given Up',
    );
    const tie = await onlyTie(organizer, tournamentId);
    await filed(one, tie);
    await filed(two, tie);
    const { page } = organizer;
    const address = `/ties/${tournamentId}/${tie.stageId}/${tie.matchId}`;
    await page.goto(address);
    await page.getByRole('link', { name: t.enterRubber('S1') }).click();
    await written(page, () => gamesEntered(page, matches.confirm));
    await page.waitForURL((url) => url.pathname === address);
    await shows(page, t.score(1, 0));

    await page.getByRole('button', { name: t.givesUp('桜丘') }).click();
    await shows(page, t.confirmGiveUp('若葉台', t.score(1, 0)));
    await organizer.axe();
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await shows(page, t.states.retired);
    await shows(page, t.score(1, 0));
    await expect(page.getByText(t.notPlayed, { exact: true })).toHaveCount(4);
    await organizer.axe();
    await organizer.screenshot(`retired-${language}`, { fullPage: true });

    await page.getByRole('button', { name: t.play }).click();
    await page.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page.getByText(t.notPlayed, { exact: true })).toHaveCount(0);
  });

  test(`A tie that is level in everything is decided by the desk, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { organizer, one, two, tournamentId } = await twoTeams(
      { newPhone, playerPhone },
      'Level Cup',
      { size: 4, sport: 'soft-tennis' },
    );
    const tie = await onlyTie(organizer, tournamentId);
    // Two pairs each: the third rubber is nobody's.
    const short = [1, 2, 3, 4, null, null];
    await filed(one, tie, short);
    await filed(two, tie, short);
    const { page } = organizer;
    const address = `/ties/${tournamentId}/${tie.stageId}/${tie.matchId}`;
    for (const [pair, winner] of [
      ['P1', 1],
      ['P2', 2],
    ] as const) {
      await page.goto(address);
      await page.getByRole('link', { name: t.enterRubber(pair) }).click();
      await shows(page, t.scoreTitle);
      // A match of seven games.
      await page.locator(`[name="sets.0.player${winner}Score"]`).fill('4');
      await page.locator(`[name="sets.0.player${3 - winner}Score"]`).fill('1');
      await page.getByRole('button', { name: matches.confirm }).click();
      await page.waitForURL((url) => url.pathname === address);
    }
    await shows(page, t.levelText);
    await organizer.axe();
    await organizer.screenshot(`level-${language}`, { fullPage: true });
    await page.getByRole('button', { name: t.winsLevel('若葉台') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t.confirmLevel(t.winsLevel('若葉台')))).toBeVisible();
    await organizer.axe();
    await organizer.screenshot(`level-asked-${language}`);
    await dialog.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('button', { name: t.winsLevel('桜丘') })).toBeVisible();
    await shows(page, t.states.over);
    await organizer.screenshot(`level-decided-${language}`, { fullPage: true });
  });

  test(`A coach orders the squad of a team, in ${language}`, async ({ newPhone, playerPhone }) => {
    const {
      organizer,
      one: coach,
      two: other,
      tournamentId,
    } = await twoTeams({ newPhone, playerPhone }, 'Squad Cup');
    const { entries } = await send<{ entries: { id: string; name: string }[] }>(
      organizer,
      'GET',
      `/api/tournaments/${tournamentId}/entries`,
    );
    const entryId = entries.find(({ name }) => name.startsWith('桜丘'))?.id ?? '';
    const { page } = coach;
    await page.goto(`/squads/${entryId}`);
    await shows(page, squads.players);
    await shows(page, '青木 蓮');
    await coach.axe();
    await page.getByRole('button', { name: squads.down('青木 蓮') }).click();
    await page.getByRole('button', { name: squads.remove('加藤 陸') }).click();
    await page.locator('[name="name"]').fill('木村 海');
    await page.getByRole('button', { name: squads.addName }).click();
    await coach.axe();
    await coach.screenshot(`squad-${language}`, { fullPage: true });
    await page.getByRole('button', { name: squads.save, exact: true }).click();
    await shows(page, squads.saved);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '井上 空' })).toContainText('1');
    await shows(page, '木村 海');

    // Another coach finds nothing.
    other.allow(/404/);
    await other.page.goto(`/squads/${entryId}`);
    await shows(other.page, squads.notFound);
  });
}
