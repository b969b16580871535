import { readFileSync } from 'node:fs';
import { appCached } from './support/cached.ts';
import { test } from './support/new-version.ts';
import { takenOver } from './support/screen.ts';
import { expect } from './support/test.ts';

const pages: Record<string, string> = JSON.parse(
  readFileSync('dist/web/shells/shells.json', 'utf8'),
).pages;
const prerendered = Object.keys(pages).filter((path) => path !== '*');

for (const [path, language] of prerendered.flatMap((path) => [
  [path, 'en'] as const,
  [path, 'ja'] as const,
])) {
  test(`The page made for ${path} (${language}) is hydrated unchanged, with its styles inside`, async ({
    newPhone,
  }) => {
    const { page, axe } = await newPhone({ language });
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) styles.push(request.url());
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { made: document.querySelector('h1') });
      });
    });
    await page.goto(path);
    await takenOver(page);
    expect(await page.evaluate('made !== null && made === document.querySelector("h1")')).toBe(
      true,
    );
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(styles).toEqual([]);
    await axe();
  });
}

test('The app starts without a network, in both languages, on screens never opened before', async ({
  newPhone,
}) => {
  const phone = await newPhone({ serviceWorker: true });
  const { page } = phone;
  await page.goto('/');
  await appCached(page);
  await phone.setOffline(true);
  await page.goto('/');
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await phone.axe();
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: 'ヘルプ' }).waitFor();
  // The worker remembers the language for pages that it serves itself.
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: 'ログイン' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('ja');
});

test('Pages from the service worker have the same policy as pages from the server', async ({
  app,
}) => {
  const policy = async (path: string) =>
    (await fetch(app.url + path)).headers.get('content-security-policy');
  for (const [path, name] of Object.entries(pages)) {
    const expected = await policy(path === '*' ? '/nowhere' : path);
    expect(expected).toContain("default-src 'none'");
    expect(expected).not.toContain('unsafe');
    expect(await policy(`/shells/ja/${name}.html`)).toBe(expected);
  }
});

test('A new version is offered, and is loaded when the person asks for it', async ({
  newPhone,
  nextVersion,
}) => {
  const { page } = await newPhone({ url: nextVersion.url, serviceWorker: true });
  await page.goto('/help');
  await appCached(page);
  nextVersion.release();
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  // It is downloaded completely first, which takes a busy machine some time.
  await page.getByText('A new version is ready', { exact: true }).waitFor({ timeout: 120_000 });
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].type')).toBe(
    'navigate',
  );
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return (visit as PerformanceNavigationTiming | undefined)?.type === 'reload';
  });
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
});

test('Pages of another build than that of the service worker are never cached with its files', async ({
  newPhone,
  nextVersion,
}) => {
  const { page } = await newPhone({ url: nextVersion.url, serviceWorker: true });
  nextVersion.mixPages();
  await page.goto('/help');
  const states = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    await new Promise<void>((ended) => {
      installing?.addEventListener('statechange', () => ended());
    });
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return [installing?.state, cached.reduce((sum, count) => sum + count, 0)];
  });
  expect(states).toEqual(['redundant', 0]);
});

for (const [path, field, typed, heading] of [
  ['/login', 'loginId', 'taro@example.com', 'ログイン'],
  ['/registration', 'fullName', 'Taro', '新規登録'],
] as const) {
  test(`Changing the language on ${path} keeps what was typed`, async ({ newPhone }) => {
    const { page } = await newPhone();
    await page.goto(path);
    await takenOver(page);
    const start = page.getByRole('button', { name: 'Start' });
    if (await start.isVisible()) await start.click();
    const input = page.locator(`[name=${field}]`);
    await input.fill(typed);
    const node = await input.elementHandle();
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await input.inputValue()).toBe(typed);
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('A new screen begins at its top with the focus on its heading, and back returns to the place', async ({
  newPhone,
}) => {
  const { page } = await newPhone();
  await page.goto('/help');
  await takenOver(page);
  await page.evaluate('scrollTo(0, 400)');
  await page.getByRole('link', { name: 'Login' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Login' });
  await heading.waitFor();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Login · RallyDays');
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 400);
  await expect(page).toHaveTitle('Help · RallyDays');
});

test('An address without a screen says so and leads home', async ({ newPhone }) => {
  const allow = [/status of 404 .*\/no\/such\/screen/];
  const { page, axe } = await newPhone({ allow });
  await page.goto('/no/such/screen');
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
  await page.getByText('Oops! Page not found', { exact: true }).waitFor();
  await axe();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome to RallyDays' }).waitFor();
});

/** The file with the code of the help screen. */
function helpCode(): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/made-of/manifest.json', 'utf8'),
  );
  const source = Object.keys(manifest).find((name) => name.endsWith('/help.screen.tsx'));
  return `**/${manifest[source ?? '']?.file}`;
}

test('Code that cannot be loaded shows the error screen, and trying again loads it', async ({
  newPhone,
}) => {
  const phone = await newPhone();
  const { page } = phone;
  phone.allow(/ERR_FAILED|Unexpected failure|dynamically imported module/);
  await page.goto('/');
  await takenOver(page);
  await page.route(helpCode(), (route) => route.abort());
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByText(/Reference number: \w+/).waitFor();
  await phone.axe();
  await page.unroute(helpCode());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
});

test('Code that a newer version has replaced is loaded with that version', async ({ newPhone }) => {
  const phone = await newPhone();
  const { page } = phone;
  phone.allow(/ERR_FAILED|status of 404/);
  await page.goto('/');
  await takenOver(page);
  await page.route('**/index.html', (route) => route.fulfill({ body: 'a newer page' }));
  await page.route(helpCode(), (route) => route.fulfill({ status: 404 }), { times: 4 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Help' }).click();
  await reloaded;
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/help');
});

test('The first Tab offers to skip to the content', async ({ newPhone }) => {
  const { page } = await newPhone();
  await page.goto('/');
  await takenOver(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
});

test('Japanese is set in Japanese faces, and only headings break between phrases', async ({
  newPhone,
}) => {
  const { page } = await newPhone({ language: 'ja' });
  await page.goto('/help');
  const styleOf = (selector: string, property: string) =>
    page.$eval(selector, (node, name) => getComputedStyle(node).getPropertyValue(name), property);
  expect(await styleOf('body', 'font-family')).toMatch(/^"Hiragino Sans", .*Meiryo, system-ui/);
  expect(await styleOf('h1', 'word-break')).toBe('auto-phrase');
  expect(await styleOf('main section h2', 'word-break')).toBe('auto-phrase');
  expect(await styleOf('main p', 'word-break')).toBe('normal');
  expect(await styleOf('main p', 'line-break')).toBe('strict');
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  expect(await styleOf('body', 'font-family')).toMatch(/^system-ui/);
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`Pages are served to a browser that accepts ${encoding}`, async ({ app }) => {
    for (const path of ['/', '/help', '/nowhere']) {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'ja' };
      const response = await fetch(app.url + path, { headers });
      expect([path, response.status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      expect(await response.text()).toContain('<html lang="ja"');
    }
  });
}
