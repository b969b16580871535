import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePush } from '../hooks/use-push.ts';
import { useText } from '../push.text.ts';
import css from './this-device.module.css';

/** Pushes on this device: on, off, or why they are not possible. */
export function ThisDevice() {
  const t = useText();
  return (
    <Section heading={t.heading} text={t.text}>
      <Device />
    </Section>
  );
}

function Device() {
  const t = useText();
  const { query, isPending, turnOn, turnOff } = usePush();
  const { data, error, fetchStatus, refetch } = query;
  if (!data && (error || fetchStatus === 'paused')) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label={t.looking} />;
  if (data.ability === 'denied') {
    return (
      <InlineNotice tone="warning" title={t.deniedTitle}>
        {t.deniedText}
      </InlineNotice>
    );
  }
  if (data.ability === 'install-first') {
    return <InlineNotice title={t.installTitle}>{t.installText}</InlineNotice>;
  }
  if (data.ability === 'unsupported') {
    return <InlineNotice title={t.unsupportedTitle}>{t.unsupportedText}</InlineNotice>;
  }
  return (
    <Card className={css.card}>
      <p className={css.state} role="status">
        {data.on ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        <span>
          <b className={css.title}>{data.on ? t.on : t.off}</b>
          {data.on ? t.onText : t.offText}
        </span>
      </p>
      {data.on ? (
        <Button
          full
          name="push-off"
          variant="secondary"
          busy={isPending}
          busyLabel={t.turningOff}
          onClick={turnOff}
        >
          {t.turnOff}
        </Button>
      ) : (
        <Button full name="push-on" busy={isPending} busyLabel={t.turningOn} onClick={turnOn}>
          {t.turnOn}
        </Button>
      )}
    </Card>
  );
}
