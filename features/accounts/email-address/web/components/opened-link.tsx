import { useEffect } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { ofTopics, readAgain } from '#platform/web/api/read-again.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useLink } from '../../../web/hooks/use-link.ts';
import { sessionQuery } from '../../../web/lib/session.ts';
import { useText } from '../email-address.text.ts';
import { LinkClosed } from './link-closed.tsx';

interface Props {
  readonly open: (
    secret: string,
  ) => Promise<{ readonly ok: true; readonly data: { readonly email: string } } | Refusal>;
  readonly title: string;
  readonly doneTitle: string;
  readonly doneText: (email: string) => string;
}

/** A link that takes effect when it is opened. */
export function OpenedLink({ open, title, doneTitle, doneText }: Props) {
  const t = useText();
  const { opened, again } = useLink(open);
  const done = opened.state === 'open';
  useEffect(() => {
    if (!done) return;
    void readAgain(
      queryClient,
      ofTopics(['session', 'profile', 'devices', 'guardians', 'notifications', 'home']),
    );
    // Fetched, not only invalidated: a cache that is restored after this does not replace newer data.
    void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {});
  }, [done]);
  if (opened.state === 'closed') return <LinkClosed code={opened.code} />;
  return (
    <Frame title={done ? doneTitle : title} step={opened.state}>
      {opened.state === 'checking' ? <Spinner label={t.verifying} /> : null}
      {opened.state === 'failed' ? <LoadFailure error={opened.error} onRetry={again} /> : null}
      {done ? (
        <>
          <InlineNotice tone="success">{doneText(opened.data.email)}</InlineNotice>
          <LinkButton full to="/my-page">
            {t.toMyPage}
          </LinkButton>
        </>
      ) : null}
    </Frame>
  );
}
