import { v7 as uuidv7 } from 'uuid';
import { entryOf, type LinkMatch } from '#features/court-links/server/court-links.factory.ts';
import type { Attempt } from './test-routes.ts';

interface Called {
  /** A match that is called to a court, as its device shows it. */
  readonly match: LinkMatch;
  /** By the clock of the server. */
  readonly at: string;
}

const deviceId = uuidv7();
const score = '11-5 11-5 11-5';
const paramsOf = ({ match: { stageId, matchId } }: LinkMatch) => ({ stageId, matchId });
const sidesOf = ({ match }: LinkMatch) => ({
  player1Id: match.player1?.id,
  player2Id: match.player2?.id,
});

/** The endpoints for the links of courts in the order of a match: the device of its court is let through by all of them. */
export const LINK_ATTEMPTS: Readonly<Record<string, (world: Called) => Attempt>> = {
  'GET /api/court-link': () => ({ query: { deviceId } }),
  'POST /api/court-link/matches/{stageId}/{matchId}/start': ({ match }) => ({
    params: paramsOf(match),
    body: { deviceId, ...sidesOf(match) },
  }),
  'PUT /api/court-link/matches/{stageId}/{matchId}/tally': ({ match, at }) => ({
    params: paramsOf(match),
    body: {
      deviceId,
      at,
      drawNumber: match.match.drawNumber,
      ...sidesOf(match),
      score: { sets: [], game: null },
    },
  }),
  'PUT /api/court-link/matches/{stageId}/{matchId}/result': ({ match, at }) => ({
    params: paramsOf(match),
    body: entryOf(deviceId, match, score, { at: new Date(at) }),
  }),
  'POST /api/court-link/matches/{stageId}/{matchId}/confirm': ({ match }) => ({
    params: paramsOf(match),
    body: { deviceId, seenVersion: 1 },
  }),
};
