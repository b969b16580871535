import type { KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import type { DraftedDraw, PreparedEvent } from '../event-draws.queries.ts';

/** An event on its way to the draw, and its draw, for tests. */

export const DRAWN_AT = '2026-11-20T09:00:00.000Z';

export const KNOCKOUT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};

/** Singles of eight whose entries are closed, as a referee reads them. */
export function sampleEvent(change: Partial<PreparedEvent> = {}): PreparedEvent {
  return {
    tournamentName: 'Winter Open',
    eventName: '',
    eventType: 'Singles',
    state: 'closed',
    isOrganizer: true,
    mayReferee: true,
    isCancelled: false,
    people: { confirmed: 8, held: 0, waiting: 0 },
    seeding: null,
    eventDate: '2026-12-15',
    sport: 'tennis',
    usualTradition: 'tennis',
    ruleBook: 'tennis',
    formats: {},
    lastFormat: null,
    format: null,
    draw: null,
    further: [],
    ...change,
  };
}

/** A draft that was just made. */
export function sampleDraw(
  drawn: Pick<DraftedDraw, 'made' | 'people'> & Partial<DraftedDraw>,
): DraftedDraw {
  return {
    number: 1,
    drawnAt: DRAWN_AT,
    drawnBy: null,
    publishedBy: null,
    publishedAt: null,
    withdrawn: null,
    isOutdated: false,
    format: KNOCKOUT,
    amendments: [],
    clashes: { matches: 0, lowerBound: 0, meetings: [] },
    results: null,
    ...drawn,
  };
}
