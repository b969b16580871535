import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_PAID_NAME } from '../../payouts.vocabulary.ts';
import { useText } from '../payouts.text.ts';
import css from './payouts.module.css';

/** The amount and the account that the reader saw when they said that they have transferred it. */
export interface Seen {
  readonly seenAmountYen: number;
  readonly seenAccountMark?: string | undefined;
}

interface PaidOut extends Seen {
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
  readonly seen: Seen;
  readonly pay: PayOut;
  readonly onDone: () => void;
}

/** When the money was transferred, and by whom. */
export function PaidOutForm({ id, seen, pay, onDone }: Props) {
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
    onRefusal: ({ code }) => {
      if (code !== 'PAYOUT_CHANGED') return false;
      const words = { title: t.changedTitle, description: t.changedText };
      notify({ ...words, variant: 'destructive' });
      // What is read again has to be seen before anything is noted.
      onDone();
      return true;
    },
  });
  const note = () => {
    const paidOutName = name.trim();
    setMissing(paidOutName === '');
    if (paidOutName !== '') void submit({ paidOutOn, paidOutName, ...seen });
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
      <DateField name="paidOutOn" label={t.paidOn} value={paidOutOn} onValue={setDay} />
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
