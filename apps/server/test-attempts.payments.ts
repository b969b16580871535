/** Who may call the endpoints about paying, for access.test.ts. */
export const PAYMENT_ACCESS = {
  'POST /api/payments': 'signed-in',
  'GET /api/payments/options': 'signed-in',
  'GET /api/payments/sample': 'signed-in',
  'POST /api/payments/webhook': 'public',
  'GET /api/payments/sandbox-wallet': 'public',
  'POST /api/payments/sandbox-wallet/approve': 'public',
  'GET /api/payments/{id}': 'signed-in',
  'GET /api/payments/open': 'signed-in',
  'POST /api/payments/{id}/cancel': 'signed-in',
  'POST /api/payments/{id}/sandbox-store': 'signed-in',
  'GET /api/payouts': 'signed-in',
  'PUT /api/payouts/account': 'signed-in',
  'GET /api/tournaments/{id}/payouts': 'signed-in',
  'POST /api/tournaments/{id}/payouts/{payoutId}/paid-out': 'signed-in',
  'GET /api/operator/payouts': 'operator',
  'POST /api/operator/payouts/{id}/paid-out': 'operator',
} as const;
