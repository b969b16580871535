import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodForm } from './use-form.ts';

/** Values that were typed and not sent yet, stored in the browser. Without storage there is no draft, and no error. */
export interface Draft<Value> {
  /** Null when there is none, or it is not readable. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** A draft for as long as its tab is open, over reloads, such as `registration`. */
export function tabDraft<Value>(name: string): Draft<Value> {
  return draftIn(() => sessionStorage, name);
}

/** A draft that stays on the phone until it is cleared, such as `publish <account>`. */
export function phoneDraft<Value>(name: string): Draft<Value> {
  return draftIn(() => localStorage, `draft ${name}`);
}

/** Calls `onTyped` with a form's values at each change, such as to write them into a draft. */
export function useTyped<Input extends FieldValues, Output>(
  { subscribe }: Pick<ZodForm<Input, Output>, 'subscribe'>,
  onTyped: (values: Input) => void,
): void {
  const typed = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }),
    [subscribe],
  );
}

function draftIn<Value>(storage: () => Storage, name: string): Draft<Value> {
  return {
    read: () => tryStorage(() => JSON.parse(storage().getItem(name) ?? 'null') as Value | null),
    write: (value) => void tryStorage(() => storage().setItem(name, JSON.stringify(value))),
    clear: () => void tryStorage(() => storage().removeItem(name)),
  };
}

/** Gives what `work` gives; null where it fails: storage may be full or forbidden (private browsing), or hold what another version wrote. */
export function tryStorage<Given>(work: () => Given): Given | null {
  try {
    return work();
  } catch {
    return null;
  }
}
