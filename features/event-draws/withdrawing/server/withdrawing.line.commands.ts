import {
  alternateOf,
  type ReplacementChoice,
  replacementChoices,
} from '#domain/stage-draw/replacement.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { asList, shownDraw } from '../../event-draws.drafts.policy.ts';
import * as results from '../../results/server/results.store.ts';
import { playersIn } from '../../server/event-draws.publication.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { publishedKind } from '../withdrawing.policy.ts';
import type { PublishedKind } from '../withdrawing.vocabulary.ts';

/** The line of somebody who withdraws from a published knockout. All are steps inside the transaction of a decision. */

/** What the writer of a decision saw of the draw. */
export interface SeenLine {
  /** The number of the draw. */
  readonly draw: number;
  readonly amendments: number;
  /** The number of the alternate; null without one. */
  readonly alternate: number | null;
}

/** A line of a published knockout with what can be done about it. */
export interface Line {
  readonly newest: draws.StoredDraw;
  readonly isPlayed: boolean;
  readonly isSeen: boolean;
  readonly choices: readonly ReplacementChoice[];
}

/** What is published of an event, with the line of an entrant, null for who is in none. The stage is locked. */
export async function lockLine(
  tx: Db,
  { eventId, number }: { readonly eventId: number; readonly number: number },
  seen: SeenLine | undefined,
): Promise<{ readonly published: PublishedKind | null; readonly line: Line | null }> {
  const stage = await stages.findAtForUpdate(tx, eventId, 0);
  const newest = stage && (await draws.findNewest(tx, stage.id));
  const published = publishedKind(newest);
  if (!newest || !isOut(newest)) return { published, line: null };
  const draw = shownDraw(newest);
  const id = String(number);
  if (isGroupsDraw(draw) || !draw.entrants.some((one) => one.id === id)) {
    return { published, line: null };
  }
  const entrants = (await listEntrants(tx, eventId)).filter(({ isIn }) => isIn);
  const list = asList(entrants).filter((one) => one.number !== number);
  const alternate = alternateOf(draw, list)?.id ?? null;
  const isSeen =
    seen?.draw === newest.number &&
    seen.amendments === newest.amendments.length &&
    (seen.alternate === null ? null : String(seen.alternate)) === alternate;
  const choices = replacementChoices(draw, id, list);
  const isPlayed = await results.existsOf(tx, stage.id);
  return { published, line: { newest, isPlayed, isSeen, choices } };
}

interface Amending {
  readonly tournament: StoredTournament;
  readonly eventId: number;
  readonly newest: draws.StoredDraw;
  readonly chosen: ReplacementChoice;
  readonly at: Date;
  readonly accountId: string;
}

/** Records how a line is used, and notifies the players whose line or first opponent is another one now. */
export async function amendDraw(
  services: CommandServices,
  tx: Db,
  { tournament, eventId, newest, chosen, at, accountId }: Amending,
): Promise<void> {
  const { change, effects } = chosen;
  const amendments = [
    ...newest.amendments,
    { at: at.toISOString(), by: accountId, reason: '', change },
  ];
  await draws.updateAmendments(tx, newest, amendments);
  const event = tournament.events.find(({ id }) => id === eventId);
  if (!event) throw new Error(`the event ${eventId} is not of its tournament`);
  const moved = new Map(effects.moves.map(({ player, from, to }) => [player, { from, to }]));
  const touched = new Set([
    ...moved.keys(),
    ...effects.pairs.flatMap(({ before, after }) => [...before, ...after]),
  ]);
  const entrants = (await listEntrants(tx, eventId)).filter(
    ({ number, isIn }) => isIn && touched.has(String(number)),
  );
  const players = entrants.flatMap((one) => {
    const move = moved.get(String(one.number)) ?? null;
    return playersIn([one]).map((player) => ({ ...player, move }));
  });
  const stage = { position: 0, places: null };
  const out = { tournament, event, stage, drawNumber: newest.number, amendment: amendments.length };
  await services.publish(tx, { type: 'draw.amended', ...out, players });
}
