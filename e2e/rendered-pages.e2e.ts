import { ranking } from '#features/ratings/ratings.contract.ts';
import { find as findSeason } from '#features/season/season.contract.ts';
import { codeHeldBack, shows, takenOver } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Pages that the server renders for visitors: they show their content before the app's code is there (decision 0048). */
test.use({ world: { demo: true } });

/** The addresses of a season, of one of its fixtures, of a player, and of a draw, each with a text that comes from what is read. */
async function pagesOf(url: string, language: 'en' | 'ja') {
  const { publicDraws: draws, season, ratings } = words[language];
  const read = async (address: string) => (await fetch(url + address)).json();
  const linkIn = async (path: string, link: RegExp) =>
    link.exec(await (await fetch(url + path)).text())?.[0] ?? '';
  const seasonPath = await linkIn('/tournaments/20/draws', /\/season\/20\/\d+/);
  const over = await linkIn('/past-tournaments', /\/tournaments\/\d+/);
  const eventId = seasonPath.split('/').at(-1) ?? '';
  const address = findSeason.path.replace(':id', '20').replace(':eventId', eventId);
  const { fixtures } = (await read(address)).season.season;
  const { top } = await read(ranking.path);
  return [
    [`/players/${top[0].playerId}`, ratings.headings['tournament singles']],
    [seasonPath, season.matchday(1)],
    [`${seasonPath}/${fixtures[0].id}`, season.resultTitle],
    [await linkIn(`${over}/draws`, /\/tournaments\/\d+\/draws\/\d+/), draws.namesText],
  ] as const;
}

for (const language of ['en', 'ja'] as const) {
  test(`Visitors see a season, its fixture, a player and a draw before any code, and they stay the same, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language });
    for (const [path, text] of await pagesOf(app.url, language)) {
      const arrive = await codeHeldBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await shows(page, text);
      const heading = await page.locator('h1').elementHandle();
      await arrive();
      await takenOver(page);
      expect(await heading?.evaluate((one) => one.isConnected), path).toBe(true);
      await axe();
    }
  });

  test(`A player who is signed in gets the own page at once as a whole, in ${language}`, async ({
    app,
    playerPhone,
  }) => {
    const [[path, text]] = await pagesOf(app.url, language);
    const phone = await playerPhone('大石 健', { language });
    const answer = await phone.page.request.get(path);
    expect(await answer.text()).toContain('data-page="*"');
    await phone.page.goto(path);
    await shows(phone.page, text);
  });
}
