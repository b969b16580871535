import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  FURTHER_WAYS,
  type FurtherWay,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#domain/entry/vocabulary.ts';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { BeforePaying } from '#features/legal/web/components/agreement.tsx';
import { isCutOff } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card as Box } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { DECLINES } from '../../payments.vocabulary.ts';
import { useCard } from '../hooks/use-card.ts';
import type { Order } from '../hooks/use-payment.ts';
import type { Prepare } from '../hooks/use-sample.ts';
import type { Outcome, Unpaid } from '../lib/payment-phase.ts';
import { optionsQuery } from '../payments.queries.ts';
import { useText } from '../payments.text.ts';
import { CardFields } from './card-fields.tsx';
import { MethodField } from './method-field.tsx';
import css from './payment-form.module.css';
import { PointsPanel } from './points-panel.tsx';
import { ProviderCard } from './provider-card.tsx';
import { QrPanel } from './qr-panel.tsx';
import { TestCards } from './test-cards.tsx';
import { WayPanel } from './way-panel.tsx';

interface Props {
  readonly entry: Entry;
  readonly reserved: boolean;
  readonly prepare: Prepare;
  readonly processing: boolean;
  readonly unpaid: Unpaid | null;
  readonly onPay: (order: Omit<Order, 'entryId'>) => Promise<Outcome>;
  /** Settles a payment whose answer was lost; false when there is none, or it never arrived. */
  readonly concludeEarlier: () => Promise<boolean>;
  readonly onCancel: () => void;
}

/** The method, the card, and "Complete Payment". Typed values stay after every outcome. */
export function PaymentForm({
  entry,
  reserved,
  prepare,
  processing,
  unpaid,
  onPay,
  concludeEarlier,
  onCancel,
}: Props) {
  const t = useText();
  const [address] = useSearchParams();
  const [chosen, setMethod] = useState(() => methodIn(address));
  const { options, also, isKnown, amountYen, link } = useToPay(entry, reserved);
  const { points, sandbox, browser = null, further = [] } = options.data ?? {};
  const card = useCard(browser !== null);
  const method = options.data ? offeredOf(chosen, further) : chosen;
  const short = method === 'points' && !(points && points.available >= points.required);
  const blocked = short || !isKnown || !isPossible(method, options.data);

  const payByCard = async () => {
    const read = await card.read();
    if (read === 'invalid') {
      notify({ title: t.invalidTitle, description: t.invalidText, variant: 'destructive' });
      return;
    }
    const outcome = await onPay({ method: 'credit-card', cardToken: read, ...also });
    // As on any card form, the code is typed again for a new attempt. An attempt whose answer was lost continues
    // unchanged.
    const declined = outcome.kind === 'failed' && DECLINES.some((code) => code === outcome.problem);
    if (declined) card.clearCode();
  };
  const pay = async () => {
    // Before the card is checked: the entry may be paid already, and the fields no longer matter.
    if (await concludeEarlier()) return;
    if (method === 'credit-card') await payByCard();
    else await onPay({ method, cardToken: undefined, ...also });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!processing && !blocked) void pay();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <MethodField value={method} onChange={setMethod} disabled={processing} further={further} />
      {entry.otherFeeYen ? <InlineNotice>{t.halfWays}</InlineNotice> : null}
      <Box>
        {method === 'credit-card' ? (
          <Card options={options} card={card} disabled={processing} />
        ) : null}
        {method === 'qr-code' && !browser ? (
          <QrPanel
            entry={entry}
            reserved={reserved}
            prepare={prepare}
            amountYen={amountYen}
            link={link}
          />
        ) : null}
        <MethodDetails method={method} options={options} />
      </Box>
      {sandbox && method === 'credit-card' ? <TestCards /> : null}
      {unpaid && !processing ? <WhyUnpaid {...unpaid} method={method} /> : null}
      <BeforePaying />
      <div className={css.actions}>
        <Button variant="secondary" disabled={processing} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={blocked} busy={processing} busyLabel={t.processing}>
          {completeLabel(t, method)}
        </Button>
      </div>
    </form>
  );
}

/** What the press does, where it does not complete the payment itself. */
export function completeLabel(t: ReturnType<typeof useText>, method: PaymentMethod): string {
  if (method === 'konbini') return t.getNumbers;
  return method === 'transfer' ? t.getAccount : t.complete;
}

