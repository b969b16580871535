import { useState } from 'react';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { BeforePaying } from '#features/legal/web/components/agreement.tsx';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { CardFields } from '../../../web/components/card-fields.tsx';
import { MethodField } from '../../../web/components/method-field.tsx';
import { completeLabel, problemText } from '../../../web/components/payment-form.tsx';
import { ProviderCard } from '../../../web/components/provider-card.tsx';
import { TestCards } from '../../../web/components/test-cards.tsx';
import { WayPanel } from '../../../web/components/way-panel.tsx';
import { useCard } from '../../../web/hooks/use-card.ts';
import { useText as usePaymentText } from '../../../web/payments.text.ts';
import { receiptSchema } from '../../pay-for.form.ts';
import { PAY_FOR_WAYS, type PayForWay } from '../../pay-for.vocabulary.ts';
import { type PaymentRequest, payFor } from '../pay-for.queries.ts';
import { useText } from '../pay-for.text.ts';
import css from './pay-for.module.css';

interface Props {
  readonly secret: string;
  readonly request: PaymentRequest;
}

interface Order {
  /** What the button has said. */
  readonly amountYen: number;
  readonly method: PayForWay;
  readonly cardToken: string | undefined;
  readonly receiptTo: string;
}

/** The ways in which somebody else can pay: a card, and what the provider has besides. */
export function PayForForm({ secret, request }: Props) {
  const t = usePaymentText();
  const format = useFormat();
  const joined = useJoined();
  const { further, browser, sandbox, toPay } = request;
  const [chosen, choose] = useState<PayForWay>('credit-card');
  const own = useText();
  const form = useZodForm(receiptSchema, { defaults: { receiptTo: '' } });
  const card = useCard(browser !== null);
  const isOffered = chosen === 'credit-card' || further.some(({ way }) => way === chosen);
  const method = isOffered ? chosen : 'credit-card';
  const { submit, isPending, failure } = useSubmit({
    // The same order again, such as after a lost answer, has the same id: it charges once.
    send: (order: Order, id) => payFor({ body: { ...order, secret, id } }),
    reads: ['payments'],
    readsAfter: 'attempt',
    onRefusal: (refusal) => applyRefusal(form, refusal),
    onSuccess: ({ request: { payment } }) => {
      const { action = null } = payment ?? {};
      if (action?.kind === 'redirect' && action.url) location.assign(action.url);
    },
  });
  const { amountYen } = toPay;
  const pay = form.handleSubmit(async ({ receiptTo }) => {
    if (method !== 'credit-card') {
      await submit({ amountYen, method, cardToken: undefined, receiptTo });
      return;
    }
    const cardToken = await card.read();
    if (cardToken === 'invalid') {
      notify({ title: t.invalidTitle, description: t.invalidText, variant: 'destructive' });
    } else await submit({ amountYen, method, cardToken, receiptTo });
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void pay();
      }}
    >
      <MethodField
        value={method}
        onChange={(way) => choose(isWay(way) ? way : 'credit-card')}
        disabled={isPending}
        further={further}
        only={['credit-card']}
      />
      {request.isHalf ? <InlineNotice>{own.halfWays}</InlineNotice> : null}
      <Card>
        {method === 'credit-card' && browser ? (
          <ProviderCard ref={card.provider} browser={browser} disabled={isPending} />
        ) : null}
        {method === 'credit-card' && !browser ? (
          <CardFields form={card.form} disabled={isPending} />
        ) : null}
        {method === 'credit-card' ? null : <WayPanel way={method} />}
      </Card>
      {sandbox && method === 'credit-card' ? <TestCards /> : null}
      <TextField
        {...form.register('receiptTo', { setValueAs: toHalfWidth })}
        type="email"
        label={own.receiptTo}
        hint={completes(method) ? own.receiptHint : own.receiptHintToAccount}
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        error={form.errorOf('receiptTo', own.errors)}
      />
      {failure && !isPending ? (
        <InlineNotice tone="error">{problemText(t, failure.code, method)}</InlineNotice>
      ) : null}
      <BeforePaying />
      <Button type="submit" full busy={isPending} busyLabel={t.processing}>
        {completes(method)
          ? joined.aside(t.complete, format.yen(amountYen))
          : completeLabel(t, method)}
      </Button>
    </form>
  );
}

/** The others are done at a store or at a bank. */
function completes(method: PayForWay): boolean {
  return method !== 'konbini' && method !== 'transfer';
}

function isWay(method: PaymentMethod): method is PayForWay {
  return PAY_FOR_WAYS.some((way) => way === method);
}
