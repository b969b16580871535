import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { App } from '#platform/testing/server-process.ts';
import { axe } from './axe.ts';
import { browser } from './browser.ts';
import { Faults } from './faults.ts';

export interface PhoneOptions {
  language?: 'en' | 'ja';
  width?: number;
  height?: number;
  dark?: boolean;
  /** Animations are off unless a test is about them. */
  motion?: boolean;
  /** Begins without a network. */
  offline?: boolean;
  /**
   * It keeps the app for times without a network, as every real one does; for journeys that are about such times, because
   * it costs a phone seconds. `appKept` waits for it.
   */
  serviceWorker?: boolean;
  /** Notifications may be shown on it; slower. */
  notifications?: boolean;
  timezone?: string;
  /** Console errors that this test means to provoke. */
  allow?: RegExp[];
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** A console error that what follows means to provoke. */
  allow(pattern: RegExp): void;
  setOffline(offline: boolean): Promise<void>;
  /** Fails unless the page, as it is now, has no accessibility violations. */
  axe(): Promise<void>;
  /** Keeps a picture of what the screen shows in test-results/, and gives its path. */
  screenshot(name: string, options?: { fullPage?: boolean }): Promise<string>;
}

/**
 * A person's phone for the running test, with nothing stored on it: `await newPhone(app, { language: 'ja' })`.
 * Page addresses may be written from the root (`page.goto('/')`). It is put away when the test ends, and the test
 * fails if any page of it wrote an error to the console, threw, or broke the content security policy.
 */
export async function newPhone(app: App, options: PhoneOptions = {}): Promise<Phone> {
  const { language = 'en', width = 390, height = 844 } = options;
  const context = await (await browser(options.notifications)).newContext({
    baseURL: app.url,
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
  context.setDefaultTimeout(15_000);
  const faults = new Faults(app, options.allow ?? []);
  if (options.offline) faults.mayLoseConnection();
  await faults.watch(context);
  const page = await context.newPage();
  waitForCode(page);

  const screenshot: Phone['screenshot'] = async (name, { fullPage = false } = {}) => {
    mkdirSync('test-results', { recursive: true });
    const path = join('test-results', `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.png`);
    await page.screenshot({ path, fullPage });
    return path;
  };
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const attempt = (task.result.retryCount ?? 0) + 1;
      const path = await screenshot(`failed ${task.name} ${attempt}`).catch(() => 'no picture');
      process.stderr.write(`${path}, at ${page.url()}\n${app.log.slice(-2_000)}\n`);
    }
    await context.close();
    expect(faults.found, 'errors in the browser').toEqual([]);
  });

  return {
    page,
    context,
    screenshot,
    allow: (pattern) => faults.allow(pattern),
    axe: () => axe(page),
    setOffline: async (offline) => {
      if (offline) faults.mayLoseConnection();
      await context.setOffline(offline);
    },
  };
}

/**
 * A person needs longer to find a button than the code needs to arrive; a script does not. A test about that moment
 * names what it waits for (`waitUntil`); where no code comes, the wait ends by itself.
 */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const live = { state: 'attached', timeout: 5_000 } as const;
    if (!options?.waitUntil) await page.waitForSelector('html[data-live]', live).catch(() => {});
    return response;
  };
}
