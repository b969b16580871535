import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_PAID_NAME } from '../../payouts.vocabulary.ts';
import { useText } from '../payouts.text.ts';
import css from './payouts.module.css';

interface PaidOut {
  readonly paidOutOn: string;
  readonly paidOutName: string;
}

/** Notes a transfer at the server: the operator's, or that of a tournament's organizer. */
export type PayOut = (
  id: string,
  body: PaidOut,
) => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;

interface Props {
  readonly id: string;
  readonly pay: PayOut;
  readonly onDone: () => void;
}

/** When the money was transferred, and by whom. */
export function PaidOutForm({ id, pay, onDone }: Props) {
  const t = useText();
  const [paidOutOn, setDay] = useState(dayInJapan(now()));
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (body: PaidOut) => pay(id, body),
    reads: ['operator', 'organizer'],
    words: t,
    onSuccess: () => {
      notify({ title: t.markedPaid });
      onDone();
    },
  });
  const note = () => {
    const paidOutName = name.trim();
    setMissing(paidOutName === '');
    if (paidOutName !== '') void submit({ paidOutOn, paidOutName });
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        note();
      }}
    >
      <p>{t.markText}</p>
      <TextField
        name="paidOutOn"
        type="date"
        label={t.paidOn}
        value={paidOutOn}
        onChange={(change) => setDay(change.target.value || paidOutOn)}
      />
      <TextField
        name="paidOutName"
        label={t.paidBy}
        value={name}
        error={isMissing ? t.accountErrors.missing : undefined}
        maxLength={LONGEST_PAID_NAME}
        onChange={(change) => {
          setName(change.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" full busy={isPending}>
        {t.markPaid}
      </Button>
    </form>
  );
}
