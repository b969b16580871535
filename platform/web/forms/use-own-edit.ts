import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';

interface Typed<Value, Version> {
  readonly value: Value;
  /** What was stored when the typing began. */
  readonly seen: Version;
}

interface Options<Value, Version> {
  /** What is stored, as it is edited. */
  readonly stored: Value;
  readonly version: Version;
  /** Keeps what is typed over a reload. */
  readonly draft?: Draft<Typed<Value, Version>>;
}

/**
 * An edit of what others save, too: it shows what is stored until something is typed. That then stays, with the version from
 * which it was begun, so that it replaces nothing that its writer has not seen.
 */
export function useOwnEdit<Value, Version>({ stored, version, draft }: Options<Value, Version>) {
  const [typed, setTyped] = useState(() => draft?.read() ?? null);
  // What an answer to a write finds: the write began with an earlier value.
  const latest = useRef(typed);
  // Also after an answer that was lost: then it is stored.
  const own = typed && !isSame(typed.value, stored) ? typed : null;
  const put = (next: Typed<Value, Version> | null) => {
    if (next) draft?.write(next);
    else draft?.clear();
    latest.current = next;
    setTyped(next);
  };
  return {
    value: own?.value ?? stored,
    seen: own?.seen ?? version,
    isTyped: own !== null,
    /** Somebody else has saved since the typing began. */
    isOvertaken: own !== null && !isSame(own.seen, version),
    change: (value: Value) => put({ value, seen: own?.seen ?? version }),
    /** Replaces what somebody else has saved, once it is saved. */
    keep: () => own && put({ ...own, seen: version }),
    drop: () => put(null),
    /** `sent` is stored with this version: it is no own edit any more, but what was typed since is one, over it. */
    saved: (sent: Value, version: Version) => {
      const since = latest.current && !isSame(latest.current.value, sent) ? latest.current : null;
      put(since && { ...since, seen: version });
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
