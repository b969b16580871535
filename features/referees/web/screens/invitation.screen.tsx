import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
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
  const query = useQuery(invitationQuery(secret));
  return (
    <Loaded query={query} shape="card" count={2} refused={({ code }) => <LinkError code={code} />}>
      {(invitation) => (
        <>
          <InvitationFacts invitation={invitation} />
          <InvitationAnswer secret={secret} invitation={invitation} onDeclined={onDeclined} />
        </>
      )}
    </Loaded>
  );
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
