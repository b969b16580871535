import { isEntered } from '#domain/bracket/results.ts';
import { allMatches } from '#domain/bracket/third-place.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { type GroupOutcome, groupMatches } from '#domain/groups/group-matches.ts';
import { groupMatchId } from '#domain/groups/match-order.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import type { KnockoutPlace } from '#domain/scoring/final-format.ts';
import { isGroupsDraw, type StageDraw } from './vocabulary.ts';

/** The matches of a draw that somebody plays. A bye is none, nor is a match that somebody wins without an opponent. */

interface Drawn {
  /** Unique within its draw: "2-0" of a knockout, "1-2-3" of a group. */
  readonly matchId: string;
  /** It has no result and will have none: a side is out of its group. In a knockout its opponent wins by walkover. */
  readonly isOff: boolean;
}

export interface KnockoutMatch extends Drawn {
  readonly place: { readonly kind: 'knockout' } & KnockoutPlace;
  /** Ids of entrants; null while nobody knows who they are. */
  readonly player1: string | null;
  readonly player2: string | null;
  readonly result: PlayedResult | null;
}

export interface GroupMatch extends Drawn {
  /** Both from 1; `number` is that of the match in the order of play. */
  readonly place: { readonly kind: 'group'; readonly group: number; readonly number: number };
  readonly player1: string;
  readonly player2: string;
  /** Who umpires it while the group plays on one table; null where nobody is left. */
  readonly umpire: string | null;
}

export type StageMatch = KnockoutMatch | GroupMatch;

/** What was played of groups, whose draw has no results in it. */
interface Played {
  readonly results: readonly GroupOutcome[];
  /** Who has withdrawn from the event since the draw. */
  readonly out: ReadonlySet<string>;
}

/** The matches of a draw: rounds before later rounds, groups in the order of their matches. */
export function matchesOf(draw: StageDraw, played: Played): readonly StageMatch[] {
  return isGroupsDraw(draw) ? matchesOfGroups(draw, played) : matchesOfKnockout(draw);
}

/** The same of a knockout, which has its results in it; the match for third place is the last one. */
export function matchesOfKnockout(draw: Draw): readonly KnockoutMatch[] {
  return allMatches(draw).flatMap(({ id: matchId, round, position, player1, player2, result }) => {
    if (result && !isEntered(result)) return [];
    const place = { kind: 'knockout', round, rounds: draw.rounds, position } as const;
    return { matchId, place, player1, player2, result, isOff: false };
  });
}

/** The same of groups. */
export function matchesOfGroups(
  { groups }: Pick<GroupsDraw, 'groups'>,
  { results, out }: Played,
): readonly GroupMatch[] {
  return groups.flatMap((members, at) => {
    const group = at + 1;
    return groupMatches(members, results, out).map(
      ({ player1, player2, isOff, ...match }, number) => ({
        matchId: groupMatchId(group, match),
        place: { kind: 'group', group, number: number + 1 },
        player1,
        player2,
        umpire: match.umpire === null ? null : (members[match.umpire - 1] ?? null),
        isOff,
      }),
    );
  });
}
