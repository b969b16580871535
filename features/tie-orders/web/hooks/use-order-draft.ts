import { useState } from 'react';
import type { Template } from '#domain/team-tie/template.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { emptyOrder } from '../lib/order-words.ts';

type Players = readonly (number | null)[];

interface Options {
  /** Of the order, on a phone of one account. */
  readonly key: string;
  readonly template: Template;
  /** The order that was filed; null where there is none, or nobody may read it. */
  readonly filed: Players | null | undefined;
}

/**
 * The order as it is on this phone: what was chosen and not filed survives a reload and a dead battery. Begins with the order
 * that was filed, else empty.
 */
export function useOrderDraft({ key, template, filed = null }: Options) {
  const account = useSession().data?.account?.id ?? '';
  const [phone] = useState(() => phoneDraft<Players>(`order ${account} ${key}`));
  const [typed, setTyped] = useState<Players | null>(() => {
    const stored = phone.read();
    return stored?.length === template.places ? stored : null;
  });
  const isUnfiled = typed !== null && JSON.stringify(typed) !== JSON.stringify(filed);
  return {
    players: typed ?? filed ?? emptyOrder(template),
    isUnfiled,
    isTouched: typed !== null || filed !== null,
    change: (players: Players) => {
      phone.write(players);
      setTyped(players);
    },
    clear: () => {
      phone.clear();
      setTyped(null);
    },
  };
}
