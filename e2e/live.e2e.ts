import type { Page } from '@playwright/test';
import { send } from './support/club.ts';
import { called, courtsToday, linksMade } from './support/court-links.ts';
import { resultEntered, setHidden, streamsOf } from './support/live.ts';
import { organizerPhone } from './support/organizer.ts';
import { courtCard, shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A day as everybody follows it: the page of a parent and the board on the wall (next.md, C7 and C12). */
test.use({ world: { demo: true } });

/** The next 15 seconds of a page whose clock stands, in which it asks; what it has read is shown in the moment after it. */
async function asked(page: Page, id: number): Promise<void> {
  const answer = page.waitForResponse(`**/api/live/${id}`);
  await page.clock.runFor(15_500);
  await (await answer).finished();
  await page.clock.runFor(100);
}

for (const language of ['en', 'ja'] as const) {
  const { live: t, board, courtLinks: links } = words[language];

  test(`Calls, running scores, results and corrections appear on live pages and on the board without reloading, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 2);
    const [link] = await linksMade(desk, id);

    // A parent, who has the page in two tabs, and the wall, opened from the desk.
    const parent = await newPhone({ language });
    const { page } = parent;
    await page.goto(`/live/${id}`);
    await courtCard(page, '1').waitFor();
    await parent.axe();
    const other = await parent.context.newPage();
    const streams = streamsOf(other);
    await other.goto(`/live/${id}`);
    await courtCard(other, '1').waitFor();
    const wall = await newPhone({ language, width: 1920, height: 1080 });
    await wall.page.goto(`/live/${id}`);
    await wall.page.getByRole('link', { name: t.toBoard }).click();
    // The live page has courts as well; of the board's pages, the one of the courts is stopped.
    await expect(wall.page.getByRole('contentinfo')).toHaveCount(0);
    await courtCard(wall.page, '1').waitFor();
    await wall.page.getByRole('button', { name: board.pause }).click();
    await wall.axe();

    // A call, counted points, and the result: both tabs have one stream between them.
    await called(desk, id, 0);
    for (const one of [page, other]) {
      await courtCard(one, '1').getByText(t.states.called).waitFor();
    }
    await wall.page.getByRole('heading', { name: board.calls }).waitFor();
    await wall.axe();
    await wall.screenshot(`board-${language}`);
    const tablet = await newPhone({ language });
    await tablet.page.goto(link!.page);
    await tablet.page.getByRole('button', { name: links.start, exact: true }).click();
    await tablet.page.getByRole('tab', { name: links.tally }).click();
    const half = tablet.page.locator('button[data-side]').first();
    for (let point = 0; point < 4; point += 1) await half.click();
    const counted = courtCard(page, '1').getByText('4', { exact: true });
    await counted.waitFor();
    await courtCard(wall.page, '1').getByText('4', { exact: true }).waitFor();
    await parent.axe();
    await parent.screenshot(`live-${language}`, { fullPage: true });
    await resultEntered(desk, id, '1-0', '11-4');
    await expect(counted).toHaveCount(0);
    await page.getByRole('tab', { name: t.tabs.results }).click();
    await other.getByRole('tab', { name: t.tabs.results }).click();
    for (const one of [page, other]) await one.getByText('11-4', { exact: true }).waitFor();
    await wall.page.getByRole('heading', { name: board.latest }).waitFor();
    await wall.page.getByText('11-4', { exact: true }).waitFor();

    // It is corrected while the board shows it.
    await resultEntered(desk, id, '1-0', '9-11');
    for (const one of [page, other, wall.page]) {
      await one.getByText('9-11', { exact: true }).waitFor();
      await expect(one.getByText('11-4', { exact: true })).toHaveCount(0);
    }
    await parent.axe();
    expect(streams, 'streams of the second tab').toEqual([]);

    // The second tab goes on alone when the first one closes.
    await page.close();
    await resultEntered(desk, id, '1-1', '11-2');
    await other.getByText('11-2', { exact: true }).waitFor();
    await expect.poll(() => streams.length, 'streams of the tab that is left').toBe(1);
  });

  test(`A page that slept for ten minutes is right within three seconds, in ${language}`, async ({
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣']);
    const parent = await newPhone({ language });
    const { page } = parent;
    await page.clock.install();
    // Only the clock of the page moves: an answer of two seconds ago would still be in the cache of the browser, which this turns off.
    await page.route(`**/api/live/${id}`, (route) => route.continue());
    const streams = streamsOf(page);
    await page.goto(`/live/${id}?tab=results`);
    await shows(page, t.noResults);
    await expect.poll(() => streams.length).toBe(1);
    await setHidden(page, true);
    const closed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/stream'),
    );
    await page.clock.runFor(61_000);
    await closed;
    await resultEntered(desk, id, '1-0', '11-7');
    await page.clock.fastForward(540_000);
    expect(await page.getByText('11-7', { exact: true }).count()).toBe(0);
    await setHidden(page, false);
    await page.getByText('11-7', { exact: true }).waitFor({ timeout: 3000 });
    await expect.poll(() => streams.length).toBe(2);
    await shows(page, t.winners);
    await parent.axe();
    await parent.screenshot(`finished-${language}`, { fullPage: true });
  });

  test(`A stream goes on after the server was killed, and a blocked one is replaced by asking, in ${language}`, async ({
    app,
    newPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光']);
    const { page } = await newPhone({ language });
    const streams = streamsOf(page);
    await page.goto(`/live/${id}?tab=results`);
    await shows(page, t.noResults);
    const blocked = await newPhone({ language });
    await blocked.page.clock.install();
    // A proxy that holds the stream back, and the answers of which never begin.
    await blocked.page.route('**/stream**', () => {});
    await blocked.page.goto(`/live/${id}?tab=results`);
    await shows(blocked.page, t.noResults);
    await blocked.page.clock.pauseAt(Date.now() + 1000);
    await resultEntered(desk, id, '1-0', '11-3');
    await page.getByText('11-3', { exact: true }).waitFor();

    await app.kill();
    await app.restart();
    await resultEntered(desk, id, '1-1', '11-8');
    await page.getByText('11-8', { exact: true }).waitFor();
    const last = async () => (await streams.at(-1)?.allHeaders())?.['last-event-id'];
    await expect.poll(last, 'the change that the browser had last').toMatch(/^\d+$/);

    expect(await blocked.page.getByText('11-3', { exact: true }).count()).toBe(0);
    await asked(blocked.page, id);
    await blocked.page.getByText('11-8', { exact: true }).waitFor();
    await resultEntered(desk, id, '2-0', '12-10');
    await asked(blocked.page, id);
    await blocked.page.getByText('12-10', { exact: true }).waitFor();
    await blocked.page.clock.resume();
    await blocked.axe();
  });

  test(`A tournament that an operator holds back disappears from open pages, in ${language}`, async ({
    newPhone,
    operatorPhone,
  }) => {
    const desk = await organizerPhone(newPhone, language);
    const id = await courtsToday(desk, 1, ['青木 蓮', '馬場 結衣']);
    const parent = await newPhone({ language });
    const wall = await newPhone({ language, width: 1280, height: 720 });
    await parent.page.goto(`/live/${id}`);
    await courtCard(parent.page, '1').waitFor();
    await wall.page.goto(`/live/${id}/board`);
    await wall.page.locator('time').first().waitFor();
    const operator = await operatorPhone();
    await send(operator, 'POST', `/api/operator/tournaments/${id}/suspend`, { reason: 'Spam' });
    for (const phone of [parent, wall]) {
      await shows(phone.page, t.notFound);
      await phone.axe();
    }
    const stream = await parent.context.request.get(`/api/live/${id}/stream`);
    expect(stream.status()).toBe(404);
    await parent.page.goto('/live/999999');
    await shows(parent.page, t.notFound);
  });
}
