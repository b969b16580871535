import { useState } from 'react';
import { LONGEST_PAYER } from '#features/payments/transfers/transfers.vocabulary.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { wholeNumberIn } from '#platform/shared/typed-number.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import { type FailureWords, useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import css from './note-arrival.module.css';

interface Note {
  /** Whole yen; negative where it was sent back. */
  readonly amountYen: number;
  readonly paidOn: string;
  readonly payerName: string;
  readonly settles: boolean;
}

interface Props {
  /** The player, the team or the school. */
  readonly payer: string;
  /** Whether a transfer is still waited for. */
  readonly unpaid: boolean;
  /** What was noted before, and what is missing of the sum, in whole yen. */
  readonly receivedYen: number;
  readonly missingYen: number;
  /** "Take it for paid", in the words of what is paid. */
  readonly settlesLabel: string;
  readonly send: (
    note: Note,
    id: string,
  ) => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;
  readonly reads: readonly Topic[];
  readonly words: FailureWords;
}

/** "Mark as received": amount, date and name; whether that is enough, the organizer says. */
export function NoteArrival(props: Props) {
  const joined = useJoined();
  const t = useText();
  const { payer, unpaid, receivedYen } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={unpaid ? 'primary' : 'secondary'}
        aria-label={joined.labelled(unpaid ? t.transferMarkReceived : t.transferNoteMore, payer)}
        onClick={() => setOpen(true)}
      >
        {unpaid ? t.transferMarkReceived : t.transferNoteMore}
      </Button>
      {unpaid && receivedYen > 0 ? <AcceptArrived {...props} /> : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.transferNoteTitle(payer)}>
        <NoteForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NoteForm({
  unpaid,
  missingYen,
  settlesLabel,
  send,
  reads,
  words,
  onDone,
}: Props & { readonly onDone: () => void }) {
  const t = useText();
  const [amount, setAmount] = useState(missingYen > 0 ? String(missingYen) : '');
  const [paidOn, setPaidOn] = useState(dayInJapan(now()));
  const [payerName, setPayerName] = useState('');
  const [isBack, setBack] = useState(false);
  // As the dialog opened: once the list shows what a lost answer has stored, the same press is still the same note.
  const [began] = useState(unpaid);
  const [settles, setSettles] = useState(began);
  const [isWrong, setWrong] = useState(false);
  const { submit, isPending } = useSubmit({
    send,
    reads,
    words,
    onSuccess: () => {
      notify({ title: t.transferNoted });
      onDone();
    },
  });
  const note = () => {
    const yen = wholeNumberIn(amount);
    setWrong(!yen);
    if (!yen) return;
    const amountYen = isBack ? -yen : yen;
    void submit({ amountYen, paidOn, payerName, settles: began && settles && !isBack });
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
      <p>{t.transferNoteText}</p>
      <TextField
        name="amount"
        label={t.transferAmount}
        inputMode="numeric"
        value={amount}
        error={isWrong ? t.transferAmountError : undefined}
        onChange={(change) => setAmount(change.target.value)}
      />
      <DateField name="paidOn" label={t.transferPaidOn} value={paidOn} onValue={setPaidOn} />
      <TextField
        name="payerName"
        label={t.transferPayerName}
        value={payerName}
        maxLength={LONGEST_PAYER}
        onChange={(change) => setPayerName(change.target.value)}
      />
      {began ? (
        <CheckboxField
          name="settles"
          label={settlesLabel}
          checked={settles}
          onChange={(change) => setSettles(change.target.checked)}
        />
      ) : (
        <CheckboxField
          name="sentBack"
          label={t.transferSentBack}
          checked={isBack}
          onChange={(change) => setBack(change.target.checked)}
        />
      )}
      <Button type="submit" full busy={isPending}>
        {t.transferNote}
      </Button>
    </form>
  );
}

/** "Accept as enough": what was noted before counts as the whole, without another transfer. */
function AcceptArrived({ payer, receivedYen, missingYen, send, reads, words }: Props) {
  const t = useText();
  const format = useFormat();
  const joined = useJoined();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (_: undefined, resendId) =>
      send({ amountYen: 0, paidOn: dayInJapan(now()), payerName: '', settles: true }, resendId),
    reads,
    words,
    onSuccess: () => {
      setOpen(false);
      notify({ title: t.transferNoted });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={joined.labelled(t.transferAccept, payer)}
        onClick={() => setOpen(true)}
      >
        {t.transferAccept}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.transferAcceptTitle(format.yen(receivedYen))}
        confirmLabel={t.transferAccept}
        busy={isPending}
        onConfirm={() => void submit(undefined)}
        onCancel={() => setOpen(false)}
      >
        {missingYen > 0 ? <p>{t.transferAcceptMissing(format.yen(missingYen))}</p> : null}
        <p>{t.transferAcceptText}</p>
      </ConfirmDialog>
    </>
  );
}
