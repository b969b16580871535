import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { StorePanel } from '../../../vouchers/web/components/store-panel.tsx';
import voucherCss from '../../../vouchers/web/components/voucher.module.css';
import { useText as usePaymentText } from '../../../web/payments.text.ts';
import { giveUp, type PaymentRequest } from '../pay-for.queries.ts';
import css from './pay-for.module.css';

interface Props {
  readonly secret: string;
  readonly request: PaymentRequest;
}

/** What the holder of the link has to do: bring the money to a store, or approve the payment on other pages. */
export function WaitingFor({ secret, request: { payment } }: Props) {
  const t = usePaymentText();
  const format = useFormat();
  const { stores = [], until, url, kind } = payment?.action ?? {};
  const [chosen, choose] = useState(stores[0]?.store ?? 'familymart');
  const code = stores.find(({ store }) => store === chosen) ?? stores[0];
  const end = until
    ? `${format.dayWithWeekday(dayInJapan(new Date(until)))} ${format.clockTime(until)}`
    : '';
  const isStore = kind === 'voucher';
  return (
    <>
      <Card className={css.card}>
        <h2 className={css.name}>{isStore ? t.storeTitle : t.approvalTitle}</h2>
        <p>{isStore ? `${t.payBy}: ${end}` : t.approvalText}</p>
      </Card>
      {isStore && code ? (
        <Card className={voucherCss.stores}>
          <SegmentedTabs
            label={t.store}
            value={chosen}
            onChange={choose}
            tabs={stores.map(({ store }) => ({ value: store, label: t.stores[store] }))}
          >
            <StorePanel code={code} />
          </SegmentedTabs>
        </Card>
      ) : null}
      {isStore ? <p className={css.small}>{t.hint}</p> : null}
      {url ? (
        <a className={buttonClass('primary', true)} href={url}>
          {isStore ? t.slip : t.goOn}
        </a>
      ) : null}
      <AnotherWay secret={secret} text={isStore ? t.otherStore : t.otherApproval} />
    </>
  );
}

function AnotherWay({ secret, text }: { readonly secret: string; readonly text: string }) {
  const t = usePaymentText();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => giveUp({ body: { secret } }),
    reads: ['payments'],
    words: t,
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button full variant="secondary" onClick={() => setOpen(true)}>
        {t.other}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.otherTitle}
        confirmLabel={t.other}
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
