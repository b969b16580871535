import { useState } from 'react';
import type { Template } from '#domain/team-tie/template.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { emptyOrder } from '../lib/order-words.ts';

type Players = readonly (number | null)[];

interface Typed {
  readonly players: Players;
  /** Of the order that was filed when the choosing began; 0 for none. */
  readonly version: number;
}

interface Options {
  /** Of the order, on a phone of one account. */
  readonly key: string;
  readonly template: Template;
  /** The order that was filed; null where there is none, or nobody may read it. */
  readonly filed: Players | null | undefined;
  /** Of the order that was filed; 0 where there is none. */
  readonly version: number;
}

/**
 * The order as it is on this phone: what was chosen and not filed survives a reload and a dead battery. Begins with the order
 * that was filed, else empty.
 *
 * No `useOwnEdit`: an order that others filed may be secret, so that none is known under a version that has moved, one that was
 * emptied by hand is a choice, too, and a format that has changed meanwhile ends what was chosen for the one before.
 */
export function useOrderDraft({ key, template, filed = null, version }: Options) {
  const account = useSession().data?.account?.id ?? '';
  const [phone] = useState(() => phoneDraft<Typed | Players>(`order ${account} ${key}`));
  const [stored, setStored] = useState(() => asTyped(phone.read()));
  // The format may have changed since.
  const typed = stored?.players.length === template.places ? stored : null;
  const unfiled = typed && JSON.stringify(typed.players) !== JSON.stringify(filed) ? typed : null;
  const save = (next: Typed | null) => {
    if (next) phone.write(next);
    else phone.clear();
    setStored(next);
  };
  return {
    players: typed?.players ?? filed ?? emptyOrder(template),
    /** Of the order that is replaced, for the server: another one that was filed meanwhile is not. */
    version: unfiled?.version ?? version,
    isUnfiled: unfiled !== null,
    isTouched: typed !== null || filed !== null,
    /** Another order of the side was filed since the choosing began. */
    isOvertaken: unfiled !== null && unfiled.version !== version,
    change: (players: Players) => save({ players, version: unfiled?.version ?? version }),
    /** What was chosen replaces the order that is filed now. */
    keep: () => save(unfiled && { ...unfiled, version }),
    clear: () => save(null),
  };
}

/** A version of the app before stored the players alone. */
function asTyped(stored: Typed | Players | null): Typed | null {
  return stored && 'players' in stored ? stored : stored && { players: stored, version: 0 };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
