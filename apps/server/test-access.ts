/**
 * The endpoints of guardians, for the table of access.test.ts: authorized by the secret of a mailed link. guardian-page.test.ts and
 * handshake.guardian.test.ts show who may not call.
 */
export const GUARDIAN_PAGE = {
  'POST /api/guardian-page/link': 'public',
  'POST /api/guardian-page/open': 'public',
  'POST /api/guardian-page/players/{id}/confirm': 'public',
  'POST /api/guardian-page/players/{id}/day': 'public',
  'POST /api/guardian-page/players/{id}/decline': 'public',
  'POST /api/guardian-page/players/{id}/end': 'public',
  'POST /api/guardian-page/players/{id}/entries': 'public',
  'POST /api/guardian-page/players/{id}/entries/{entryId}/withdraw': 'public',
  'POST /api/guardian-page/players/{id}/entries/{entryId}/withdraw/take-back': 'public',
  'POST /api/guardian-page/players/{id}/hidden': 'public',
  'POST /api/guardian-page/players/{id}/name-display': 'public',
  'POST /api/guardian-page/players/{id}/periods/{periodId}': 'public',
  'POST /api/guardian-page/players/{id}/rates': 'public',
  'POST /api/guardian-page/players/{playerId}/tournaments/{id}/matches': 'public',
  'PUT /api/guardian-page/players/{playerId}/tournaments/{id}/matches/{stageId}/{matchId}':
    'public',
  'POST /api/guardian-page/players/{playerId}/tournaments/{id}/matches/{stageId}/{matchId}/confirm':
    'public',
  'POST /api/guardian-page/players/{playerId}/tournaments/{id}/matches/{stageId}/{matchId}/dispute':
    'public',
  'POST /api/guardian-page/players/{playerId}/tournaments/{id}/check-in': 'public',
} as const;
