import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { PageErrors } from './page-errors.ts';

/** Shows what fails an end-to-end test, on pages made for it. */
const app = { outages: 0 };
let server: Server;
let url: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const status = Number(request.url?.match(/status-(\d+)/)?.[1] ?? 200);
    response.writeHead(status, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'none'",
    });
    response.end('<!doctype html><link rel="icon" href="data:,"><h1>Court</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => void server.close());

/** Opens a page, does something on it, and returns the faults that were found. */
async function errorsOf(
  browser: Browser,
  act: (page: Page, errors: PageErrors) => Promise<unknown>,
): Promise<string[]> {
  const context = await browser.newContext();
  const errors = new PageErrors(app, [/meant to happen/]);
  await errors.watch(context);
  const page = await context.newPage();
  await page.goto(url);
  await act(page, errors);
  // When the page answers once more, its earlier messages have arrived.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await context.close();
  return errors.found;
}

const request = (path: string) => (page: Page) =>
  page.evaluate((address) => fetch(address).then(() => {}), path);

test('A page without errors, and an error that the test allows, are no fault', async ({
  browser,
}) => {
  const found = await errorsOf(browser, (page) =>
    // biome-ignore lint/suspicious/noConsole: runs in the page.
    page.evaluate(() => console.error('this was meant to happen')),
  );
  expect(found).toEqual([]);
});

test('An error in the console and an error thrown are faults', async ({ browser }) => {
  const found = await errorsOf(browser, (page) =>
    page.evaluate(() => {
      // biome-ignore lint/suspicious/noConsole: runs in the page.
      console.error('a warning nobody read');
      setTimeout(() => {
        throw new Error('nobody caught me');
      });
    }),
  );
  expect(found).toEqual([
    expect.stringContaining('a warning nobody read'),
    expect.stringContaining('nobody caught me'),
  ]);
});

test('A violation of the content security policy is a fault', async ({ browser }) => {
  const found = await errorsOf(browser, (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "broken in";';
      document.body.append(script);
    }),
  );
  expect(found.join('\n')).toContain('content security policy: script-src-elem inline');
});

test("The API's refusals are answers, and its failures are faults", async ({ browser }) => {
  expect(await errorsOf(browser, request('/api/entries?status-409'))).toEqual([]);
  expect(await errorsOf(browser, request('/api/entries?status-500'))).toHaveLength(1);
  expect(await errorsOf(browser, request('/picture?status-404'))).toHaveLength(1);
});

test('A lost connection is a fault only where the test has not cut it', async ({ browser }) => {
  const cut = (page: Page) =>
    page
      .context()
      .setOffline(true)
      .then(() => page.evaluate(() => fetch('/api/x').catch(() => {})));
  expect(await errorsOf(browser, cut)).toHaveLength(1);
  const found = await errorsOf(browser, (page, errors) => {
    errors.mayLoseConnection();
    return cut(page);
  });
  expect(found).toEqual([]);
});
