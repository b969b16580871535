import { makeClub, registerPlayer } from './support/club.ts';
import { test } from './support/firefox.ts';
import { expect } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'ja'] as const) {
  test(`In Firefox a coach goes from home to a league and saves a score (${language})`, async ({
    app,
    openFirefox,
    playwright,
  }) => {
    const { practice, league, matches } = words[language];
    const request = await playwright.request.newContext({ baseURL: app.url });
    const coach = { context: { request } };
    await registerPlayer(coach, 'Coach Kondo');
    await makeClub(coach, 'Sakura Club', ['Aoki Ren', 'Baba Yui', 'Chiba Sora']);
    const { cookies } = await request.storageState();
    await request.dispose();

    const { page } = await openFirefox(language);
    // Without their expiry, because BiDi takes whole seconds only.
    const session = cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path }));
    await page.browserContext().setCookie(...session);
    await page.goto(app.url);
    const tap = (selector: string) => page.locator(selector).click();
    await tap('main a[href="/club-support"]');
    await tap('main a[href="/start-practicing"]');
    await page.locator(`h1 ::-p-text(${practice.startTitle})`).wait();
    await tap('main a[href="/select-invited-group"]');
    await tap('main a[href^="/select-practice-mode/"]');
    await tap('main a[href^="/select-league-members/"]');
    await tap(`main button ::-p-text(${league.createTable})`);
    await tap('[data-cell="0 1"]');
    for (const [box, points] of [11, 7, 11, 9].entries()) {
      const name = `sets.${Math.floor(box / 2)}.player${(box % 2) + 1}Score`;
      await page.locator(`[name="${name}"]`).fill(String(points));
    }
    await tap(`main button ::-p-text(${matches.confirm})`);
    await page.locator(`::-p-text(${matches.savedTitle})`).wait();
    await page.reload();
    await page.locator('[data-cell="0 1"] ::-p-text(2-0)').wait();
    expect(await page.$eval('html', (html) => html.lang)).toBe(language);
  });
}

test('A violation of the content security policy is a fault in Firefox too', async ({
  app,
  openFirefox,
}) => {
  const { page, errors } = await openFirefox('en');
  await page.goto(app.url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in";';
    document.body.append(script);
  });
  const found = () => errors.splice(0).join('\n');
  await expect.poll(found).toContain('content security policy: script-src-elem inline');
});
