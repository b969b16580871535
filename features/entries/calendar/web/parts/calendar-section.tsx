import { useState } from 'react';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { readAddress, renewAddress } from '../calendar.queries.ts';
import { useText } from '../calendar.text.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The secret address of one's calendar. It is on the screen only when asked for: others may look over a shoulder. */
export function CalendarSection() {
  const t = useText();
  const [url, setUrl] = useState<string | null>(null);
  const { change, busy } = useToldWrite({ title: t.failed, failures: t.failures });

  const show = async () => {
    const answer = await change(() => readAddress());
    if (answer) setUrl(answer.url);
  };
  const renew = async (instead: string) => {
    const answer = await change(() => renewAddress({ body: { instead } }));
    if (!answer) return;
    setUrl(answer.url);
    notify({ title: t.renewed });
  };
  return (
    <Section heading={t.heading} text={t.text}>
      {url ? (
        <CalendarAddress url={url} busy={busy} onRenew={() => renew(url)} />
      ) : (
        <Button
          full
          name="calendar-show"
          variant="secondary"
          busy={busy}
          busyLabel={t.showing}
          onClick={show}
        >
          {t.show}
        </Button>
      )}
    </Section>
  );
}
