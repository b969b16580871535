import type { COMMON_REFUSALS, RefusalBody } from '../../shared/endpoint.ts';

/** The server could not be reached: no signal, or the connection broke. Trying again may help. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  constructor(cause?: unknown) {
    super('The connection was lost', { cause });
  }
}

/** The server failed, or the answer is not from the API. `requestId` identifies it in the logs. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;
  readonly requestId: string | undefined;
  constructor(status: number, requestId?: string) {
    super(`The server answered ${status}`);
    this.status = status;
    this.requestId = requestId;
  }
}

/** An expected refusal, thrown by `unwrap` where a query needs an error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly status: number;
  readonly fields: RefusalBody['fields'];
  readonly details: RefusalBody['details'];
  readonly requestId: string;
  constructor(refusal: RefusalBody & { status: number }) {
    super(refusal.code);
    this.code = refusal.code;
    this.status = refusal.status;
    this.fields = refusal.fields;
    this.details = refusal.details;
    this.requestId = refusal.requestId;
  }
}

/** Refusals that say nothing about what was asked for: it may be read a moment later. */
const PASSING: readonly (keyof typeof COMMON_REFUSALS)[] = [
  'SIGN_IN_REQUIRED',
  'ACCOUNT_CHANGED',
  'SECOND_FACTOR_REQUIRED',
  'PROOF_REQUIRED',
  'RATE_LIMITED',
];

/** Whether what was asked for is refused itself, and not only until somebody has signed in or waited. */
export function isLastingRefusal(error: unknown): error is Refused {
  return isRefused(error) && !isRefused(error, ...PASSING);
}

/** Whether an error is an expected refusal, optionally with one of these codes. */
export function isRefused(error: unknown, ...codes: string[]): error is Refused {
  return error instanceof Refused && (codes.length === 0 || codes.includes(error.code));
}
