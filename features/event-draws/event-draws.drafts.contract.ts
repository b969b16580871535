import { z } from 'zod';
import { PRESETS } from '#domain/league-table/presets.ts';
import { eventFormat } from '#features/matches/draws/draws.record.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count } from '#platform/shared/ids.ts';
import { changes, output, params } from './event-draws.contract.ts';
import { exchangeOf } from './event-draws.record.contract.ts';
import { MOST_FURTHER_STAGES } from './event-draws.vocabulary.ts';

/** The draw of an event by its organizer: drawn, changed by hand, published, taken back. */

const seenDraw = count;
/** Of the stage in the event, from 0; missing is the first. */
export const position = z.int().min(0).max(MOST_FURTHER_STAGES).default(0);
/** Longer than a reason may be, so that a long one is refused by its own code. */
const reason = z.string().max(2000);

/** Drawing again counts up; the draw before is never overwritten. A repeated `writeId` changes nothing. */
export const createDraw = endpoint({
  operationId: 'eventDraws.createDraw',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/draw',
  summary: 'Draw an event by lot, or draw it again',
  params,
  body: z.object({
    writeId: clientId,
    position,
    /** The number of the draw on the screen; 0 for none. */
    seenDraw,
    /** The version of the seeding list on the screen. */
    seenVersion: count,
    format: eventFormat,
    /** Decides the places of groups; missing is that of the sport. It cannot change once the draw is published. */
    ruleBook: z.enum(PRESETS).optional(),
  }),
  output,
  refusals: {
    ...changes,
    ENTRIES_OPEN: 409,
    /** The event is played as a season, in the place of a draw. */
    SEASON_BEGUN: 409,
    /** Somebody else has drawn since; reading gives theirs. */
    DRAW_CHANGED: 409,
    /** The seeding list has changed since. */
    SEEDING_CHANGED: 409,
    /** The published draw must be taken back first. */
    DRAW_PUBLISHED: 409,
    /** A match of the published draw has a result. */
    MATCH_PLAYED: 409,
    /** Fewer than two entrants. */
    TOO_FEW: 422,
    /** Fewer than three entrants for groups. */
    GROUP_TOO_SMALL: 422,
    /** More than 512 in a knockout, more than 128 groups, or more than five in one group. */
    TOO_MANY: 422,
    /** Nothing of this position follows a published draw, or `writeId` has drawn another stage. */
    STAGE_NOT_FOUND: 404,
    /** Matches of groups are open, so that nobody knows who goes on. */
    GROUPS_OPEN: 409,
    /** First matches of the knockout are open, so that nobody knows who plays in its consolation. */
    MATCHES_OPEN: 409,
    /** Lots must decide places of groups first. */
    LOTS_NEEDED: 409,
    /** A stage after the first is a knockout without consolation. */
    KNOCKOUT_ONLY: 422,
  },
});

const drafts = {
  ...changes,
  /** Another draw or another number of exchanges than the writer saw, or none. */
  DRAW_CHANGED: 409,
} as const;

/** Repeating the last exchange, with what its writer saw, changes nothing. */
export const exchange = endpoint({
  operationId: 'eventDraws.exchange',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/draw/exchange',
  summary: 'Exchange two places of a draft, with a reason that the sheet shows',
  params,
  body: z.object({
    position,
    seenDraw,
    /** The number of exchanges on the screen. */
    seenAmendments: count,
    change: exchangeOf,
    /** 1 to 200 characters, which everybody reads when the draw is published. */
    reason,
  }),
  output,
  refusals: {
    ...drafts,
    DRAW_PUBLISHED: 409,
    /** It was published and taken back: it must be drawn again. */
    DRAW_WITHDRAWN: 409,
    UNKNOWN_LINE: 422,
    /** A match of the first round would have no player. */
    EMPTY_MATCH: 422,
    UNKNOWN_ENTRANT: 422,
    /** Both are in one group. */
    SAME_GROUP: 422,
    INVALID_REASON: 422,
    /** A hundred exchanges: it can be drawn again. */
    TOO_MANY_EXCHANGES: 409,
  },
});

/** Publishing again what is published is no error. */
export const publishDraw = endpoint({
  operationId: 'eventDraws.publishDraw',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/draw/publish',
  summary: 'Publish a draw: everybody can see it, and its players are notified',
  params,
  body: z.object({ position, seenDraw, seenAmendments: count }),
  output,
  refusals: {
    ...drafts,
    ENTRIES_OPEN: 409,
    SEASON_BEGUN: 409,
    /** Places are reserved or offered: who takes one is not in the draw. */
    PLACES_HELD: 409,
    /** The list, or the results that it follows from, have changed since it was drawn. */
    DRAW_OUTDATED: 409,
    DRAW_WITHDRAWN: 409,
  },
});

/** Taking back again what is taken back is no error. */
export const withdrawPublication = endpoint({
  operationId: 'eventDraws.withdrawPublication',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/draw/withdraw-publication',
  summary: 'Take a published draw back, with a reason that everybody reads',
  params,
  body: z.object({ position, seenDraw, reason }),
  output,
  refusals: {
    ...drafts,
    /** There is only a draft. */
    NOT_PUBLISHED: 409,
    /** A match has a result: its draw can no longer be replaced. */
    MATCH_PLAYED: 409,
    /** A match is on a court: called, or being played. */
    MATCH_CALLED: 409,
    /** A published draw follows from it, and must be taken back first. */
    NEXT_STAGE_DRAWN: 409,
    INVALID_REASON: 422,
  },
});
