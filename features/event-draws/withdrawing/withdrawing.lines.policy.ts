import { isEntered } from '#domain/bracket/results.ts';
import type { Draw, Entrant } from '#domain/bracket/vocabulary.ts';
import type { WithdrawalMoment } from '#domain/bracket/withdrawal-choices.ts';
import { acrossGroups } from '#domain/groups/across.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import type { GoingOnRules, GroupsDraw } from '#domain/groups/vocabulary.ts';
import { luckyLosers } from '#domain/stage-draw/lucky-losers.ts';
import {
  alternateOf,
  choicesWith,
  type ListedNow,
  type ReplacementChoice,
  replacementChoices,
} from '#domain/stage-draw/replacement.ts';
import { ordersAfter, type Played, statesOf } from '../event-draws.further.policy.ts';

/** What can become of the line of somebody who withdraws from a published knockout; the server and the screen ask the same. */

/** How far the day is. A match is named by its id in its draw. */
export interface OrderOfPlay {
  /** The desk has opened the day, so that players read when they play. */
  readonly isOut: boolean;
  /** Matches of the knockout that are called or played, ties of which a rubber is or was. */
  readonly called: readonly string[];
}

/** The groups that a knockout follows, with their results. */
export interface FollowedGroups {
  readonly draw: GroupsDraw;
  readonly results: Played;
  readonly rules: GoingOnRules;
}

interface OnLine {
  /** The published knockout with its changes and results. */
  readonly draw: Draw;
  readonly player: string;
  /** Everybody else who takes part in the event, in seeding order. */
  readonly list: readonly ListedNow[];
  /** Null where the knockout is the first stage. */
  readonly groups: FollowedGroups | null;
  readonly order: OrderOfPlay;
}

/** How far the match of somebody is. After groups the order of play is out: they are played on the same day. Source: next.md, B6. */
export function momentOf({ draw, player, groups, order }: Omit<OnLine, 'list'>): WithdrawalMoment {
  const called = new Set(order.called);
  const own = draw.matches.filter(({ player1, player2 }) => [player1, player2].includes(player));
  if (own.some(({ id, result }) => called.has(id) || isEntered(result))) return 'called';
  // A tie has begun with its first rubber, long before it has a result.
  const isBegun = called.size > 0 || draw.matches.some(({ result }) => isEntered(result));
  return groups || order.isOut || isBegun ? 'scheduled' : 'drawn';
}

/**
 * Who may take the line, the first one first: after groups the lucky losers, of whom the referee may choose; otherwise the alternate.
 * Nobody once the match is called.
 */
export function candidatesFor(line: OnLine): readonly Entrant[] {
  const { draw, player, list, groups } = line;
  if (momentOf(line) === 'called') return [];
  if (!groups) return [alternateOf(draw, list) ?? []].flat();
  const played = {
    entrants: groups.draw.entrants,
    orders: ordersAfter(groups.draw, groups.results),
    ranges: rangesAfter(groups.rules.next),
    ...(groups.rules.order === 'results' && {
      better: acrossGroups(statesOf(groups.draw, groups.results)),
    }),
  };
  return luckyLosers(draw, player, played, new Set(list.map(({ number }) => String(number))));
}

/** The choices for the line, with what each does; `chosen` is the lucky loser of whom the screen speaks. */
export function choicesFor(
  line: OnLine,
  chosen: Entrant | undefined,
): readonly ReplacementChoice[] {
  const { draw, player, list, groups } = line;
  const moment = momentOf(line);
  if (!groups) return replacementChoices(draw, player, list, moment);
  return choicesWith(draw, player, { moment, ...(chosen && { alternate: chosen }) });
}
