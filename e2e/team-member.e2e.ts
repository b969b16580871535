import { send } from './support/club.ts';
import { hoursOf } from './support/day-queue.ts';
import { organizerPhone } from './support/organizer.ts';
import { shows, written } from './support/screen.ts';
import { enterTeam, filed, gamesEntered, onlyTie, publishedTeams } from './support/team-event.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Who only plays for a team: the own tournaments, home, and the records (next.md, F). */
test.use({ world: { demo: true } });

const MEMBER = '青木 蓮';
const SAKURA = [MEMBER, '井上 空', '上田 光', '江口 葵', '小川 凛', '加藤 陸'];
const WAKABA = ['佐々木 楓', '清水 岳', '須藤 茜', '瀬川 翔', '外山 陽', '高橋 湊'];

for (const language of ['en', 'ja'] as const) {
  const { entries: t, records, matches, rubberNames: names, ties } = words[language];

  test(`Who plays for a team finds its tournament, and afterwards the rubber in the records, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const coaches = [await playerPhone('桜井 監督'), await playerPhone('若林 監督')];
    const member = await playerPhone(MEMBER, { language });
    const { tournamentId } = await publishedTeams(
      desk,
      `Member Cup ${language}`,
      async (id, of) => {
        await send(desk, 'PUT', `/api/tournaments/${id}/sport`, { sport: 'table-tennis' });
        await enterTeam(coaches[0]!, id, of, {
          team: '桜丘',
          players: SAKURA,
          member: { name: MEMBER, phone: member },
        });
        await enterTeam(coaches[1]!, id, of, { team: '若葉台', players: WAKABA });
      },
      hoursOf(),
    );
    const { page } = member;
    await page.goto('/my-tournaments');
    await shows(page, `Member Cup ${language}`);
    await shows(page, t.playsForTeam);
    await shows(page, '桜丘');
    await member.axe();
    await member.screenshot(`tournaments-${language}`, { fullPage: true });
    await page.goto('/');
    await shows(page, `Member Cup ${language}`);

    const tie = await onlyTie(desk, tournamentId);
    for (const coach of coaches) await filed(coach, tie);
    const address = `/ties/${tournamentId}/${tie.stageId}/${tie.matchId}`;
    await desk.page.goto(address);
    await desk.page.getByRole('link', { name: ties.enterRubber('S1') }).click();
    await written(desk.page, () => gamesEntered(desk.page, matches.confirm));
    await desk.page.waitForURL((url) => url.pathname === address);

    await page.goto('/practice-records');
    await page.getByText(records.formatCount(records.formats.team, 1)).click();
    const card = page.getByRole('link', { name: records.formats.team });
    await card.waitFor();
    await member.axe();
    await card.click();
    const rubber = page.getByRole('link').filter({ hasText: names.single('1') });
    await expect(rubber).toContainText(records.against('若葉台'));
    await member.axe();
    await member.screenshot(`records-${language}`, { fullPage: true });
    await rubber.click();
    await shows(page, records.formatLabels.team);
    await shows(page, records.against('若葉台'));
    await member.axe();
  });
}
