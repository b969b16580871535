/** The answer of a rule that may say no: a value, or a stable code that a screen translates. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };

/** The rule allows it, and this is what comes of it. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The rule refuses, for the reason named by `code`. */
export function refuse<Code extends string>(
  code: Code,
): { readonly ok: false; readonly code: Code } {
  return { ok: false, code };
}
