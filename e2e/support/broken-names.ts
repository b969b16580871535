import type { Page } from '@playwright/test';

/** The names on the page of which a line ends between two letters of one word, though the word fits a line. */
export function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(findBroken);
}

/** Runs in the page. */
function findBroken(): string[] {
  return [...document.querySelectorAll<HTMLElement>('bdi')]
    .filter((name) => name.checkVisibility())
    .flatMap((name) =>
      textsOf(name).flatMap((text) =>
        wordsIn(text.data, getComputedStyle(name).wordBreak)
          .filter(({ from, to }) => isBroken(text, from, to, lineOf(name)))
          .map(
            ({ word }) => `${word} of ${name.textContent} in <${name.parentElement?.className}>`,
          ),
      ),
    );

  function textsOf(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  }

  /** Latin words; Japanese ones where the style does not let a line end in them. */
  function wordsIn(data: string, wordBreak: string) {
    const words = wordBreak === 'keep-all' ? /[\p{L}ー]{2,}/gu : /\p{Script=Latin}{2,}/gu;
    return [...data.matchAll(words)].map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }));
  }

  function isBroken(text: Text, from: number, to: number, line: number): boolean {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = new Set(parts.map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= line;
  }

  /** How long a line of the name can be, in pixels. */
  function lineOf(element: Element): number {
    let box = element;
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) {
      box = box.parentElement;
    }
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }
}