/** Why the form is open again; of a changed total what the payer saw, and what it is now. */
function WhyUnpaid({ problem, amounts, method }: Unpaid & { readonly method: PaymentMethod }) {
  const t = useText();
  const format = useFormat();
  if (!problem) return null;
  return (
    <InlineNotice tone={problem === 'NOT_COMPLETED' ? 'info' : 'error'}>
      {amounts
        ? t.totalChanged(format.yen(amounts.was), format.yen(amounts.is))
        : problemText(t, problem, method)}
    </InlineNotice>
  );
}

/** Why it was not paid; where the answer was lost, also that pressing the same button again is safe. */
export function problemText(
  t: ReturnType<typeof useText>,
  problem: string,
  method: PaymentMethod,
): string {
  const button = completeLabel(t, method);
  if (problem === 'LOST' || problem === 'CONNECTION_LOST') return t.lost(button);
  const named: Readonly<Record<string, string>> = t.problems;
  return named[problem] ?? t.failed(button);
}

type Options = ReturnType<typeof useToPay>['options'];

/** The fields of a card: of the provider, or in the sandbox our own. Which, only the server knows. */
function Card({
  options,
  card,
  disabled,
}: {
  readonly options: Options;
  readonly card: ReturnType<typeof useCard>;
  readonly disabled: boolean;
}) {
  const { data } = options;
  if (data?.browser) {
    return <ProviderCard ref={card.provider} browser={data.browser} disabled={disabled} />;
  }
  if (data) return <CardFields form={card.form} disabled={disabled} />;
  return isCutOff(options) ? null : <Placeholder shape="row" count={3} />;
}

/** What is said about a method without fields. */
function MethodDetails({
  method,
  options,
}: {
  readonly method: PaymentMethod;
  readonly options: Options;
}) {
  const t = useText();
  const { data } = options;
  const points = method === 'points' ? data?.points : undefined;
  const isQr = method === 'qr-code' && data?.browser;
  return (
    <>
      {points ? <PointsPanel {...points} /> : null}
      {isFurther(method) ? <WayPanel way={method} /> : null}
      {isQr && isPossible(method, data) ? <p>{t.qrGoesOn}</p> : null}
      {isQr && !isPossible(method, data) ? (
        <InlineNotice tone="warning">{t.qrMissing}</InlineNotice>
      ) : null}
      {options.isError || (method === 'credit-card' && !data && options.isPaused) ? (
        <LoadFailure error={options.error} onRetry={() => void options.refetch()} />
      ) : null}
    </>
  );
}

/** Whether the provider takes money by this method at all: its QR codes are those of PayPay. */
function isPossible(method: PaymentMethod, data: Options['data']): boolean {
  if (!data) return method !== 'credit-card';
  const isQr = method === 'qr-code' && data.browser !== null;
  return !isQr || data.further.some(({ way }) => way === 'paypay');
}

function isFurther(method: PaymentMethod): method is FurtherWay {
  return FURTHER_WAYS.some((way) => way === method);
}

/** The chosen method, unless it is a further way that is no longer offered. */
function offeredOf(
  chosen: PaymentMethod,
  further: readonly { readonly way: FurtherWay }[],
): PaymentMethod {
  const isOffered = !isFurther(chosen) || further.some(({ way }) => way === chosen);
  return isOffered ? chosen : 'credit-card';
}

/** What is paid with an entry, and how: with several events it must be known before anything is paid. */
function useToPay(entry: Entry, reserved: boolean) {
  const options = useQuery({
    ...optionsQuery(reserved ? entry.id : undefined),
    placeholderData: keepPreviousData,
  });
  const { toPay, walletLink } = options.data ?? {};
  const others = toPay?.entries.map(({ id }) => id).filter((id) => id !== entry.id) ?? [];
  return {
    options,
    also: toPay?.isSchool
      ? { amountYen: toPay.amountYen }
      : others.length > 0
        ? { also: others }
        : {},
    isKnown: (entry.event.isOnly && !entry.schoolName) || !reserved || Boolean(toPay),
    amountYen: toPay?.amountYen ?? entry.feeYen,
    link: walletLink ?? undefined,
  };
}

/** The method that the address names, such as on the way back from a payment app; else the card (spec section 9). */
function methodIn(address: URLSearchParams): PaymentMethod {
  const named = address.get('method');
  return PAYMENT_METHODS.find((method) => method === named) ?? 'credit-card';
}
