import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails unless the page, as it is now, has no accessibility violations; says which element and why. */
export async function axe(page: Page): Promise<void> {
  // Otherwise it opens a second page for each scan, to look into frames of other sites, of which there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const bars = await page.evaluateHandle(loosenBars);
  const { violations } = await builder.withTags(tags).analyze();
  await bars.evaluate(fastenBars);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** Bars that stay while one scrolls always cover some target by half; the person scrolls on, the scan cannot. */
function loosenBars(): HTMLElement[] {
  const bars = [...document.querySelectorAll<HTMLElement>('header, footer')].filter((bar) =>
    ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
  );
  for (const bar of bars) bar.style.position = 'static';
  return bars;
}

function fastenBars(bars: HTMLElement[]): void {
  for (const bar of bars) bar.style.position = '';
}
