import type { Draw } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People, Person } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { shownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import { knockoutInPlay } from '../../../results/results.policy.ts';
import { isOfKnockout } from '../../../results/web/lib/given-results.ts';
import type { DraftedDraw, PreparedEvent } from '../../../web/event-draws.queries.ts';
import type { candidatesFor, FollowedGroups } from '../../withdrawing.lines.policy.ts';
import { listOf } from '../lib/list-of.ts';
import type { EventToWithdrawFrom } from '../withdrawing.queries.ts';

/** Somebody on a line of a published knockout. */
export interface EntrantOnLine {
  readonly given: DraftedDraw;
  /** What the choices follow from. */
  readonly line: Parameters<typeof candidatesFor>[0];
  /** Those of the draw, and everybody else of the list: one of them may come into it. */
  readonly people: People;
}

/** The line of an entrant, as the server finds it: of the first stage, or of the one that follows the groups. Null without one. */
export function useLine(
  prepared: PreparedEvent,
  event: EventToWithdrawFrom,
  number: number,
): EntrantOnLine | null {
  const format = useFormat();
  const player = String(number);
  const { draw: first, further, seeding } = prepared;
  if (!first || !seeding) return null;
  const groups = groupsOf(first, format.name);
  const found = [groups ? null : first, ...further.map(({ draw }) => draw)]
    .slice(0, groups ? undefined : 1)
    .flatMap((given) => {
      const own = given && knockoutOf(given, format.name);
      return own?.draw.entrants.some(({ id }) => id === player) ? [own] : [];
    })[0];
  if (!found) return null;
  const { given, draw, stageId } = found;
  const called = event.called.filter(
    (one) => one.stageId === stageId && one.drawNumber === given.number,
  );
  const order = { isOut: event.isOrderOut, called: called.map(({ matchId }) => matchId) };
  const list = listOf(seeding).filter((one) => one.number !== number);
  const others = seeding.entrants.map(({ number: one, name }): [string, Person] => {
    return [String(one), { id: String(one), name: format.name(name), seed: null }];
  });
  return {
    given,
    line: { draw, player, list, groups, order },
    people: new Map([...others, ...found.people]),
  };
}

/** Published groups with their results; null for a knockout. */
function groupsOf(given: DraftedDraw, nameIn: (name: string) => string): FollowedGroups | null {
  const { draw } = shownDraw(given, nameIn);
  const { results, format } = given;
  if (!isGroupsDraw(draw) || format.kind !== 'groups') return null;
  return results && !isOfKnockout(results) ? { draw, results, rules: format } : null;
}

interface Found {
  readonly given: DraftedDraw;
  /** In play. */
  readonly draw: Draw;
  readonly people: People;
  readonly stageId: string;
}

/** A published knockout with its results; null for another draw. */
function knockoutOf(given: DraftedDraw, nameIn: (name: string) => string): Found | null {
  const { publishedAt, withdrawn, results, format } = given;
  const { draw, people } = shownDraw(given, nameIn);
  const isPublished = publishedAt !== null && withdrawn === null;
  if (!isPublished || !results || !isOfKnockout(results) || isGroupsDraw(draw)) return null;
  const { stageId, marks } = results;
  return { given, draw: knockoutInPlay(draw, format, marks), people, stageId };
}
