import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type Back, Screen as Frame } from '#platform/web/ui/screen.tsx';
import { AwaitedTransfer } from '../../../transfers/web/components/awaited-transfer.tsx';
import { openQuery } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import { Approval } from './approval.tsx';
import { Voucher } from './voucher.tsx';

interface Props {
  readonly entry: Entry;
  readonly back: Back;
  /** The payment waits no more: its outcome is to be read. */
  readonly onOver: () => void;
}

/** How often the outcome is read while the page is open, in milliseconds. */
const ASK_EVERY = 4000;

/** What the payment waits for, as long as only the entry is known. */
const KINDS = { store: 'voucher', approval: 'redirect', transfer: 'transfer' } as const;

/** A payment that waits for the person: at a store, for a transfer, or on the pages of a bank or a payment app. */
export function Waiting({ entry, back, onOver }: Props) {
  const t = useText();
  const query = useQuery({ ...openQuery(entry.id), refetchInterval: ASK_EVERY });
  const { data, isFetchedAfterMount } = query;
  const payment = data?.action ? data : undefined;
  const isOver = isFetchedAfterMount && data !== undefined && !payment;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const kind = payment?.action?.kind ?? KINDS[entry.waitsFor ?? 'store'];
  return (
    <Frame
      title={{ voucher: t.storeTitle, redirect: t.approvalTitle, transfer: t.transferTitle }[kind]}
      step={kind}
      back={back}
    >
      <Loaded query={{ ...query, data: payment }} shape="card" count={2}>
        {(open) => {
          if (kind === 'redirect') return <Approval payment={open} onOver={onOver} />;
          const Way = kind === 'voucher' ? Voucher : AwaitedTransfer;
          return <Way entry={entry} payment={open} onOver={onOver} />;
        }}
      </Loaded>
    </Frame>
  );
}
