import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import type { Read } from '#platform/web/api/read.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen } from '#platform/web/ui/screen.tsx';

interface Notice {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly title: string;
  readonly tooMany: string;
  readonly old: Notice;
  readonly unknown: Notice;
}

interface Props<Data> {
  /** The secret of the link, which its address ends with; '' where it is cut off. */
  readonly secret: string;
  readonly query: Read<Data>;
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
  // A page that is read every few seconds goes on with what it has.
  const isTooOften = query.data === undefined && isRefused(query.error, 'RATE_LIMITED');
  return (
    <Screen title={words.title} step={query.data?.state ?? ''}>
      {/* A private link, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {secret === '' ? <WrongLink code={null} words={words} /> : null}
      {isTooOften ? <InlineNotice tone="error">{words.tooMany}</InlineNotice> : null}
      {secret === '' || isTooOften ? null : (
        <Loaded
          query={query}
          shape="card"
          count={2}
          refused={({ code }) => <WrongLink code={code} words={words} />}
        >
          {children}
        </Loaded>
      )}
    </Screen>
  );
}

/** The link opens nothing: it is cut off, too old, or what it was for is over. */
function WrongLink({ code, words }: { readonly code: string | null; readonly words: Words }) {
  const isOld = code === 'LINK_EXPIRED' || code === 'LINK_USED';
  const { title, text } = isOld ? words.old : words.unknown;
  return (
    <InlineNotice tone="error" title={title}>
      {text}
    </InlineNotice>
  );
}
