import type { z } from 'zod';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

type Schema = z.core.$ZodType;

/** One endpoint of the API: what goes in, what comes out, and every expected refusal with its HTTP status. */
export interface Endpoint {
  /** The topic and the name of the constant in its contract: `entries.apply`. Unique; clients name their methods by it. */
  readonly operationId: `${string}.${string}`;
  readonly method: Method;
  /** Fastify's notation: `/api/tournaments/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly output: Schema;
  /** Stable codes that the screen switches over, each with its status. */
  readonly refusals: Readonly<Record<string, number>> & NotOfTheSession;
}

/** The web app answers these codes by itself, such as by asking for the login: no endpoint gives them another meaning. */
type NotOfTheSession = {
  readonly [Code in Exclude<keyof typeof COMMON_REFUSALS, 'FORBIDDEN'>]?: never;
};

/** Refusals that any endpoint may give; they need not be listed. */
export const COMMON_REFUSALS = {
  SIGN_IN_REQUIRED: 401,
  /** Another tab has signed in another person. A write for one account is never done for another. */
  ACCOUNT_CHANGED: 409,
  FORBIDDEN: 403,
  /** An operator who has not set up a second factor. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The second factor has to be proven again: the last proof is older than ten minutes. */
  PROOF_REQUIRED: 403,
  INVALID_INPUT: 422,
  RATE_LIMITED: 429,
} as const;

/** Declares an endpoint; the browser uses it by `import type`, so no schema ships to the phone. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type In<S> = S extends Schema ? z.core.input<S> : undefined;
type Out<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a caller sends: the parts that the endpoint declares, as typed before validation. */
export type Sent<E extends Endpoint> = {
  readonly [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: In<
    E[Part]
  >;
};

/** What a handler receives: the same parts after validation. */
export type Received<E extends Endpoint> = {
  readonly [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: Out<
    E[Part]
  >;
};

/** What the caller gets. */
export type Output<E extends Endpoint> = z.core.output<E['output']>;

/** What a handler must give: validated and stripped to the declared fields before it leaves. */
export type Given<E extends Endpoint> = z.core.input<E['output']>;

export type RefusalCode<E extends Endpoint> =
  | (keyof E['refusals'] & string)
  | keyof typeof COMMON_REFUSALS;

/** The body of every refusal. `fields` names the inputs at fault, each with a message key. */
export interface RefusalBody<Code extends string = string> {
  readonly code: Code;
  readonly fields?: Readonly<Record<string, string>>;
  /** Plain facts that the message needs, such as the places left. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId: string;
}
