import type {
  DayMatch,
  KnownMatch,
  OpenMatch,
  OpenResults,
  OwnMatches,
} from '../handshake.queries.ts';

/** Matches of a day of table tennis, for tests of their screens: Abe is the reader. */

const STAGE = '0197a000-0000-7000-8000-000000000001';
const ENTERED_AT = '2026-12-05T01:00:00.000Z';
const DUE_AT = '2026-12-05T01:05:00.000Z';

const abe = { id: '1', name: 'Abe Rin', club: 'Sakura School' };
const baba = { id: '2', name: 'Baba Yui', club: null };

/** A match of the first round, in which nothing is entered. */
export function dayMatch(rest: Partial<KnownMatch> = {}): KnownMatch {
  return {
    eventId: 7,
    stageId: STAGE,
    stagePosition: 0,
    matchId: '1-0',
    drawNumber: 1,
    place: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
    player1: abe,
    player2: baba,
    ownSide: 'player1',
    scoreFormat: { id: 'table-tennis-1' },
    favourite: null,
    version: 0,
    result: null,
    handshake: null,
    ...rest,
  };
}

type Handshake = NonNullable<DayMatch['handshake']>;

/** The same with a result of 1-0 for Abe, which Baba has entered unless said otherwise. */
export function entered(handshake: Partial<Handshake> = {}, rest: Partial<KnownMatch> = {}) {
  const about = { state: 'entered', side: 'player2', claim: null } as const;
  return dayMatch({
    version: 1,
    result: { sets: '11-7', result: '1-0', winner: 'player1', status: 'finished' },
    handshake: { ...about, author: null, enteredAt: ENTERED_AT, dueAt: DUE_AT, ...handshake },
    ...rest,
  });
}

const tournament = {
  tournamentName: 'Winter Open',
  sport: 'table-tennis',
  events: [{ id: 7, name: '', eventType: 'Singles', level: 'Beginner' }],
} as const;

export function ownMatches(matches: DayMatch[], rest: Partial<OwnMatches> = {}): OwnMatches {
  return {
    ...tournament,
    events: [...tournament.events],
    eventDate: '2026-12-05',
    venue: 'Hall',
    isCancelled: false,
    isOpen: true,
    isOver: false,
    matches,
    ...rest,
  };
}

export function openResults(
  matches: (DayMatch & { readonly calledNext?: OpenMatch['calledNext'] })[],
  rest: Partial<OpenResults> = {},
): OpenResults {
  return {
    ...tournament,
    events: [...tournament.events],
    isClosed: false,
    isFixed: false,
    silenceMinutes: 5,
    mayReferee: true,
    matches: matches.map((match) => ({ ...match, calledNext: match.calledNext ?? null })),
    ...rest,
  };
}
