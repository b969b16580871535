import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '#platform/testing/chromium.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { observe, type WebVitals, webVitals } from './web-vitals.ts';

/** A slow phone, as page loads are measured on it. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** So many times slower than this machine. */
export const CPU = 4;
/** In milliseconds after `load`: by then the data has arrived, and deferred work is done. */
export const AT_REST = 2000;

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [...chromiumArguments(), '--disable-quic'],
  });
}

/** The first visit of a page on the slow phone; the context is closed afterwards. */
export async function firstVisit(context: BrowserContext, url: string): Promise<WebVitals> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await observe(page);
  await waitUntilIdle();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST);
  const found = await webVitals(page);
  await context.close();
  return found;
}

/** Gives a page the network and the processor of the slow phone. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}
