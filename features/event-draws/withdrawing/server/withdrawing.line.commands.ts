import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import type { WithdrawalMoment } from '#domain/bracket/withdrawal-choices.ts';
import type { ReplacementChoice } from '#domain/stage-draw/replacement.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { asList } from '../../event-draws.drafts.policy.ts';
import * as results from '../../results/server/results.store.ts';
import { playersIn } from '../../server/event-draws.publication.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { candidatesFor, choicesFor, momentOf } from '../withdrawing.lines.policy.ts';
import type { PublishedKind } from '../withdrawing.vocabulary.ts';
import type { DayOfTournament, FindDay } from './withdrawing.calls.provider.ts';
import { listCalled, lockKnockoutOf } from './withdrawing.knockouts.commands.ts';

/** The line of somebody who withdraws from a published knockout. All are steps inside the transaction of a decision. */

/** What the writer of a decision saw of the draw. */
export interface SeenLine {
  /** The number of the draw. */
  readonly draw: number;
  readonly amendments: number;
  /** The number of the alternate or of the chosen lucky loser; null without one. */
  readonly alternate: number | null;
}

/** A line of a published knockout with what can be done about it. */
export interface Line {
  readonly stage: { readonly position: number; readonly places: PlaceRange | null };
  readonly newest: draws.StoredDraw;
  readonly moment: WithdrawalMoment;
  readonly isPlayed: boolean;
  readonly isSeen: boolean;
  readonly choices: readonly ReplacementChoice[];
}

interface Leaving {
  readonly tournament: StoredTournament;
  readonly eventId: number;
  readonly number: number;
  readonly seen: SeenLine | undefined;
  readonly findDayForUpdate: FindDay;
}

interface Locked {
  readonly published: PublishedKind | null;
  /** Null for who is in none. */
  readonly line: Line | null;
  readonly day: DayOfTournament;
}

/**
 * What is published of an event, with the line of an entrant, and how far the day is. Its stages are locked, and after them the day, so
 * that no match is called or begins until the transaction ends.
 */
export async function lockLine(
  tx: Db,
  { tournament, eventId, number, seen, findDayForUpdate }: Leaving,
): Promise<Locked> {
  const id = String(number);
  const entrants = await listEntrants(tx, eventId);
  const { published, knockout } = await lockKnockoutOf(tx, { tournament, eventId, id, entrants });
  const day = await findDayForUpdate(tx, tournament.id);
  if (!knockout) return { published, line: null, day };
  const { stage, newest, draw, groups } = knockout;
  const list = asList(entrants.filter(({ isIn }) => isIn)).filter((one) => one.number !== number);
  const matches = await listCalled(tx, eventOf(tournament, eventId), day);
  const called = matches.flatMap(({ stageId, drawNumber, matchId }) =>
    stageId === stage.id && drawNumber === newest.number ? [matchId] : [],
  );
  const line = { draw, player: id, list, groups, order: { isOut: day.isOpen, called } };
  const candidates = candidatesFor(line);
  const named = seen?.alternate == null ? null : String(seen.alternate);
  // Of the lucky losers the referee chooses one; the alternate is the first of the list.
  const chosen = groups ? candidates.find((one) => one.id === named) : candidates[0];
  const isSeen =
    seen?.draw === newest.number &&
    seen.amendments === newest.amendments.length &&
    named === (chosen?.id ?? null);
  const { position, settings } = stage;
  return {
    published,
    day,
    line: {
      stage: { position, places: settings.places ?? null },
      newest,
      moment: momentOf(line),
      isPlayed: await results.existsOf(tx, stage.id),
      isSeen,
      choices: choicesFor(line, chosen),
    },
  };
}

interface Amending {
  readonly tournament: StoredTournament;
  readonly eventId: number;
  readonly line: Pick<Line, 'stage' | 'newest'>;
  readonly chosen: ReplacementChoice;
  readonly at: Date;
  readonly accountId: string;
}
/** Records how a line is used, and notifies the players whose line or first opponent is another one now. */
export async function amendDraw(
  services: CommandServices,
  tx: Db,
  { tournament, eventId, line: { stage, newest }, chosen, at, accountId }: Amending,
): Promise<void> {
  const { change, effects } = chosen;
  const amendments = [
    ...newest.amendments,
    { at: at.toISOString(), by: accountId, reason: '', change },
  ];
  await draws.updateAmendments(tx, newest, amendments);
  const event = eventOf(tournament, eventId);
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
  const out = { tournament, event, stage, drawNumber: newest.number, amendment: amendments.length };
  const entryIds = entrants.map(({ entryId }) => entryId);
  await services.publish(tx, { type: 'draw.amended', ...out, entryIds, players });
}
