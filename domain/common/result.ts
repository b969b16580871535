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

/** A value after all changes, in order. Refuses as `apply` does, for the first change that is not possible. */
export function applyAll<Value, Change, Code extends string>(
  value: Value,
  changes: readonly Change[],
  apply: (value: Value, change: Change) => Result<Value, Code>,
): Result<Value, Code> {
  let state = value;
  for (const change of changes) {
    const next = apply(state, change);
    if (!next.ok) return next;
    state = next.value;
  }
  return ok(state);
}
