import { useEffect } from 'react';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { LinkTrouble } from '../../../web/parts/link-trouble.tsx';
import { useLink } from '../../../web/parts/use-link.ts';
import { verify } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

const open = (secret: string) => verify({ body: { secret } });

/** Where the link of the welcome mail leads: nothing to do but to open it. */
export function Screen() {
  const t = useText();
  const { opened, again } = useLink(open);
  const done = opened.state === 'open';
  useEffect(() => {
    if (done) void queryClient.invalidateQueries();
  }, [done]);
  if (opened.state === 'closed') {
    const known = (
      opened.code in t.troubles ? opened.code : 'LINK_UNKNOWN'
    ) as keyof typeof t.troubles;
    return (
      <LinkTrouble title={t.troubles[known]} text={t.troubleTexts[known]}>
        <LinkButton full to="/my-page">
          {t.toMyPage}
        </LinkButton>
      </LinkTrouble>
    );
  }
  return (
    <Frame title={done ? t.verifiedTitle : t.verifyTitle} step={opened.state}>
      {opened.state === 'checking' ? <Spinner label={t.verifying} /> : null}
      {opened.state === 'failed' ? <LoadFailure error={opened.error} onRetry={again} /> : null}
      {done ? (
        <>
          <InlineNotice tone="success">{t.verifiedText(opened.data.email)}</InlineNotice>
          <LinkButton full to="/my-page">
            {t.toMyPage}
          </LinkButton>
        </>
      ) : null}
    </Frame>
  );
}
