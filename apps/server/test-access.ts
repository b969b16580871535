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

/** One's own account, and the ways into it. */
export const ACCOUNT_ACCESS = {
  'GET /api/account/data': 'signed-in',
  'POST /api/account/leave': 'signed-in',
  'POST /api/account/suspended/data': 'public',
  'POST /api/account/suspended/leave': 'public',
  'POST /api/account/suspended/leaving': 'public',
  'GET /api/account/leaving': 'signed-in',
  'POST /api/accounts': 'public',
  'POST /api/accounts/demo': 'public',
  'GET /api/accounts/devices': 'signed-in',
  'POST /api/accounts/devices/sign-out-others': 'signed-in',
  'DELETE /api/accounts/devices/{id}': 'signed-in',
  'POST /api/accounts/email/change': 'signed-in',
  'POST /api/accounts/email/confirm': 'public',
  'POST /api/accounts/email/undo': 'public',
  'POST /api/accounts/email/resend': 'signed-in',
  'POST /api/accounts/email/verify': 'public',
  'POST /api/accounts/first-password': 'signed-in',
  'PUT /api/accounts/language': 'signed-in',
  'POST /api/accounts/login': 'public',
  // By the secret of a login whose password was right.
  'POST /api/accounts/login/code': 'public',
  'POST /api/accounts/logout': 'public',
  'GET /api/accounts/passkeys': 'signed-in',
  'POST /api/accounts/passkeys': 'signed-in',
  'POST /api/accounts/passkeys/login': 'public',
  'POST /api/accounts/passkeys/login/options': 'public',
  'POST /api/accounts/passkeys/new': 'signed-in',
  'DELETE /api/accounts/passkeys/{id}': 'signed-in',
  'PUT /api/accounts/passkeys/{id}': 'signed-in',
  'PUT /api/accounts/password': 'signed-in',
  'POST /api/accounts/password/check': 'public',
  'POST /api/accounts/password/forgotten': 'public',
  'POST /api/accounts/password/link': 'public',
  'POST /api/accounts/password/reset': 'public',
  'GET /api/accounts/profile': 'signed-in',
  // One's own, without an id of anybody.
  'PUT /api/accounts/profile': 'signed-in',
  'DELETE /api/accounts/second-factor': 'signed-in',
  'GET /api/accounts/second-factor': 'signed-in',
  'POST /api/accounts/second-factor/begin': 'signed-in',
  'POST /api/accounts/second-factor/mailed-code': 'signed-in',
  'POST /api/accounts/second-factor/confirm': 'signed-in',
  'POST /api/accounts/second-factor/passkey': 'signed-in',
  'POST /api/accounts/second-factor/passkey/options': 'signed-in',
  'POST /api/accounts/second-factor/proof': 'signed-in',
  'POST /api/accounts/second-factor/recovery-codes': 'signed-in',
  'GET /api/accounts/session': 'public',
} as const;
