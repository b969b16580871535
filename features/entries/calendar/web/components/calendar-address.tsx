import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '#platform/web/copy-text.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../calendar.text.ts';
import css from './calendar-address.module.css';

interface Props {
  readonly url: string;
  readonly busy: boolean;
  readonly onRenew: () => Promise<unknown>;
}

/** The address: to subscribe to with a tap, to copy, to replace. */
export function CalendarAddress({ url, busy, onRenew }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    await onRenew();
    setAsking(false);
  };
  return (
    <Card className={css.card}>
      <TextField
        name="calendar-address"
        label={t.address}
        hint={t.addressHint}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('primary', true)}>
        <CalendarPlus aria-hidden="true" />
        <span>{t.subscribe}</span>
      </a>
      <Button
        full
        name="calendar-copy"
        variant="secondary"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(url, t.copied, t.copyFailed)}
      >
        {t.copy}
      </Button>
      <Button full name="calendar-renew" variant="quiet" onClick={() => setAsking(true)}>
        {t.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.renewTitle}
        confirmLabel={t.renewNow}
        cancelLabel={t.keep}
        danger
        busy={busy}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        <p>{t.renewText}</p>
      </ConfirmDialog>
    </Card>
  );
}
