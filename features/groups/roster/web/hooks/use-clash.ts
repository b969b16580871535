import { useState } from 'react';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';

interface Typed {
  readonly formState: { readonly dirtyFields: object };
}

/**
 * What an edit began with, and what somebody else has saved meanwhile in the same fields. Saving again after reading it
 * replaces these values.
 */
export function useClash<Values extends Readonly<Record<keyof Values, string>>>(
  form: Typed,
  current: Values,
) {
  const { base: was, accept } = useEditBase<Values>(form, current);
  const [theirs, setTheirs] = useState<Partial<Values>>({});
  const clash = (details: unknown) => {
    const changed = details as Partial<Values>;
    setTheirs(changed);
    accept(changed);
  };
  return { was, theirs, clash };
}
