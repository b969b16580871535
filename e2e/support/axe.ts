import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails unless the page, as it is now, has no accessibility violations; says which element and why. */
export async function axe(page: Page): Promise<void> {
  // Otherwise it opens a second page for each scan, to look into frames of other sites, of which there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await builder.withTags(tags).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
