import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { send } from './support/club.ts';
import { firstEvent, organizerPhone, publishedWith } from './support/organizer.ts';
import { printed } from './support/printed.ts';
import { lookAgain, press, shows, written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The season of a league: fixtures, another day, a result that is confirmed, a team that leaves (next.md, F4). */
test.use({ world: { demo: true } });

/** Chooses who plays in each place, by the number in the squad. */
async function choose(page: Page, players: readonly number[]) {
  for (const [place, number] of players.entries())
    await page.locator(`[name="place-${place}"]`).selectOption(String(number));
}

for (const language of ['en', 'ja'] as const) {
  test(`Captains move a fixture, enter and confirm its result, and a team leaves, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const {
      season: t,
      tieOrders: orders,
      eventDraws: draws,
      publicDraws,
      sheet,
      notifications: news,
    } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const tournamentId = await publishedWith(organizer, [], {
      tournamentName: `League ${language}`,
      eventType: 'Team',
    });
    const address = await firstEvent(organizer, tournamentId);
    const teams = ['桜丘クラブ', '若葉台卓友会', '青空スマッシュ'];
    const captains = new Map<string, Awaited<ReturnType<typeof playerPhone>>>();
    for (const team of teams) {
      const captain = await playerPhone(`${team} 代表`, { language });
      const entry = { id: uuidv7(), tournamentId, team, agreed: true };
      await send(captain, 'POST', '/api/entries', entry);
      const players = [1, 2, 3, 4, 5, 6].map((at) => ({ kind: 'name', name: `${team} 選手${at}` }));
      const squad = { seenVersion: 0, groupId: null, players };
      await send(captain, 'PUT', `/api/squads/${entry.id}`, squad);
      captains.set(team, captain);
    }
    await send(organizer, 'POST', `${address.api}/close`);

    // The organizer makes the fixtures from the page of the event.
    await page.goto(address.steps);
    await page.getByRole('link', { name: draws.season }).click();
    await shows(page, t.startText(3));
    await organizer.axe();
    await organizer.screenshot(`start-${language}`, { fullPage: true });
    await press(page, t.start);
    await shows(page, t.matchday(6));
    await shows(page, t.provisional);
    await organizer.axe();

    // The first fixture: its home captain proposes another day, the away captain accepts.
    const first = page
      .getByRole('region', { name: t.matchday(1) })
      .getByRole('link')
      .first();
    const title = (await first.locator('bdi').textContent()) ?? '';
    const named = (place: 'first' | 'last') =>
      teams
        .filter((team) => title.includes(team))
        .toSorted((a, b) => title.indexOf(a) - title.indexOf(b))
        .at(place === 'first' ? 0 : -1) ?? '';
    const [home, away] = [named('first'), named('last')];
    const path = (await first.getAttribute('href')) ?? '';
    const one = captains.get(home)!;
    const two = captains.get(away)!;
    await one.page.goto('/my-seasons');
    await one.page.getByRole('link', { name: `League ${language}` }).click();
    await shows(one.page, t.own);
    await one.axe();
    await one.page.goto(path);
    await one.page.locator('[name="captain-time"]').fill('14:00');
    await press(one.page, t.propose);
    await shows(one.page, t.takeBack);
    await one.axe();
    await two.page.goto(path);
    await written(two.page, () => press(two.page, t.accept));
    await expect(two.page.getByRole('button', { name: t.accept })).toHaveCount(0);
    await expect(two.page.getByText('14:00').first()).toBeVisible();

    // The organizer moves it to a day whose orders are not due yet, whatever the time is now.
    const day = addDays(dayInJapan(new Date()), 2);
    const fixture = `${address.api}/season/fixtures/${path.split('/').at(-1)}`;
    const when = { day, time: '14:00', venue: '', baseVersion: 3 };
    await send(organizer, 'PUT', `${fixture}/schedule`, when);

    // Both file their orders in secret; the second one reveals both.
    await lookAgain(one.page);
    await shows(one.page, t.ordersText);
    await shows(one.page, /13:50/);
    await choose(one.page, [1, 2, 3, 4, 1, 6]);
    one.allow(/422/);
    await press(one.page, t.fileOrder);
    await shows(one.page, t.failures.ORDER_RULE);
    await one.axe();

    // The organizer lets it pass with a warning: then it is marked, on the screen and on paper.
    await page.goto(address.steps.replace('/events/', '/tie-rules/'));
    await page.locator('[name="warns-only"]').check();
    await press(page, orders.saveRules);
    await shows(page, orders.rulesSaved);
    await page.goto(path.slice(0, path.lastIndexOf('/')));
    await press(one.page, t.fileOrder);
    await shows(one.page, orders.warnedTitle);
    await one.axe();
    await one.screenshot(`marked-${language}`, { fullPage: true });
    await one.page.goto(`${path}/order-sheet/home`);
    await expect(one.page.getByRole('article').first()).toContainText(sheet.warned);
    await one.page.goto(path);
    await choose(one.page, [1, 2, 3, 4, 5, 6]);
    await written(one.page, () => press(one.page, t.fileAgain));
    await expect(one.page.getByText(orders.warnedTitle)).toHaveCount(0);
    await one.axe();
    await one.screenshot(`order-${language}`, { fullPage: true });

    // The sheet on paper, twice: who plays where, both teams, and lines to sign.
    await one.page.getByRole('link', { name: t.sheet }).click();
    const papers = one.page.getByRole('article');
    await expect(papers).toHaveCount(2);
    for (const part of [home, away, '14:00', `${home} 選手1`, `${home} 選手6`, sheet.coach]) {
      await expect(papers.first()).toContainText(part);
    }
    await expect(papers.last()).toContainText(sheet.copyForOther);
    await expect(papers.first()).not.toContainText(`${away} 選手`);
    await one.axe();
    await one.screenshot(`sheet-${language}`, { fullPage: true });
    const sheets = await printed(one.page, orders.print2, (paper) =>
      expect(paper.first()).toContainText(sheet.coach),
    );
    expect(sheets).toHaveLength(2);

    // The other captain hears that the order is in, and finds the fixture from there.
    await two.page.goto('/notifications');
    await two.page.getByText(news.titles['season-order']).first().click();
    await shows(two.page, t.own);
    await two.page.goto(path);
    await shows(two.page, t.filed);
    await expect(two.page.getByText(`${home} 選手1`)).toHaveCount(0);
    await choose(two.page, [6, 5, 1, 2, 4, 3]);
    await press(two.page, t.fileOrder);
    await shows(two.page, new RegExp(`${home} 選手1`));
    await shows(two.page, new RegExp([`${away} 選手1`, `${away} 選手2`].join(t.pair)));
    await two.axe();
    await two.screenshot(`orders-${language}`, { fullPage: true });

    // The home captain enters the result; a mistake is said in words.
    await one.page.goto(path);
    await expect(one.page.getByText(t.takeBack)).toHaveCount(0);
    const games = ['3', '1', '0', '3', '3', '2', '3', '0', '', ''];
    const type = async (values: readonly string[]) => {
      for (const [index, value] of values.entries()) {
        const name = `games-${Math.floor(index / 2)}-${index % 2}`;
        await one.page.locator(`[name="${name}"]`).fill(value);
      }
    };
    await type(['9', ...games.slice(1)]);
    await press(one.page, t.enter);
    await shows(one.page, t.failures.GAMES);
    await type(games);
    await press(one.page, t.enter);
    await shows(one.page, t.states.entered);
    await one.axe();
    await one.screenshot(`fixture-${language}`, { fullPage: true });
    await lookAgain(two.page);
    await press(two.page, t.agree);
    await shows(two.page, t.states.confirmed);
    await two.axe();

    // The live table, a mark beside a place, and a team that leaves.
    await lookAgain(page);
    await expect(page.getByRole('row', { name: home })).toContainText(t.score(1, 0));
    await page.locator('[name="mark-1"]').fill(language === 'ja' ? '昇格' : 'Promotion');
    await press(page, t.saveMarks);
    await shows(page, language === 'ja' ? '昇格' : 'Promotion');
    await organizer.screenshot(`season-${language}`, { fullPage: true });
    await press(page, t.leave(away));
    await organizer.axe();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: t.leave(away) })
      .click();
    await expect(page.getByRole('row', { name: away })).toContainText(t.out);
    await organizer.axe();
    await organizer.screenshot(`left-${language}`, { fullPage: true });

    // Somebody else finds the season from the page of the tournament; the event is not drawn any more.
    const visitor = await playerPhone('見学 者', { language });
    await visitor.page.goto(`/tournaments/${tournamentId}/draws`);
    await shows(visitor.page, publicDraws.season);
    await visitor.axe();
    await visitor.screenshot(`draws-${language}`, { fullPage: true });
    await visitor.page.getByRole('link', { name: publicDraws.seasonText }).click();
    await shows(visitor.page, t.matchday(1));
    await expect(visitor.page.getByText(t.deskTitle, { exact: true })).toHaveCount(0);
    await visitor.axe();
    organizer.allow(/409/);
    await page.goto(address.steps);
    await press(page, draws.drawNow);
    await shows(page, draws.refusedTexts.SEASON_BEGUN);
    await organizer.axe();
    await organizer.screenshot(`undrawn-${language}`, { fullPage: true });
  });
}
