/** The outcome of a rule that may refuse: a value, or a stable code that a screen translates. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };

/** The rule allows it; `value` is the outcome. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The rule refuses, for the reason named by `code`. */
export function refuse<Code extends string>(
  code: Code,
): { readonly ok: false; readonly code: Code } {
  return { ok: false, code };
}
