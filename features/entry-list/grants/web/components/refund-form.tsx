import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_REASON } from '../../grants.form.ts';
import { grant, type Refundable } from '../grants.queries.ts';
import { useText } from '../grants.text.ts';
import { type GrantErrors, readAmount, readReason } from '../lib/read-grant.ts';
import css from './grants.module.css';

export interface RefundFormProps {
  readonly tournamentId: number;
  readonly entryId: string;
  readonly refundable: Refundable;
  /** What was typed as the reason. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onDone: () => void;
}

/** How much of a fee goes back, prefilled with all that is left, and why. */
export function RefundForm(props: RefundFormProps) {
  const { tournamentId, entryId, refundable, reason, onReason, onDone } = props;
  const t = useText();
  const format = useFormat();
  const { leftYen, points, isOutside, openUntil } = refundable;
  const [amount, setAmount] = useState(String(leftYen));
  const [errors, setErrors] = useState<GrantErrors>({});
  const { submit, isPending } = useSubmit({
    send: (body: { amountYen: number; reason: string }, id) =>
      grant({
        params: { id: tournamentId, entryId },
        body: { id, seen: { leftYen, points }, grant: body },
      }),
    reads: TOURNAMENT_READS,
    // What a lost answer has given back is not left any more.
    readsAfter: 'answer',
    words: t,
    onSuccess: () => {
      notify({ title: isOutside ? t.noted : t.given });
      onDone();
    },
    onRefusal: ({ code }) => {
      if (code !== 'AMOUNT_MISSING' && code !== 'AMOUNT_TOO_HIGH') return false;
      setErrors({ amount: code });
      return true;
    },
  });
  const give = () => {
    const yen = leftYen === 0 ? { amountYen: 0 } : readAmount(amount, leftYen);
    const why = readReason(reason);
    const found = { amount: yen.error, reason: why.error };
    setErrors(found);
    if (yen.amountYen === undefined || why.reason === undefined) return;
    void submit({ amountYen: yen.amountYen, reason: why.reason });
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <p>{useLeft(refundable)}</p>
      <p>{isOutside ? t.outside : t.stays}</p>
      {leftYen > 0 ? (
        <TextField
          name="amount"
          label={t.amount}
          inputMode="numeric"
          value={amount}
          error={errors.amount && t.errors[errors.amount]}
          onChange={(change) => setAmount(change.target.value)}
        />
      ) : null}
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={isOutside ? undefined : t.reasonHint}
        value={reason}
        maxLength={LONGEST_REASON}
        error={errors.reason && t.errors[errors.reason]}
        onChange={(change) => onReason(change.target.value)}
      />
      {openUntil ? <p>{t.openUntil(format.dateTime(openUntil))}</p> : null}
      <Button type="submit" full busy={isPending}>
        {isOutside ? t.note : t.give}
      </Button>
    </form>
  );
}

function useLeft({ leftYen, points }: Refundable): string {
  const t = useText();
  const format = useFormat();
  if (points === 0) return t.left(format.yen(leftYen));
  const shown = format.number(points);
  return leftYen === 0 ? t.leftPoints(shown) : t.leftBoth(format.yen(leftYen), shown);
}
