import { appCached, readsCached } from './support/cached.ts';
import { courtsToday } from './support/court-links.ts';
import { resultEntered } from './support/live.ts';
import { organizerPhone } from './support/organizer.ts';
import { codeHeldBack, courtCard, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A parent in a hall without a signal, and one whose phone is slow: live pages and results (next.md, C7 to C9). */
test.use({ world: { demo: true } });

const NAMES = ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'];
/** A title with the time of the last state: "As of 13:05". */
const asOf = (title: (time: string) => string) =>
  new RegExp(`^${title('TIME').replace('TIME', String.raw`\d\d:\d\d`)}$`);

for (const language of ['en', 'ja'] as const) {
  const { live, places } = words[language];

  test(`The last state of a live page and of results stands without a network, and goes on with it, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, NAMES);
    await resultEntered(desk, id, '1-0', '11-7');
    const parent = await newPhone({ language, serviceWorker: true });
    const { page } = parent;
    await page.goto(`/tournaments/${id}/results`);
    await shows(page, places.runningTitle);
    await readsCached(page, '"public"');
    await page.goto(`/live/${id}?tab=results`);
    await page.getByText('11-7', { exact: true }).waitFor();
    await appCached(page);
    await readsCached(page, '11-7');

    await parent.setOffline(true);
    await page.reload();
    await shows(page, asOf(live.oldTitle));
    await page.getByText('11-7', { exact: true }).waitFor();
    await parent.axe();
    await parent.screenshot(`live-offline-${language}`, { fullPage: true });
    // What happens meanwhile is not known, and does not look as if it were.
    await resultEntered(desk, id, '1-1', '11-4');
    await page.goto(`/tournaments/${id}/results`);
    await shows(page, asOf(places.oldTitle));
    await shows(page, places.runningTitle);
    await parent.axe();
    await parent.screenshot(`results-offline-${language}`, { fullPage: true });

    await parent.setOffline(false);
    await expect(page.getByText(asOf(places.oldTitle))).toHaveCount(0);
    await page.goto(`/live/${id}?tab=results`);
    await page.getByText('11-4', { exact: true }).waitFor();
    await expect(page.getByText(asOf(live.oldTitle))).toHaveCount(0);
  });

  test(`A live page and results are on the screen before the code of the app, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, NAMES);
    await resultEntered(desk, id, '1-0', '11-7');
    const { page } = await newPhone({ language });
    const arrive = await codeHeldBack(page);
    await page.goto(`/live/${id}`, { waitUntil: 'commit' });
    const court = courtCard(page, '1');
    await court.waitFor();
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    const first = await court.boundingBox();
    arrive();
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    // The code takes the page over as it is.
    expect(await court.boundingBox()).toEqual(first);
    await page.getByRole('tab', { name: live.tabs.results }).click();
    await page.getByText('11-7', { exact: true }).waitFor();

    const { page: another } = await newPhone({ language });
    await codeHeldBack(another);
    await another.goto(`/tournaments/${id}/results`, { waitUntil: 'commit' });
    await shows(another, places.runningTitle);
  });
}
