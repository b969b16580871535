import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Read } from '#platform/web/api/read.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { LinkError } from '../components/link-error.tsx';
import { RequestLink } from '../components/request-link.tsx';
import { guardianPageQuery, type Page } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';

// Not for who asks for a link.
const players = () => import('../components/players.tsx').then((late) => late.Players);
const Players = lazyComponent(players);

/**
 * The guardian's page, opened by a mailed link with its secret after "#"; without a secret it offers to mail a link.
 */
export function Screen() {
  const t = useText();
  const secret = useLocation().hash.slice(1);
  const query = useQuery({ ...guardianPageQuery(secret), enabled: secret !== '' });
  // An answer changes the whole screen: it scrolls to its top again.
  const answered = query.data?.players.map(({ id, state }) => `${id} ${state}`).join();
  return (
    <Frame title={t.title} subtitle={t.subtitle} step={answered ?? ''}>
      {/* A private link for one person, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {secret ? <Opened secret={secret} query={query} /> : <RequestLink />}
    </Frame>
  );
}

interface Props {
  readonly secret: string;
  readonly query: Read<Page>;
}

function Opened({ secret, query }: Props) {
  const waiting = <Placeholder shape="card" count={2} />;
  // While the answer is on its way.
  useEffect(() => void players().catch(() => {}), []);
  return (
    <Loaded
      query={query}
      placeholder={waiting}
      refused={({ code }) => (
        <>
          <LinkError code={code} />
          <RequestLink />
        </>
      )}
    >
      {(page) => (
        <Players
          secret={secret}
          {...page}
          fallback={waiting}
          errorFallback={(retry) => <LoadFailure onRetry={retry} />}
        />
      )}
    </Loaded>
  );
}
