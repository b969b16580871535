import { useState } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { emptyOrder } from '../lib/order-words.ts';
import type { OwnTie } from '../tie-orders.queries.ts';

type Players = readonly (number | null)[];

/**
 * The order as it is on this phone: what was chosen and not filed survives a reload and a dead battery. Begins with the order
 * that was filed, else empty.
 */
export function useOrderDraft({ stageId, matchId, own, order, template }: OwnTie) {
  const account = useSession().data?.account?.id ?? '';
  const [phone] = useState(() =>
    phoneDraft<Players>(`order ${account} ${stageId} ${matchId} ${own}`),
  );
  const [typed, setTyped] = useState<Players | null>(() => {
    const stored = phone.read();
    return stored?.length === template.places ? stored : null;
  });
  const filed = order?.players ?? null;
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
