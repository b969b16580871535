import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { EventField } from '../../../web/components/event-field.tsx';
import { useEvents } from '../../../web/hooks/use-events.ts';
import { LONGEST_REASON } from '../../grants.form.ts';
import { grantAll, type RefundableAll } from '../grants.queries.ts';
import { useText } from '../grants.text.ts';
import { type GrantErrors, readAmount, readReason } from '../lib/read-grant.ts';
import { sumAll } from '../lib/sum-all.ts';
import css from './grants.module.css';

interface Props {
  readonly id: number;
  readonly all: RefundableAll;
}

/** How much of every fee goes back and why, with the number of entries and the sum before it is done. */
export function RefundAllForm({ id, all }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const events = useEvents(id);
  const [eventId, setEventId] = useState<number | null>(null);
  const [isPart, setPart] = useState(false);
  const [most, setMost] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<GrantErrors>({});
  const [isAsked, setAsked] = useState(false);
  const limit = readAmount(most, Number.POSITIVE_INFINITY);
  const mostYen = isPart ? (limit.amountYen ?? 0) : null;
  const total = sumAll(all.entries, { eventId, mostYen });
  const isAllOutside = total.amountYen === total.outsideYen && total.points === 0;
  const { submit, isPending } = useSubmit({
    send: (body: Decision, resendId) =>
      grantAll({ params: { id }, body: { id: resendId, ...body } }),
    reads: TOURNAMENT_READS,
    // A lost answer may hide that it has gone back already.
    readsAfter: 'attempt',
    words: t,
    onSuccess: () => {
      notify({ title: isAllOutside ? t.noted : t.allGiven });
      return navigate(`/organizer/tournaments/${id}/results`, { replace: true });
    },
  });
  const why = readReason(reason);
  const ask = () => {
    const found = { amount: isPart ? limit.error : undefined, reason: why.error };
    setErrors(found);
    if (!found.amount && !found.reason && total.entries > 0) setAsked(true);
  };
  const give = async () => {
    const { entries, amountYen, points } = total;
    if (why.reason !== undefined) {
      const seen = { entries, amountYen, points };
      await submit({ eventId, seen, grant: { mostYen, reason: why.reason } });
    }
    setAsked(false);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <p>{t.allText}</p>
      <EventField events={events} all value={eventId} onChange={setEventId} />
      <RadioField
        name="howMuch"
        label={t.howMuch}
        value={isPart ? 'part' : 'whole'}
        onChange={({ currentTarget }) => setPart(currentTarget.value === 'part')}
        options={[
          { value: 'whole', label: t.whole },
          { value: 'part', label: t.part },
        ]}
      />
      {isPart ? (
        <TextField
          name="most"
          label={t.most}
          inputMode="numeric"
          value={most}
          error={errors.amount && t.errors[errors.amount]}
          onChange={(change) => setMost(change.target.value)}
        />
      ) : null}
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={LONGEST_REASON}
        error={errors.reason && t.errors[errors.reason]}
        onChange={(change) => setReason(change.target.value)}
      />
      <Overview all={all} total={total} isPart={isPart} />
      <Button type="submit" full>
        {t.giveAll}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t.confirmTitle(total.entries)}
        confirmLabel={t.confirm}
        busy={isPending}
        onConfirm={() => void give()}
        onCancel={() => setAsked(false)}
      >
        <Consequence total={total} />
      </ConfirmDialog>
    </form>
  );
}

interface Decision {
  readonly eventId: number | null;
  readonly seen: { readonly entries: number; readonly amountYen: number; readonly points: number };
  readonly grant: { readonly mostYen: number | null; readonly reason: string };
}

/** What goes back by the app, and what the organizer gives back themselves. */
function Consequence({ total }: Pick<OverviewProps, 'total'>) {
  const t = useText();
  const format = useFormat();
  const { amountYen, points, outsideYen } = total;
  const sum = format.yen(amountYen - outsideYen);
  const isInApp = amountYen > outsideYen || points > 0;
  return (
    <>
      {isInApp ? (
        <p>{t.confirmText(points === 0 ? sum : t.sumWithPoints(sum, format.number(points)))}</p>
      ) : null}
      {outsideYen > 0 ? <p>{t.confirmOutside(format.yen(outsideYen))}</p> : null}
      <p>{t.confirmFinal}</p>
    </>
  );
}

interface OverviewProps extends Pick<Props, 'all'> {
  readonly total: ReturnType<typeof sumAll>;
  readonly isPart: boolean;
}

function Overview({ all, total, isPart }: OverviewProps) {
  const t = useText();
  const format = useFormat();
  const { entries, amountYen, points, outsideYen } = total;
  const hasPoints = all.entries.some((one) => one.points > 0);
  return (
    <section>
      <h2>{t.overview}</h2>
      <Facts
        facts={[
          [t.entries, format.number(entries)],
          [t.sum, format.yen(amountYen)],
          [t.points, points > 0 ? format.number(points) : null],
          [t.outsideSum, outsideYen > 0 ? format.yen(outsideYen) : null],
        ]}
      />
      {entries === 0 && !isPart ? <p>{t.allNothing}</p> : null}
      {outsideYen > 0 ? <p>{t.outsideText}</p> : null}
      {isPart && hasPoints ? <p>{t.pointsText}</p> : null}
    </section>
  );
}
