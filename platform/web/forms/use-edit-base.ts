import { useEffect, useState } from 'react';
import type { Texts } from '#platform/shared/merge-edit.ts';

/** A form that knows which of its fields the person has typed into. */
interface Typed {
  readonly formState: { readonly dirtyFields: object };
}

/**
 * The base of an edit, field by field: a field that the person has typed into keeps its text from before, every other one
 * follows `current`, as the form does. Sent with the edit, it shows the server what the person changed
 * (platform/shared/merge-edit.ts). `accept` takes over what others have saved once the person has seen it.
 */
export function useEditBase<Values extends Texts<Values>>(form: Typed, current: Values) {
  const [base, setBase] = useState(current);
  const { dirtyFields } = form.formState;
  const latest = JSON.stringify(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later typing does not change the base.
  useEffect(() => {
    const typed = new Set(Object.keys(dirtyFields));
    setBase((before) => {
      const stored = Object.entries(before).filter(([field]) => typed.has(field));
      return { ...(JSON.parse(latest) as Values), ...Object.fromEntries(stored) };
    });
  }, [latest]);
  const accept = (theirs: Partial<Values>) => setBase((before) => ({ ...before, ...theirs }));
  return { base, accept };
}
