import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { OpenPayment } from '../../../web/payments.queries.ts';

type Action = Pick<NonNullable<OpenPayment['action']>, 'stores' | 'until'>;

export type ShownVoucher = ReturnType<typeof useVoucher>;

/** The numbers of the chosen chain of stores, and in words until when the money must be there. */
export function useVoucher(action: Action | null | undefined) {
  const format = useFormat();
  const { stores = [], until } = action ?? {};
  const [chosen, choose] = useState(stores[0]?.store ?? 'familymart');
  const code = stores.find(({ store }) => store === chosen) ?? stores[0];
  const end = until
    ? `${format.dayWithWeekday(dayInJapan(new Date(until)))} ${format.clockTime(until)}`
    : '';
  return { stores, chosen, choose, code, end };
}
