const marker = Symbol('refusal');

/** An expected "no": a stable code that the screen translates, with the fields at fault and plain facts. */
export interface Refusal<Code extends string = string> {
  readonly [marker]: true;
  readonly code: Code;
  /** Input name -> message key. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Refuses from a handler; the status comes from the endpoint's contract. */
export function refusal<const Code extends string>(
  code: Code,
  more: Pick<Refusal, 'fields' | 'details'> = {},
): Refusal<Code> {
  return { [marker]: true, code, ...more };
}

/**
 * Refuses an edit because another person has changed the same fields meanwhile: `theirs` are the stored values, for the
 * notice, and each field gets the message key `changedMeanwhile`.
 */
export function clashRefusal<const Code extends string>(
  code: Code,
  theirs: Readonly<Record<string, string>>,
): Refusal<Code> {
  const fields = Object.keys(theirs).map((field) => [field, 'changedMeanwhile']);
  return refusal(code, { fields: Object.fromEntries(fields), details: theirs });
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && marker in value;
}
