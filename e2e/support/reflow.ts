import type { Page } from '@playwright/test';

/** Enough to find the cause: the elements around it are too wide as well. */
const MOST = 3;

/** The elements that extend beyond the page at its present width, so that a person has to scroll sideways. */
export async function overflowing(page: Page): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  // Sizes that follow the width of the screen change with the next frame.
  await page.evaluate(nextFrame);
  return (await page.evaluate(findOverflowing, width)).slice(0, MOST);
}

/** Runs in the page. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
function findOverflowing(width: number): string[] {
  // A phone zooms out to show a page that is too wide, so only the requested width is a valid reference.
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own === 0 || (left >= -1 && right <= width + 1)) continue;
    if (scrollsByItself(element) || !element.checkVisibility()) continue;
    found.push(
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> from ${Math.round(left)} to ${Math.round(right)}: ${element.textContent.slice(0, 40)}`,
    );
  }
  return found;

  function scrollsByItself(element: HTMLElement): boolean {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  }
}
