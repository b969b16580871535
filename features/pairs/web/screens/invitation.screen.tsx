import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { AnswerInvitation } from '../components/answer-invitation.tsx';
import { ClosedInvitation } from '../components/closed-invitation.tsx';
import { WhereAndWhen } from '../components/where-and-when.tsx';
import { invitationQuery } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** An invitation to play doubles, for anybody with its link or its notice. */
export function Screen() {
  const t = useText();
  const { token = '' } = useParams();
  const session = useSession();
  const accountId = session.data?.account?.id ?? null;
  const query = useQuery({
    ...invitationQuery(token, accountId),
    enabled: session.data !== undefined,
  });
  return (
    <Frame title={t.invitationTitle}>
      {/* A link between people, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      <Loaded query={session}>
        {() => (
          <Loaded
            query={query}
            refused={({ code }) => <ClosedInvitation code={code} token={token} />}
          >
            {(invitation) => (
              <>
                <WhereAndWhen {...invitation} />
                <AnswerInvitation invitation={invitation} token={token} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Frame>
  );
}
