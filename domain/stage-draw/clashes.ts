/** Where members of one club meet at once: in the first round of a knockout, or in one group. */
import { linesOf } from '#domain/bracket/recorded.ts';
import { clubsOf } from '#domain/bracket/separation.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { clubReport } from '#domain/groups/clashes.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { isGroupsDraw, type StageDraw } from './vocabulary.ts';

export interface Clashes {
  /** Matches between club-mates: of the first round, or in the groups. */
  readonly matches: number;
  /** The fewest that any draw of these entrants could have. */
  readonly lowerBound: number;
  readonly meetings: readonly {
    /** The upper line of a first-round match, or the group; from 1. */
    readonly place: number;
    /** Ids of the club-mates there. */
    readonly entrants: readonly string[];
  }[];
}

/** The matches between club-mates that a draw has at once, with the fewest that it could have. Source: next.md, B4 and B5. */
export function clashesOf(draw: StageDraw): Clashes {
  return isGroupsDraw(draw) ? clashesOfGroups(draw) : clashesOfKnockout(draw);
}

function clashesOfGroups({ groups, entrants }: GroupsDraw): Clashes {
  const { matches, lowerBound, clashes } = clubReport(groups, entrants);
  const meetings = clashes.map(({ group, players }) => ({ place: group + 1, entrants: players }));
  return { matches, lowerBound, meetings };
}

function clashesOfKnockout(draw: Draw): Clashes {
  const clubs = clubsOf(draw.entrants);
  const lines = linesOf(draw);
  const meetings: { place: number; entrants: string[] }[] = [];
  for (let line = 0; line < lines.length; line += 2) {
    const [one, other] = [lines[line] ?? null, lines[line + 1] ?? null];
    const club = one === null ? null : clubs.get(one);
    if (one === null || other === null || !club || club !== clubs.get(other)) continue;
    meetings.push({ place: line + 1, entrants: [one, other] });
  }
  return { matches: meetings.length, lowerBound: fewestMatches(draw, clubs), meetings };
}

/** Each first-round match has room for one of a club; every further member meets a club-mate. */
function fewestMatches({ size }: Draw, clubs: ReadonlyMap<string, string | null>): number {
  const members = new Map<string, number>();
  for (const club of clubs.values()) {
    if (club) members.set(club, (members.get(club) ?? 0) + 1);
  }
  return [...members.values()].reduce((sum, count) => sum + Math.max(0, count - size / 2), 0);
}
