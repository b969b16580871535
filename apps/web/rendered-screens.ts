import {
  pastTournaments,
  publicDraw,
  publicDraws,
} from '#features/event-draws/event-draws.public.contract.ts';
import { snapshot } from '#features/live/live.contract.ts';
import { playerPage, ranking } from '#features/ratings/ratings.contract.ts';
import { findResults } from '#features/results/results.contract.ts';
import { find as findSeason } from '#features/season/season.contract.ts';
import { list as listTies } from '#features/ties/ties.contract.ts';
import { find as findTournament } from '#features/tournaments/tournaments.contract.ts';

/** A screen that the server renders for everybody. */
export interface RenderedScreen {
  readonly path: string;
  /** The public reads that it shows: their addresses have the parameters of its path. */
  readonly reads: readonly string[];
  /** False for a screen behind a secret in its address: its page only carries the names of its code. */
  readonly hasContent: boolean;
  /** Who is signed in sees other things first, such as the own matches of a captain: the rest would move when these arrive. */
  readonly isForVisitors?: boolean;
}

/** What mails and people lead to by a secret in the address. */
const BEHIND_A_SECRET = [
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
  { path: '/players/:playerId', reads: [playerPage.path], hasContent: true, isForVisitors: true },
  {
    path: '/season/:id/:eventId',
    reads: [findSeason.path],
    hasContent: true,
    isForVisitors: true,
  },
  {
    path: '/season/:id/:eventId/:fixtureId',
    reads: [findSeason.path],
    hasContent: true,
    isForVisitors: true,
  },
  { path: '/live/:id', reads: [snapshot.path], hasContent: true },
  { path: '/live/:id/board', reads: [snapshot.path], hasContent: true },
  { path: '/ties/:id', reads: [listTies.path], hasContent: true },
  { path: '/ties/:id/:stageId/:matchId', reads: [listTies.path], hasContent: true },
  { path: '/tournaments/:id/draws', reads: [publicDraws.path], hasContent: true },
  { path: '/tournaments/:id/draws/:eventId', reads: [publicDraw.path], hasContent: true },
  {
    path: '/tournaments/:id/results',
    reads: [`${findResults.path}?names=public`],
    hasContent: true,
  },
  { path: '/forgot-password', reads: [], hasContent: true },
  { path: '/account/suspended', reads: [], hasContent: true },
  ...BEHIND_A_SECRET.map((path) => ({ path, reads: [], hasContent: false })),
];
