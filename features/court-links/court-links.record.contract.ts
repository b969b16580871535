import { z } from 'zod';
import { SIDES } from '#domain/scorecard/side.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { dayEvents, dayMatch } from '#features/day/handshake/handshake.record.contract.ts';
import { CONFIRMERS } from '#features/day/handshake/handshake.vocabulary.ts';
import { QUEUE_STATES, STEP_KINDS } from '#features/day/queue/queue.vocabulary.ts';
import { MOST_SETS, setScores } from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { listedWords } from '#platform/shared/known-word.ts';
import { LINK_KINDS } from './court-links.vocabulary.ts';

/** What the device of a court and the desk read of links. */

const when = z.iso.datetime();

/** The points of a running game of tennis: "40", "A". */
const gamePoints = z.string().max(3);

/** A running score, in the order of the match's two sides. */
export const tallyScore = z
  .object({
    /** The finished ones, and the running one last. */
    sets: z.array(setScores).max(MOST_SETS),
    /** Of the running game, where a set has games; null elsewhere. */
    game: z.object({ player1: gamePoints, player2: gamePoints }).nullable(),
  })
  .meta({ id: 'TallyScore' });

const courtOfLink = z.object({ id: z.uuid(), name: z.string() });

/** A match of the day with where it is. Its sides are always known; `ownSide` is null. */
const linkMatch = z
  .object({
    /** With `drawNumber`, `version`, `scoreFormat` and the sides' ids, which an entered result names. */
    match: dayMatch,
    state: z.enum(QUEUE_STATES),
    /** Where it is next, called or played, or was played; null where nobody knows yet. */
    court: courtOfLink.nullable(),
    calledAt: when.nullable(),
    startedAt: when.nullable(),
    /** Who umpires; null for nobody. */
    umpire: z.object({ name: z.string(), club: z.string().nullable() }).nullable(),
    /** Of a match that is not called yet; null where nobody can say. */
    expected: z.object({ notBefore: when, about: when }).nullable(),
    /** The running score that a device has sent last; null without one, and once there is a result. */
    tally: z.object({ at: when, score: tallyScore }).nullable(),
  })
  .meta({ id: 'LinkMatch' });

/** What the device of a link reads, and the answer to all that it writes. */
export const deviceOutput = z.object({
  device: z
    .object({
      kind: z.enum(LINK_KINDS),
      /** Names the link in a result that is handed over. */
      linkId: z.uuid(),
      /** The server's clock. */
      at: when,
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      sport,
      events: dayEvents,
      /** Of the link; of a slip the one of its match, null while it has none. */
      court: courtOfLink.extend({ isClosed: z.boolean() }).nullable(),
      /** What is called or played on the court now. Of a slip: its match, also when it waits or has a result. */
      current: linkMatch.nullable(),
      /** The next ones of the court, the first first; empty on a slip. */
      next: z.array(linkMatch),
      /** Those that ended last on the court, the newest first; empty on a slip. */
      recent: z.array(linkMatch),
      /** Another device has written here in the last minutes: a warning, and no lock. */
      otherDevice: z
        .object({ at: when, /** "iPad, Safari"; may be empty. */ name: z.string() })
        .nullable(),
    })
    .meta({ id: 'DeviceOfLink' }),
});

/** The links of a day for its desk. A token is in no list. */
export const linksOutput = z.object({
  links: z
    .object({
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      sport,
      /** The date has passed, or the tournament is cancelled: no link is made any more. */
      isClosed: z.boolean(),
      courts: z.array(
        z
          .object({
            courtId: z.uuid(),
            name: z.string(),
            /** The one that opens the court; null without one. */
            link: z
              .object({
                id: z.uuid(),
                madeAt: when,
                /** When a device has read or written last; null before the first time. */
                usedAt: when.nullable(),
                /** The device that has written last, if it did in the last minutes. */
                scoring: z.object({ at: when, name: z.string() }).nullable(),
                /** How many devices wrote in the last minutes. */
                devices: z.int(),
              })
              .nullable(),
          })
          .meta({ id: 'CourtLink' }),
      ),
      slips: z.array(
        z
          .object({
            stageId: z.uuid(),
            matchId: z.string(),
            /** Printed so many times, those revoked left out. */
            copies: z.int(),
            madeAt: when,
            usedAt: when.nullable(),
          })
          .meta({ id: 'MatchSlip' }),
      ),
    })
    .meta({ id: 'LinksOfDay' }),
});

/** A link with its address, which holds the token: it is given this once. */
const madeLink = { linkId: z.uuid(), address: z.string() };

export const madeCourtLinks = z.object({
  made: z.array(
    z
      .object({ ...madeLink, courtId: z.uuid(), courtName: z.string() })
      .meta({ id: 'MadeCourtLink' }),
  ),
  ...linksOutput.shape,
});

export const madeSlips = z.object({
  made: z.array(z.object({ ...madeLink, match: linkMatch }).meta({ id: 'MadeSlip' })),
  ...linksOutput.shape,
});

const tallyLog = z
  .object({
    /** Null for a paper slip. */
    courtName: z.string().nullable(),
    /** "iPad, Safari"; may be empty. */
    deviceName: z.string(),
    /** The oldest first; the last is what the device showed at the end. */
    log: z.array(z.object({ at: when, score: tallyScore })),
  })
  .meta({ id: 'TallyLog' });

/** Who has done something: a person, the guardian of one, the device of a court, or one with a match slip; null where it was nobody, or is not known any more. */
const doer = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), name: z.string() }),
    z.object({ kind: z.literal('court'), courtName: z.string() }),
    z.object({ kind: z.literal('slip') }),
    z.object({ kind: z.literal('guardian') }),
  ])
  .nullable();

const happened = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('step'),
      step: z.enum(listedWords(STEP_KINDS)),
      courtName: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('result'),
      score: z.string(),
      status: z.enum(STATUSES),
      winner: z.enum(SIDES).nullable(),
    }),
    z.object({ kind: z.literal('removed') }),
    z.object({ kind: z.literal('confirmed'), how: z.enum(CONFIRMERS) }),
    /** The other side says so; empty without a score. */
    z.object({ kind: z.literal('disputed'), score: z.string() }),
  ])
  .meta({ id: 'MatchEvent' });

/** A match as its desk looks back on it, also to decide about a contradicted result. */
export const historyOutput = z.object({
  history: z
    .object({
      tournamentName: z.string(),
      sport,
      events: dayEvents,
      match: dayMatch,
      /** The oldest first. */
      happened: z.array(z.object({ at: when, by: doer, what: happened })),
      tallies: z.array(tallyLog),
    })
    .meta({ id: 'MatchHistory' }),
});
