import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

interface Notice {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly title: string;
  readonly loading: string;
  readonly tooMany: string;
  readonly old: Notice;
  readonly unknown: Notice;
}

interface Props<Data> {
  /** The secret of the link, which its address ends with; '' where it is cut off. */
  readonly secret: string;
  readonly query: UseQueryResult<Data>;
  readonly words: Words;
  readonly children: (data: Data) => ReactNode;
}

/** The screen of a link that was mailed or sent to one person, who needs no login. */
export function PrivateLink<Data extends { readonly state: string }>({
  secret,
  query,
  words,
  children,
}: Props<Data>) {
  const { data, error, isError, isPaused } = query;
  const isWrong = secret === '' || isRefused(error);
  const failed = !data && !isWrong && (isError || isPaused);
  return (
    <Screen title={words.title} step={data?.state ?? ''}>
      {/* A private link, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {isWrong ? <WrongLink code={isRefused(error) ? error.code : null} words={words} /> : null}
      {data && !isWrong ? children(data) : null}
      {failed ? <LoadFailure error={error} onRetry={() => void query.refetch()} /> : null}
      {data || isWrong || failed ? null : (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="card" count={2} />
        </div>
      )}
    </Screen>
  );
}

/** The link opens nothing: it is cut off, too old, or what it was for is over. */
function WrongLink({ code, words }: { readonly code: string | null; readonly words: Words }) {
  if (code === 'RATE_LIMITED') return <InlineNotice tone="error">{words.tooMany}</InlineNotice>;
  const isOld = code === 'LINK_EXPIRED' || code === 'LINK_USED';
  const { title, text } = isOld ? words.old : words.unknown;
  return (
    <InlineNotice tone="error" title={title}>
      {text}
    </InlineNotice>
  );
}
