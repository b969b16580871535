import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults } from 'axe-core';
import { structureOf } from './page-structure.ts';
import { scannedPages } from './scanned-pages.ts';

/** Half a megabyte of code per page; twice the size, and twice as slow, if it is not minified. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails if the current state of the page has accessibility violations; names the element and the reason. A structure in which
 * this run has found none is not scanned again: a scan takes fifty times as long as reading the structure.
 */
export async function axe(page: Page): Promise<void> {
  const structure = await page.evaluate(structureOf);
  if (structure !== null && scannedPages.has(structure)) return;
  await loadAxe(page);
  const bars = await page.evaluateHandle(loosenBars);
  const violations = await page.evaluate(scan, tags);
  await bars.evaluate(fastenBars);
  expect(inWords(violations), `accessibility of ${page.url()}`).toEqual([]);
  if (structure !== null) scannedPages.add(structure);
}

/** The texts that are hard to read in the colours in use. */
export async function faintTexts(page: Page): Promise<string[]> {
  await loadAxe(page);
  return inWords(await page.evaluate(scan, ['color-contrast']));
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

function inWords(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/** By tags or by rules. */
async function scan(runOnly: string[]): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  // Without its preloading: axe copies a style sheet that it cannot read into the page, and the page's policy forbids it.
  const found = await axe.run({ runOnly, resultTypes: ['violations'], preload: false });
  return found.violations;
}

/** What sticks to an edge, also of a table, always covers some target by half; a person scrolls on, the scan cannot. */
function loosenBars(): HTMLElement[] {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return position === 'sticky' || (position === 'fixed' && element.matches('header, footer'));
  });
  for (const bar of bars) bar.style.position = 'static';
  return bars;
}

function fastenBars(bars: HTMLElement[]): void {
  for (const bar of bars) bar.style.position = '';
}
