import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { withdraw } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { type Entry, entryQuery } from './entry.ts';
import { type Trouble, TroubleNotice, troubleOfCode, troubleOfError } from './trouble.tsx';
import css from './withdraw.module.css';

/** Gives a place up, after a question that says what happens to the money. */
export function Withdraw({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { give, busy, trouble, forget } = useWithdrawal(entry, () => setAsking(false));
  const consequence = useConsequence(entry);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.withdrawTitle(format.name(entry.tournament.name))}
        confirmLabel={t.withdrawNow}
        cancelLabel={t.keepEntry}
        danger
        busy={busy}
        onConfirm={give}
        onCancel={() => {
          setAsking(false);
          forget();
        }}
      >
        <div className={css.words}>
          <p>{consequence}</p>
          <TroubleNotice trouble={trouble} />
        </div>
      </ConfirmDialog>
    </>
  );
}

function useConsequence({ state, feeYen }: Entry): string {
  const t = useText();
  const format = useFormat();
  if (state === 'reserved') return t.withdrawUnpaid;
  return feeYen === 0 ? t.withdrawFree : t.withdrawPaid(format.yen(feeYen));
}

function useWithdrawal(entry: Entry, onDone: () => void) {
  const t = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const done = async ({ refund }: Entry) => {
    const refunded = refund === 'none' ? null : format.yen(entry.feeYen);
    const description = refunded === null ? t.withdrawnPlain : t.withdrawnRefund(refunded);
    notify({ title: t.withdrawn, description });
    onDone();
    // Places left, the home screen's numbers, points, my lists: whatever was read may have changed.
    await queries.invalidateQueries();
  };
  const send = async () => {
    const answer = await withdraw({ params: { id: entry.id } });
    if (answer.ok) return done(answer.data.entry);
    if (answer.code === 'NOT_ACTIVE') {
      // The answer to an earlier tap may have been lost on its way: then it is done all the same.
      const now = await queries.fetchQuery(entryQuery(entry.id));
      if (now.state === 'withdrawn') return done(now);
    }
    setTrouble(troubleOfCode(answer.code, t.troubles));
  };
  const give = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await send();
    } catch (error) {
      setTrouble(troubleOfError(error));
    } finally {
      setBusy(false);
    }
  };
  return { give, busy, trouble, forget: () => setTrouble(null) };
}
