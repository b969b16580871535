import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Shows that a page whose structure was scanned before is scanned again once anything in it could be a violation. */

/** Opens the login screen, which has fields, buttons, links and landmarks. */
async function openLogin(page: Page) {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
}

const isScanned = (page: Page) => page.evaluate(() => 'axe' in window);

test('A structure without violations is scanned once in the same colours', async ({ newPhone }) => {
  const first = await newPhone();
  await openLogin(first.page);
  await first.axe();
  const again = await newPhone();
  await openLogin(again.page);
  await again.axe();
  expect(await isScanned(again.page)).toBe(false);
  const dark = await newPhone({ dark: true });
  await openLogin(dark.page);
  await dark.axe();
  expect(await isScanned(dark.page)).toBe(true);
});

const violations: readonly (readonly [rule: string, make: () => void])[] = [
  ['label', () => document.querySelector('label')?.replaceChildren()],
  ['button-name', () => document.querySelector('main button[type=submit]')?.replaceChildren()],
  ['color-contrast', () => document.querySelector('h1')?.style.setProperty('color', '#eee')],
  [
    'target-size',
    () => {
      for (let count = 0; count < 3; count += 1) {
        const small = document.createElement('button');
        small.setAttribute('aria-label', 'Next');
        small.style.cssText =
          'display: block; width: 10px; height: 10px; min-height: 0; padding: 0';
        document.querySelector('main')?.prepend(small);
      }
    },
  ],
  [
    'aria-valid-attr-value',
    () => document.querySelector('input')?.setAttribute('aria-invalid', 'so'),
  ],
  ['html-has-lang', () => document.documentElement.removeAttribute('lang')],
  [
    'document-title',
    () => {
      document.title = '';
    },
  ],
  [
    'meta-viewport',
    () =>
      document.querySelector('meta[name=viewport]')?.setAttribute('content', 'user-scalable=no'),
  ],
  [
    'nested-interactive',
    () => document.querySelector('main button')?.append(document.createElement('input')),
  ],
];

for (const [rule, make] of violations) {
  test(`A violation of ${rule} is found on a page whose structure was scanned before`, async ({
    newPhone,
  }) => {
    const { page, axe } = await newPhone();
    await openLogin(page);
    await axe();
    await page.evaluate(make);
    await expect(axe()).rejects.toThrow(rule);
    // Found again: a test that is tried again does not pass by what was scanned.
    await expect(axe()).rejects.toThrow(rule);
  });
}
