import type { Page } from '@playwright/test';
import { appCached, readsCached } from './support/cached.ts';
import { shows, submit } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ world: { demo: true, embedded: true } });

const { payments, entries } = words.en;

const TOKYO = '/confirm-tournament-application/1';

async function reserve(page: Page) {
  await page.goto(TOKYO);
  await page.check('[name=agreed]');
  await submit(page);
  await page.waitForURL('**/tournament-payment');
  await page.check('[name=paymentMethod][value=qr-code]');
}

/** Lets the server do its work and loses its answer, this many times. */
async function loseAnswers(page: Page, address: string | RegExp, times: number) {
  const sent: string[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON().id);
    if (sent.length > times) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return sent;
}

test('The server dies between any two steps, and nothing acknowledged is lost', async ({
  app,
  playerPhone,
}) => {
  test.setTimeout(240_000);
  // The redirect after the payment meets a server that is down: the error screen, whose cause is in the console.
  const { page } = await playerPhone('Sato Hanako', {
    allow: [/Failed to fetch dynamically imported module/],
  });
  const powerCut = async () => {
    await app.kill();
    await app.restart();
  };
  await powerCut();
  await reserve(page);
  await powerCut();
  await page.goto('/tournament-payment');
  await page.check('[name=paymentMethod][value=qr-code]');

  await page.getByRole('img', { name: payments.qrLabel('¥2,500') }).waitFor();

  // The server is down while paying: the screen says so, and the next press continues with the same payment.
  await app.kill();
  await submit(page);
  await shows(page, payments.lost(payments.complete));
  await app.restart();
  await submit(page);
  await shows(page, payments.thanks);
  await powerCut();
  await page.goto('/my-tournaments');
  await shows(page, entries.states.confirmed);
  await page.getByRole('button', { name: entries.withdraw }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await shows(page, entries.withdrawn);
  await powerCut();
  await page.goto('/my-tournaments?when=past');
  await shows(page, entries.states.withdrawn);
});

test('An application whose answer is lost is sent again, and takes one place', async ({
  playerPhone,
}) => {
  const { page } = await playerPhone('Sato Hanako', { allow: [/ERR_CONNECTION_RESET/] });
  const left = async () =>
    (await (await page.request.get('/api/tournaments/1')).json()).tournament.placesLeft as number;
  const before = await left();
  const sent = await loseAnswers(page, '**/api/entries', 1);
  await page.goto(TOKYO);
  // The form appears once the app knows that there is no entry yet.
  await page.locator('[name=agreed]').waitFor();
  // The app cannot read the outcome either.
  await page.route('**/api/entries/current**', (route) => route.abort('connectionreset'));
  await page.check('[name=agreed]');
  await submit(page);
  await shows(page, entries.failures.CONNECTION_LOST);
  expect(await page.isChecked('[name=agreed]')).toBe(true);
  await submit(page);
  await page.waitForURL('**/tournament-payment');
  expect(new Set(sent).size).toBe(1);
  expect(await left()).toBe(before - 1);
});

test('A payment whose answer is lost is charged once', async ({ playerPhone }) => {
  const { page } = await playerPhone('Sato Hanako', { allow: [/ERR_CONNECTION_RESET/] });
  await reserve(page);
  const sent = await loseAnswers(page, '**/api/payments', 2);
  await submit(page);
  await shows(page, payments.thanks);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  const profile = await (await page.request.get('/api/accounts/profile')).json();
  expect(profile.points).toMatchObject({ available: 1500, upcoming: [{ points: 100 }] });
});

test('A reload during a payment finds its outcome', async ({ playerPhone }) => {
  const { page } = await playerPhone('Sato Hanako', { allow: [/ERR_FAILED|ERR_ABORTED/] });
  await reserve(page);
  await page.route('**/api/payments', async (route) => {
    await route.fetch();
    // The answer never comes, and the person stops waiting.
  });
  await submit(page);
  await shows(page, payments.processing);
  await expect
    .poll(async () => (await (await page.request.get('/api/home')).json()).person.tournamentsJoined)
    .toBe(1);
  await page.reload();
  await shows(page, payments.thanks);
});

test('A reservation that has lapsed says so, and the player can apply again', async ({
  playerPhone,
}) => {
  const { page, axe } = await playerPhone('Sato Hanako');
  await reserve(page);
  await page.route(/\/api\/entries\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { entry } = await answer.json();
    await route.fulfill({ json: { entry: { ...entry, state: 'lapsed', reservedUntil: null } } });
  });
  await page.reload();
  await shows(page, payments.expiredTitle);
  await axe();
  await page.getByRole('link', { name: payments.applyAgain }).click();
  await page.waitForURL(`**${TOKYO}`);
});

test('Without a connection the list is still there, and says how old it is', async ({
  newPhone,
}) => {
  const { page, setOffline } = await newPhone({ serviceWorker: true });
  await page.goto('/open-tournaments');
  await page.locator('main li').first().waitFor();
  // What was read is cached on the phone a second later; the app itself when its worker is ready.
  await readsCached(page, '"tournaments"');
  await appCached(page);
  await setOffline(true);
  await page.reload();
  await page.locator('main li').first().waitFor();
  await page.fill('[name=search]', 'something new');
  await shows(page, 'No connection');
  await setOffline(false);
  await shows(page, 'No tournaments found matching your criteria.');
});

test('More tournaments are loaded while scrolling', async ({ app, newPhone }) => {
  const { page } = await newPhone();
  await page.route('**/api/tournaments**', async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const answer = await route.fetch({ url: `${app.url}/api/tournaments` });
    const { tournaments } = await answer.json();
    const page = tournaments.map((one: { id: number }) => ({ ...one, id: one.id + at * 1000 }));
    await route.fulfill({ json: { tournaments: page, nextCursor: at < 3 ? `${at + 1}` : null } });
  });
  await page.goto('/open-tournaments');
  await page.locator('main li').first().waitFor();
  const first = await page.locator('main li').count();
  for (let pages = 2; pages <= 4; pages += 1) {
    await page.locator('main li').last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('main li').count()).toBeGreaterThanOrEqual(pages * first);
  }
  expect(await page.locator('main li').count()).toBe(4 * first);
  // Opening a tournament and coming back returns to the same place.
  const top = await page.evaluate(() => window.scrollY);
  await page.locator('main li h3 a').last().click();
  await page.waitForURL('**/confirm-tournament-application/*');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 200);
});
