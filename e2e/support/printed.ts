import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The pages of a document, in millimetres. */
const sizesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    [box[1], box[2]].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' x '),
  );

/** Prints the papers of a page on A4 and gives the size of each sheet; `look` looks at them. */
export async function printed(page: Page, button: string, look: (paper: Locator) => Promise<void>) {
  // A browser without a screen has no dialog to print.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  const print = page.getByRole('button', { name: button, exact: true });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await look(page.getByRole('article'));
  const sizes = sizesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(sizes)).toEqual(new Set(['210 x 297']));
  await page.emulateMedia({ media: 'screen' });
  return sizes;
}
