import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { type DeviceState, usePush } from '../hooks/use-push.ts';
import { useText } from '../push.text.ts';
import css from './this-device.module.css';

/** Pushes on this device: on, off, or why they are not possible. */
export function ThisDevice() {
  const t = useText();
  const push = usePush();
  return (
    <Section heading={t.heading} text={t.text}>
      <Loaded query={push.query} shape="card" count={1}>
        {({ ability, on }) => <Device {...push} ability={ability} on={on} />}
      </Loaded>
    </Section>
  );
}

interface Props
  extends Pick<DeviceState, 'ability' | 'on'>,
    Pick<ReturnType<typeof usePush>, 'isPending' | 'turnOn' | 'turnOff'> {}

function Device({ ability, on, isPending, turnOn, turnOff }: Props) {
  const t = useText();
  if (ability === 'denied') {
    return (
      <InlineNotice tone="warning" title={t.deniedTitle}>
        {t.deniedText}
      </InlineNotice>
    );
  }
  if (ability === 'install-first') {
    return <InlineNotice title={t.installTitle}>{t.installText}</InlineNotice>;
  }
  if (ability === 'unsupported') {
    return <InlineNotice title={t.unsupportedTitle}>{t.unsupportedText}</InlineNotice>;
  }
  return (
    <Card className={css.card}>
      <p className={css.state} role="status">
        {on ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        <span>
          <b className={css.title}>{on ? t.on : t.off}</b>
          {on ? t.onText : t.offText}
        </span>
      </p>
      {on ? (
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
