import type { Page } from '@playwright/test';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './club.ts';
import { dayOpened, knockoutPublished, queueOf, stepTaken, tournamentToday } from './day-queue.ts';
import { firstEvent } from './organizer.ts';
import type { Phone } from './phone.ts';

/** Courts whose devices have no account, for end-to-end tests. */

/** The players of a day with one round of four matches, as every reader of their names at the desk and at courts sees them. */
const NAMES = [
  ...['青木 蓮', '馬場 結衣', '千葉 空', '江藤 光'],
  ...['藤井 陸', '後藤 海', '林 葵', '石田 凛'],
] as const;

/** A tournament of table tennis that is played today, drawn, with its day open. One game makes a match. */
export async function courtsToday(
  desk: Phone,
  tables: number,
  names: readonly string[] = NAMES,
): Promise<number> {
  const id = await tournamentToday(desk, names, 'Court Cup', dayInJapan(new Date()));
  await oneGameDrawn(desk, id);
  await dayOpened(desk, id, tables);
  return id;
}

/** Draws and publishes a knockout whose matches are one game each. */
export async function oneGameDrawn(desk: Phone, id: number): Promise<void> {
  await knockoutPublished(desk, id);
  await oneGameOf(desk, id);
}

/** Makes the matches of the published draw one game each. */
export async function oneGameOf(desk: Phone, id: number): Promise<void> {
  const { api } = await firstEvent(desk, id);
  await send(desk, 'PUT', `${api}/draw/score-format`, {
    position: 0,
    seenDraw: 1,
    scoreFormat: { id: 'table-tennis-1' },
  });
}

interface Links {
  readonly links: {
    readonly courts: readonly {
      readonly courtId: string;
      readonly link: { readonly id: string } | null;
    }[];
  };
}
interface Made {
  readonly made: readonly { readonly address: string; readonly linkId: string }[];
}

const linksOf = (id: number) => `/api/tournaments/${id}/day/links`;

/** The desk makes the links of all courts; their pages, in the order of the courts. */
export async function linksMade(desk: Phone, id: number) {
  const { links } = await send<Links>(desk, 'GET', linksOf(id));
  const courts = links.courts.map(({ courtId, link }) => ({
    courtId,
    seenLinkId: link?.id ?? null,
  }));
  const { made } = await send<Made>(desk, 'POST', linksOf(id), { courts });
  return made.map(({ address, linkId }) => ({ linkId, page: new URL(address).pathname }));
}

/** The desk calls the first match that waits to a court, counted from 0. */
export async function called(desk: Phone, id: number, court: number): Promise<void> {
  const { courts, waiting, matches } = await queueOf(desk, id);
  const match = matches.find(({ key }) => key === waiting[0]?.key);
  const courtId = courts[court]?.id;
  if (!match || courtId === undefined) throw new Error('nothing waits, or there is no such court');
  const step = { kind: 'call', courtId, umpireId: null, isAnyway: true };
  await stepTaken(desk, id, match, step);
}

interface Results {
  readonly queue: {
    readonly matches: readonly { readonly resultVersion: number; readonly state: string }[];
  };
}

/** The versions of all results of the day: each is 1 when it was saved once. */
export async function resultVersions(desk: Phone, id: number): Promise<readonly number[]> {
  const { queue } = await send<Results>(desk, 'GET', `/api/tournaments/${id}/day/queue`);
  return queue.matches.map(({ resultVersion }) => resultVersion).filter((version) => version > 0);
}

/** Types the one game of a match. */
export async function typeGame(page: Page, own: number, other: number): Promise<void> {
  await page.locator('[name="sets.0.player1Score"]').fill(String(own));
  await page.locator('[name="sets.0.player2Score"]').fill(String(other));
}

/** Both players tap their own name on the device. */
export async function bothAgree(page: Page): Promise<void> {
  const names = page.locator('dialog[open] button[aria-pressed="false"]');
  await names.first().waitFor();
  await names.first().click();
  await names.first().click();
}
