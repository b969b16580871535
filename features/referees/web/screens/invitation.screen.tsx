import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { InvitationAnswer } from '../components/invitation-answer.tsx';
import { InvitationFacts } from '../components/invitation-facts.tsx';
import { invitationQuery } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** An invitation to referee a tournament, opened by a mailed link with its secret after "#". */
export function Screen() {
  const t = useText();
  const secret = useLocation().hash.slice(1);
  const [declined, setDeclined] = useState(false);
  return (
    <Frame title={t.invitationTitle} step={declined ? 'declined' : 'ask'}>
      {/* A private link for one person, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {declined ? (
        <InlineNotice tone="success" title={t.declined}>
          {t.declinedText}
        </InlineNotice>
      ) : null}
      {secret || declined ? null : <LinkError code="LINK_UNKNOWN" />}
      {secret && !declined ? <Opened secret={secret} onDeclined={() => setDeclined(true)} /> : null}
    </Frame>
  );
}

function Opened({
  secret,
  onDeclined,
}: {
  readonly secret: string;
  readonly onDeclined: () => void;
}) {
  const { data, error, isError, isPaused, refetch } = useQuery(invitationQuery(secret));
  if (isRefused(error)) return <LinkError code={error.code} />;
  if (data) {
    return (
      <>
        <InvitationFacts invitation={data} />
        <InvitationAnswer secret={secret} invitation={data} onDeclined={onDeclined} />
      </>
    );
  }
  if (isError || isPaused) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Placeholder shape="card" count={2} />;
}

/** Why a link opens nothing. */
function LinkError({ code }: { readonly code: string }) {
  const t = useText();
  const known = code in t.linkTitles ? (code as keyof typeof t.linkTitles) : 'LINK_UNKNOWN';
  return (
    <>
      <InlineNotice tone={known === 'LINK_USED' ? 'info' : 'error'} title={t.linkTitles[known]}>
        {t.linkTexts[known]}
      </InlineNotice>
      {known === 'LINK_USED' ? (
        <LinkButton full to="/my-page">
          {t.toMyPage}
        </LinkButton>
      ) : null}
    </>
  );
}
