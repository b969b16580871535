import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
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
  const query = useQuery({ ...invitationQuery(token, accountId), enabled: session.isSuccess });
  const { data } = query;
  const refused = isRefused(query.error) ? query.error.code : null;
  const asked = session.data ? query : session;
  const failed = !data && !refused && (asked.isError || asked.isPaused);
  return (
    <Frame title={t.invitationTitle}>
      {/* A link between people, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {refused ? <ClosedInvitation code={refused} token={token} /> : null}
      {data && !refused ? (
        <>
          <WhereAndWhen {...data} />
          <AnswerInvitation invitation={data} token={token} />
        </>
      ) : null}
      {failed ? <LoadFailure error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {data || refused || failed ? null : <Skeleton shape="row" count={3} />}
    </Frame>
  );
}
