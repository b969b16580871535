import { z } from 'zod';
import { constraints, placings, traditions } from '#domain/bracket/vocabulary.ts';
import { wantedSizes } from '#domain/groups/vocabulary.ts';

/** Draws as they are sent: the shapes of domain/stage-draw/vocabulary.ts, so that both sides apply the same rules to them. */

const entrants = z
  .array(
    z.object({
      /** The entrant's number, as text. */
      id: z.string(),
      /** Always empty: names are beside the record, because they may be deleted. */
      name: z.string(),
      /** A key that is the same for entrants of one club. */
      club: z.string().exactOptional(),
      /** In groups: the place in the seeding list, counted from its end; missing for who is placed by lot. */
      rating: z.number().exactOptional(),
    }),
  )
  .readonly();

const knockoutRecord = z
  .object({
    method: z.int(),
    tradition: z.enum(traditions),
    placing: z.enum(placings),
    randomSeed: z.int(),
    size: z.int(),
    rounds: z.int(),
    entrants,
    seeds: z.array(z.string()).readonly(),
    chosenSeeds: z.literal(true).exactOptional(),
    /** After groups: those who go on from each, and how often each constraint was broken when it was drawn. */
    groups: z.array(z.array(z.string()).readonly()).readonly().exactOptional(),
    constraints: z
      .array(z.object({ constraint: z.enum(constraints), broken: z.int() }))
      .readonly()
      .exactOptional(),
    matches: z
      .array(
        z.object({
          id: z.string(),
          round: z.int(),
          position: z.int(),
          player1: z.string().nullable(),
          player2: z.string().nullable(),
          result: z.object({ kind: z.literal('bye'), winner: z.string() }).nullable(),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'KnockoutRecord' });

const groupsRecord = z
  .object({
    kind: z.literal('groups'),
    method: z.int(),
    wanted: z.literal(wantedSizes),
    randomSeed: z.int(),
    entrants,
    groups: z.array(z.array(z.string()).readonly()).readonly(),
  })
  .meta({ id: 'GroupsRecord' });

/** A draw as it was made, before any change: with it anybody can draw again. Only groups have a `kind`. */
export const drawRecord = z.union([groupsRecord, knockoutRecord]);

/** Two lines of a knockout, from 1, or two entrants of different groups, by their ids. */
export const exchangeOf = z.union([
  z.object({ kind: z.literal('exchange'), lines: z.tuple([z.int(), z.int()]).readonly() }),
  z.object({
    kind: z.literal('exchange'),
    entrants: z.tuple([z.string().max(10), z.string().max(10)]).readonly(),
  }),
]);

const placeRange = z.object({ from: z.int(), to: z.int().nullable() }).meta({ id: 'PlaceRange' });

/** A stage after the first: a knockout of those who go on from the groups, or a consolation. */
export const furtherStage = z
  .object({
    /** In the event, from 1. */
    position: z.int(),
    /** The places of the groups that it is for; `to` null is everybody below. Null for the consolation of a knockout. */
    places: placeRange.nullable(),
    /** The main draw after groups; otherwise one of several draws by place, or a consolation. */
    isMain: z.boolean(),
  })
  .meta({ id: 'FurtherStage' });

/** What the record has of an alternate: no name. */
const alternate = z.object({ id: z.string(), name: z.string(), club: z.string().exactOptional() });

/** Somebody leaves a published knockout, with the lines that changed by it, from 1; null is outside the draw. */
const substitution = z.object({
  kind: z.literal('substitution'),
  player: z.string(),
  alternate,
  moves: z
    .array(z.object({ player: z.string(), from: z.int().nullable(), to: z.int().nullable() }))
    .readonly(),
  seeds: z.array(z.string()).readonly(),
});
const withdrawal = substitution.extend({
  kind: z.literal('withdrawal'),
  alternate: alternate.exactOptional(),
  next: z.string().exactOptional(),
});

/** A recorded change: of a draft by hand, or of a published knockout by a withdrawal. */
export const changeOf = z.union([exchangeOf, withdrawal, substitution]).meta({ id: 'DrawChange' });

/** An entrant as it is named: for the organizer by the whole name, in public by the choice of the player or guardian. */
export const drawnPerson = z
  .object({
    /** The id in the record. */
    id: z.string(),
    name: z.string(),
    club: z.string().nullable(),
  })
  .meta({ id: 'DrawnPerson' });
