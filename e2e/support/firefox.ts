import { type Page as FirefoxPage, launch } from 'puppeteer-core';
import { findFirefox } from '#platform/testing/firefox.ts';
import { test as base, expect } from './test.ts';

export interface Firefox {
  readonly page: FirefoxPage;
  /** Errors of the console, thrown errors, and violations of the content security policy. */
  readonly errors: string[];
}

type OpenFirefox = (language: 'en' | 'ja') => Promise<Firefox>;

/**
 * With `openFirefox`: the machine's Firefox, driven over WebDriver BiDi, which Playwright does not support. The test
 * fails if its page has faults at the end.
 */
export const test = base.extend<{ openFirefox: OpenFirefox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  openFirefox: async ({}, use, testInfo) => {
    const opened: (Firefox & { close(): Promise<void> })[] = [];
    await use(async (language) => {
      const firefox = await start(language);
      opened.push(firefox);
      return firefox;
    });
    for (const { page, close } of opened) {
      if (testInfo.errors.length > 0) {
        const picture = await page.screenshot();
        await testInfo.attach('screenshot', {
          body: Buffer.from(picture),
          contentType: 'image/png',
        });
      }
      await close();
    }
    expect(
      opened.flatMap(({ errors }) => errors),
      'errors in Firefox',
    ).toEqual([]);
  },
});

async function start(language: 'en' | 'ja') {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error('No Firefox found. Install one, or name it with FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': language },
    defaultViewport: { width: 390, height: 844 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    const text = String(error);
    // A violation is reported by its event below; Firefox reports it once more, at any time later.
    if (!text.includes('Content-Security-Policy:')) errors.push(`thrown: ${text}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the console is the way from the page to the test.
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, errors, close: () => browser.close() };
}
