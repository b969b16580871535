import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { withRecordedChanges } from '#domain/stage-draw/shown.ts';
import { isGroupsDraw, type StageChange, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People, Person } from '#features/matches/draws/web/lib/people.ts';

/** A draw as the server gives it, to its organizer and to everybody. */
export interface GivenDraw {
  readonly made: StageDraw;
  readonly amendments: readonly { readonly change: StageChange }[];
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly club: string | null;
  }[];
}

/** A draw with its changes, and who is or was in it. */
export interface ShownDraw {
  readonly draw: StageDraw;
  readonly people: People;
}

/** The draw to show; `nameIn` writes a name in the language in use. */
export function shownDraw(given: GivenDraw, nameIn: (name: string) => string): ShownDraw {
  const changes = given.amendments.map(({ change }) => change);
  const draw = withRecordedChanges(given.made, changes);
  return {
    draw,
    people: new Map(
      given.people.map(({ id, name, club }) => {
        const person: Person = { id, name: nameIn(name), seed: seedOf(draw, id) };
        return [id, club === null ? person : { ...person, club: nameIn(club) }];
      }),
    ),
  };
}

/** Where somebody begins. Lines, groups and places are counted from 1; ids are those of the draw. */
export type StartingPosition =
  | { readonly line: number; readonly opponent: string | null }
  | { readonly group: number; readonly place: number };

/** Where these people begin, from the top of the draw. */
export function startingPositionsOf(
  draw: StageDraw,
  isWanted: (id: string) => boolean,
): readonly (readonly [id: string, StartingPosition])[] {
  return isGroupsDraw(draw) ? placesInGroups(draw, isWanted) : placesOnLines(draw, isWanted);
}

function placesInGroups({ groups }: GroupsDraw, isWanted: (id: string) => boolean) {
  return groups.flatMap((group, at) =>
    group.flatMap((id, place) =>
      isWanted(id) ? [[id, { group: at + 1, place: place + 1 }] as const] : [],
    ),
  );
}

function placesOnLines(draw: Draw, isWanted: (id: string) => boolean) {
  const lines = linesOf(draw);
  return lines.flatMap((id, at) => {
    const opponent = lines[at % 2 === 0 ? at + 1 : at - 1] ?? null;
    return id !== null && isWanted(id) ? [[id, { line: at + 1, opponent }] as const] : [];
  });
}

/** In groups nobody has a seed: their order says who is strong. */
function seedOf(draw: StageDraw, id: string): number | null {
  const at = isGroupsDraw(draw) ? -1 : draw.seeds.indexOf(id);
  return at < 0 ? null : at + 1;
}
