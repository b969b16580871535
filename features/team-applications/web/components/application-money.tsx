import { useState } from 'react';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { balanceOfTransfers, STATE_TONES, transferredYen } from '../lib/tones.ts';
import { APPLICATION_READS, type Found, giveUp, payLater } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

/** What an application costs, until when it is held, and the ways to pay it. */
export function ApplicationMoney({ found }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  const { application, may } = found;
  const { state, totalYen, dueAt, isPaying } = application;
  const payable = application.lines.find((line) => line.state === 'reserved');
  return (
    <Card tone="brand">
      <p className={css.sum}>
        <span className={css.marks}>
          <Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>
        </span>
        <strong className={css.amount}>{format.yen(totalYen)}</strong>
      </p>
      {dueAt && may.pay ? <p>{t.heldUntil(format.dateTime(lastMoment(dueAt)))}</p> : null}
      <Balance found={found} />
      {isPaying ? <Paying found={found} entryId={payable?.id} /> : null}
      {may.pay && payable && !isPaying ? (
        <div className={css.choices}>
          <LinkButton full to={`/tournament-payment?entry=${payable.id}`}>
            {t.pay(format.yen(totalYen))}
          </LinkButton>
          <PayLater found={found} />
          <GiveUp id={application.id} />
        </div>
      ) : null}
    </Card>
  );
}

/** A charge is under way; one that waits for the school leads to what is to be done. */
function Paying({
  found: { application, may },
  entryId,
}: {
  readonly found: Found;
  readonly entryId: string | undefined;
}) {
  const t = useText();
  const { waitsFor } = application;
  // A school's own transfer is no payment.
  if (!waitsFor || waitsFor === 'transfer') return <InlineNotice>{t.paying}</InlineNotice>;
  return (
    <InlineNotice
      title={t.paysLater[waitsFor]}
      action={
        may.pay && entryId ? (
          <LinkButton to={`/tournament-payment?entry=${entryId}`}>{t.showPayment}</LinkButton>
        ) : undefined
      }
    >
      {t.waitsText}
    </InlineNotice>
  );
}

/** What the organizer has noted of transfers. */
function Balance({ found: { application } }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  if (application.transfers.length === 0) return null;
  const { missingYen, surplusYen } = balanceOfTransfers(application);
  return (
    <p className={css.marks}>
      <span>{t.received(format.yen(transferredYen(application)))}</span>
      {missingYen > 0 ? <Badge tone="amber">{t.missing(format.yen(missingYen))}</Badge> : null}
      {surplusYen > 0 ? <Badge tone="blue">{t.surplus(format.yen(surplusYen))}</Badge> : null}
    </p>
  );
}

function PayLater({ found }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id } = found.application;
  const { until } = found.transfer;
  const { submit, isPending } = useSubmit({
    send: () => payLater({ params: { id } }),
    reads: APPLICATION_READS,
    words: t,
    onSuccess: () => setOpen(false),
  });
  if (!until) return null;
  return (
    <>
      <Button full variant="secondary" onClick={() => setOpen(true)}>
        {t.payLater}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.payLaterTitle}
        confirmLabel={t.payLater}
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {t.payLaterText(format.dateTime(lastMoment(until)))}
      </ConfirmDialog>
    </>
  );
}

function GiveUp({ id }: { readonly id: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => giveUp({ params: { id } }),
    reads: APPLICATION_READS,
    words: t,
    onSuccess: () => {
      setOpen(false);
      notify({ title: t.released });
    },
  });
  return (
    <>
      <Button full variant="quiet" onClick={() => setOpen(true)}>
        {t.giveUp}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.giveUpTitle}
        confirmLabel={t.giveUp}
        danger
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {t.giveUpText}
      </ConfirmDialog>
    </>
  );
}
