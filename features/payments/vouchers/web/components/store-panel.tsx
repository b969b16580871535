import Copy from 'lucide-react/icons/copy';
import { copyText } from '#platform/web/copy-text.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { StoreCode } from '../../../payments.vocabulary.ts';
import { useText } from '../../../web/payments.text.ts';
import css from './voucher.module.css';

/** The numbers that one chain asks for, and where they are typed. */
export function StorePanel({ code }: { readonly code: StoreCode }) {
  const t = useText();
  const { store, paymentCode, confirmationNumber } = code;
  return (
    <div className={css.panel}>
      <dl className={css.list}>
        <Code label={t.paymentCode} code={paymentCode} />
        {confirmationNumber ? (
          <Code label={t.confirmationNumber} code={confirmationNumber} />
        ) : null}
      </dl>
      <h2 className={css.heading}>{t.howTo}</h2>
      <ol className={css.steps}>
        {t.steps[store].split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Code({ label, code }: { readonly label: string; readonly code: string }) {
  const joined = useJoined();
  const t = useText();
  return (
    <div className={css.code}>
      <dt>{label}</dt>
      <dd className={css.number}>{code}</dd>
      <dd>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          aria-label={joined.labelled(t.copy, label)}
          onClick={() => void copyText(code, t.copied, t.copyFailed)}
        >
          {t.copy}
        </Button>
      </dd>
    </div>
  );
}
