import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import type { App } from '#platform/testing/server-process.ts';
import { axe } from './axe.ts';
import { PageErrors } from './page-errors.ts';

export interface PhoneOptions {
  language?: 'en' | 'ja';
  width?: number;
  height?: number;
  dark?: boolean;
  /** Animations are off unless a test is about them. */
  motion?: boolean;
  /** Starts without a network. */
  offline?: boolean;
  /**
   * Caches the app for times without a network, as every real phone does. Only for tests of such times, because
   * it takes seconds. `appCached` waits for it.
   */
  serviceWorker?: boolean;
  /** Another address of the app than the server's. */
  url?: string;
  timezone?: string;
  /** Console errors that this test provokes on purpose. */
  allow?: RegExp[];
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Allows a console error that the next steps provoke on purpose. */
  allow(pattern: RegExp): void;
  setOffline(offline: boolean): Promise<void>;
  /** Fails if the current state of the page has accessibility violations. */
  axe(): Promise<void>;
  /**
   * With `PICTURES=1` in the environment saves a picture of the screen in the folder of the test, below test-results/.
   * Without it does nothing: nobody reads 550 pictures of tests that pass, and one that fails has its own.
   */
  screenshot(name: string, options?: { fullPage?: boolean }): Promise<void>;
}

/**
 * Opens a phone with nothing stored on it. Page addresses may be relative to the root (`page.goto('/')`). `errors` has
 * every error that its pages write to the console or throw, and every violation of the content security policy.
 */
export async function openPhone(
  browser: Browser,
  app: App,
  options: PhoneOptions,
  testInfo: TestInfo,
): Promise<{ phone: Phone; errors: PageErrors }> {
  const { language = 'en', width = 390, height = 844 } = options;
  const context = await browser.newContext({
    baseURL: options.url ?? app.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    timezoneId: options.timezone ?? 'Asia/Tokyo',
    viewport: { width, height },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    offline: options.offline ?? false,
  });
  const errors = new PageErrors(app, options.allow ?? []);
  if (options.offline) errors.mayLoseConnection();
  await errors.watch(context);
  context.on('page', waitForCode);
  const page = await context.newPage();

  const phone: Phone = {
    page,
    context,
    screenshot: async (name, { fullPage = false } = {}) => {
      if (process.env.PICTURES !== '1') return;
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage });
    },
    allow: (pattern) => errors.allow(pattern),
    axe: () => axe(page),
    setOffline: async (offline) => {
      if (offline) errors.mayLoseConnection();
      await context.setOffline(offline);
    },
  };
  return { phone, errors };
}

/**
 * A person needs longer to find a button than the code needs to arrive; a script does not. A test about that moment
 * names what it waits for (`waitUntil`); where no code arrives, the wait ends by itself.
 */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const isLive = async () => {
    const live = { state: 'attached', timeout: 5_000 } as const;
    await page.waitForSelector('html[data-live]', live).catch(() => {});
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await isLive();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await isLive();
    return response;
  };
}
