import {
  pastTournaments,
  publicDraw,
  publicDraws,
} from '#features/event-draws/event-draws.public.contract.ts';
import { snapshot } from '#features/live/live.contract.ts';
import { ranking } from '#features/ratings/ratings.contract.ts';
import { findResults } from '#features/results/results.contract.ts';
import { list as listTies } from '#features/ties/ties.contract.ts';
import { find as findTournament } from '#features/tournaments/tournaments.contract.ts';

/** A screen that the server renders for everybody. */
export interface RenderedScreen {
  readonly path: string;
  /** The public reads that it shows: their addresses have the parameters of its path. */
  readonly reads: readonly string[];
  /**
   * False for a screen with inline styles, which the content security policy blocks in HTML, and for one whose content depends on
   * its reader: its page only carries what is read, and the names of its code.
   */
  readonly hasContent: boolean;
}

/**
 * What mails and people lead to by a secret in the address, the page of a player, who reads more of it than others, and the season of a
 * league, which shows its captains their own matches first: the rest would move when these arrive.
 */
const OF_ITS_READER = [
  '/players/:playerId',
  '/season/:id/:eventId',
  '/season/:id/:eventId/:fixtureId',
  '/guardian',
  '/pay-for',
  '/referee',
  '/join/:code',
  '/p/:token',
  '/b/:token',
  '/unsubscribe',
  '/verify-email',
  '/confirm-email',
  '/undo-email',
  '/reset-password',
];

export const renderedScreens: readonly RenderedScreen[] = [
  { path: '/confirm-tournament-application/:id', reads: [findTournament.path], hasContent: true },
  { path: '/past-tournaments', reads: [pastTournaments.path], hasContent: true },
  { path: '/rankings', reads: [ranking.path], hasContent: true },
  { path: '/live/:id', reads: [snapshot.path], hasContent: true },
  { path: '/live/:id/board', reads: [snapshot.path], hasContent: true },
  { path: '/ties/:id', reads: [listTies.path], hasContent: true },
  { path: '/ties/:id/:stageId/:matchId', reads: [listTies.path], hasContent: true },
  { path: '/tournaments/:id/draws', reads: [publicDraws.path], hasContent: true },
  { path: '/tournaments/:id/draws/:eventId', reads: [publicDraw.path], hasContent: false },
  {
    path: '/tournaments/:id/results',
    reads: [`${findResults.path}?names=public`],
    hasContent: true,
  },
  { path: '/forgot-password', reads: [], hasContent: true },
  { path: '/account/suspended', reads: [], hasContent: true },
  ...OF_ITS_READER.map((path) => ({ path, reads: [], hasContent: false })),
];
