import type { Page, Request } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { send, setsOf } from './club.ts';
import { firstEvent } from './organizer.ts';
import type { Phone } from './phone.ts';

/** What everybody follows of a tournament, for journeys. */

/** The streams that a page opens from now on. */
export function streamsOf(page: Page): Request[] {
  const opened: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stream')) opened.push(request);
  });
  return opened;
}

interface Shown {
  readonly event: {
    readonly draw: {
      readonly number: number;
      readonly results: {
        readonly stageId: string;
        readonly marks: readonly { readonly matchId: string; readonly version: number }[];
      };
    };
  };
}

interface Live {
  readonly matches: readonly {
    readonly key: string;
    readonly player1Id: string | null;
    readonly player2Id: string | null;
  }[];
}

/** The desk enters the result of a match by its place in the draw, or corrects the one that it has. */
export async function resultEntered(
  desk: Phone,
  id: number,
  matchId: string,
  score: string,
): Promise<void> {
  const { api } = await firstEvent(desk, id);
  const { draw } = (await send<Shown>(desk, 'GET', `${api}/seeding`)).event;
  const { stageId, marks } = draw.results;
  const { matches } = await send<Live>(desk, 'GET', `/api/live/${id}`);
  const match = matches.find(({ key }) => key === `${stageId} ${matchId}`);
  const sets = setsOf(score).map(({ player1Score, player2Score }) => ({
    player1: Number(player1Score),
    player2: Number(player2Score),
  }));
  await send(desk, 'PUT', `${api}/stages/${stageId}/matches/${matchId}`, {
    writeId: uuidv7(),
    drawNumber: draw.number,
    baseVersion: marks.find((mark) => mark.matchId === matchId)?.version ?? 0,
    player1Id: match?.player1Id,
    player2Id: match?.player2Id,
    result: { kind: 'score', sets },
    scoreFormat: { id: 'table-tennis-1' },
  });
}

/** The page becomes hidden or is shown again, as when somebody takes another tab or locks the phone. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** How many pixels a page is longer or wider than its window, and how many of its parts have a scrollbar. */
export function scrollable(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const bars = [...document.querySelectorAll('*')].filter((part) => {
      const { overflowX, overflowY } = getComputedStyle(part);
      const isAuto = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return (
        (isAuto(overflowX) && part.scrollWidth > part.clientWidth) ||
        (isAuto(overflowY) && part.scrollHeight > part.clientHeight)
      );
    });
    return [scrollWidth - clientWidth, scrollHeight - clientHeight, bars.length];
  });
}
