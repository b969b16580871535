import { useState } from 'react';
import { LinkRefusal } from '#features/accounts/web/components/link-refusal.tsx';
import { useLink } from '#features/accounts/web/hooks/use-link.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { Topic } from '../../preferences.vocabulary.ts';
import { openUnsubscribe, unsubscribe } from '../preferences.queries.ts';
import { useText } from '../preferences.text.ts';

const open = (secret: string) => openUnsubscribe({ body: { secret } });

/** The screen of a mail's link: ends its kind of mails, without logging in. */
export function Screen() {
  const t = useText();
  const { secret, opened, again } = useLink(open);
  const [ended, setEnded] = useState(false);
  if (opened.state === 'closed') {
    return (
      <LinkRefusal title={t.unknownTitle} text={t.unknownText}>
        <ToSettings />
      </LinkRefusal>
    );
  }
  if (opened.state !== 'open') {
    return (
      <Frame title={t.endTitle}>
        {opened.state === 'checking' ? <Spinner label={t.checking} /> : null}
        {opened.state === 'failed' ? <LoadFailure error={opened.error} onRetry={again} /> : null}
      </Frame>
    );
  }
  const { topic, wanted } = opened.data;
  if (ended || !wanted) {
    return (
      <Frame title={t.endedTitle} step="ended">
        <p role="status">{t.endedText(t.topics[topic])}</p>
        <ToSettings />
      </Frame>
    );
  }
  return <Ask secret={secret} topic={topic} onEnded={() => setEnded(true)} />;
}

interface Props {
  readonly secret: string;
  readonly topic: Topic;
  readonly onEnded: () => void;
}

function Ask({ secret, topic, onEnded }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => unsubscribe({ body: { secret } }),
    reads: ['notification-preferences', 'notifications'],
    words: t,
    onSuccess: onEnded,
  });
  return (
    <Frame title={t.endTitle} step="ask">
      <p>{t.endText(t.topics[topic])}</p>
      <p>{t.endStays}</p>
      <Button
        full
        name="unsubscribe"
        busy={isPending}
        busyLabel={t.ending}
        onClick={() => void submit()}
      >
        {t.end}
      </Button>
    </Frame>
  );
}

function ToSettings() {
  const t = useText();
  return (
    <LinkButton full variant="secondary" to="/notifications/settings">
      {t.toSettings}
    </LinkButton>
  );
}
