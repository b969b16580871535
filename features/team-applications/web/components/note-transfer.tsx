import { useState } from 'react';
import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { balanceOf } from '../../team-applications.policy.ts';
import { LONGEST_PAYER } from '../../team-applications.vocabulary.ts';
import { receivedYen } from '../lib/tones.ts';
import { APPLICATION_READS, type Application, noteTransfer } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

interface Props {
  readonly tournamentId: number;
  readonly application: Application;
}

/** "Mark as received": amount, date and name; whether that is enough, the organizer says. */
export function NoteTransfer({ tournamentId, application }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const unpaid = isUnpaid(application.state);
  const school = application.school.officialName || application.group.name;
  return (
    <>
      <Button
        variant={unpaid ? 'primary' : 'secondary'}
        aria-label={`${unpaid ? t.noteTransfer : t.noteMore}: ${school}`}
        onClick={() => setOpen(true)}
      >
        {unpaid ? t.noteTransfer : t.noteMore}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.noteTitle(school)}>
        <TransferForm {...{ tournamentId, application, unpaid }} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function TransferForm({
  tournamentId,
  application,
  unpaid,
  onDone,
}: Props & { readonly unpaid: boolean; readonly onDone: () => void }) {
  const t = useText();
  const { totalYen } = application;
  const { missingYen } = balanceOf({ totalYen, receivedYen: receivedYen(application) });
  const [amount, setAmount] = useState(missingYen > 0 ? String(missingYen) : '');
  const [paidOn, setPaidOn] = useState(dayInJapan(now()));
  const [payerName, setPayerName] = useState('');
  const [isBack, setBack] = useState(false);
  const [settles, setSettles] = useState(unpaid);
  const [isWrong, setWrong] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (body: Omit<Parameters<typeof noteTransfer>[0]['body'], 'id'>, id) =>
      noteTransfer({ params: { tournamentId, id: application.id }, body: { ...body, id } }),
    reads: APPLICATION_READS,
    words: t,
    onSuccess: () => {
      notify({ title: t.noted });
      onDone();
    },
  });
  const note = () => {
    const yen = Number(amount.replaceAll(/[,，\s]/g, ''));
    const isGood = Number.isInteger(yen) && yen > 0;
    setWrong(!isGood);
    if (!isGood) return;
    const amountYen = isBack ? -yen : yen;
    void submit({ amountYen, paidOn, payerName, settles: unpaid && settles && !isBack });
  };
  return (
    <form
      className={css.choices}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        note();
      }}
    >
      <p>{t.noteText}</p>
      <TextField
        name="amount"
        label={t.amount}
        inputMode="numeric"
        value={amount}
        error={isWrong ? t.amountError : undefined}
        onChange={(change) => setAmount(change.target.value)}
      />
      <TextField
        name="paidOn"
        type="date"
        label={t.paidOn}
        value={paidOn}
        onChange={(change) => setPaidOn(change.target.value || paidOn)}
      />
      <TextField
        name="payerName"
        label={t.payerName}
        value={payerName}
        maxLength={LONGEST_PAYER}
        onChange={(change) => setPayerName(change.target.value)}
      />
      {unpaid ? (
        <CheckboxField
          name="settles"
          label={t.settles}
          checked={settles}
          onChange={(change) => setSettles(change.target.checked)}
        />
      ) : (
        <CheckboxField
          name="sentBack"
          label={t.sentBack}
          checked={isBack}
          onChange={(change) => setBack(change.target.checked)}
        />
      )}
      <Button type="submit" full busy={isPending}>
        {t.note}
      </Button>
    </form>
  );
}
