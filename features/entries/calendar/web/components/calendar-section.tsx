import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { readAddress, renewAddress } from '../calendar.queries.ts';
import { useText } from '../calendar.text.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The secret address of the player's calendar. It is shown only on request: others may see the screen. */
export function CalendarSection() {
  const t = useText();
  const [url, setUrl] = useState<string | null>(null);
  const show = useSubmit({
    send: () => readAddress(),
    words: t,
    onSuccess: (answer) => setUrl(answer.url),
  });
  const renewal = useSubmit({
    send: (instead: string) => renewAddress({ body: { instead } }),
    words: t,
    onSuccess: (answer) => {
      setUrl(answer.url);
      notify({ title: t.renewed });
    },
  });
  return (
    <Section heading={t.heading} text={t.text}>
      {url ? (
        <CalendarAddress url={url} busy={renewal.isPending} onRenew={() => renewal.submit(url)} />
      ) : (
        <Button
          full
          name="calendar-show"
          variant="secondary"
          busy={show.isPending}
          busyLabel={t.showing}
          onClick={() => void show.submit()}
        >
          {t.show}
        </Button>
      )}
    </Section>
  );
}
