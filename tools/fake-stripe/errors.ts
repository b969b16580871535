/** An error as Stripe's API answers it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body.message));
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, more: Readonly<Record<string, unknown>> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(what: string, id: string): ApiError {
  const message = `No such ${what}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

/** 402, with the intent as it is after the refused attempt. */
export function cardError(code: string, intent: object, declineCode?: string): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message: `The card was refused: ${code}.`,
    payment_intent: intent,
  });
}
