import type { ReactNode } from 'react';
import { dataOf, type Read } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';

interface Props<Data> {
  readonly title: string;
  /** The words of the way back to the player's tournaments. */
  readonly back: string;
  /** Where it leads; to the player's tournaments unless given. */
  readonly backTo?: string;
  /** The tournament is not there, or the reader does not play in it. */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly query: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A player's own screen of a day, with what it shows while it loads, and why it cannot be shown. */
export function PlayerDayFrame<Data extends { readonly tournamentName: string }>({
  title,
  back,
  backTo = '/my-tournaments',
  unknown,
  query,
  children,
}: Props<Data>) {
  const format = useFormat();
  const name = dataOf(query)?.tournamentName;
  return (
    <Frame
      title={title}
      subtitle={name ? <bdi>{format.name(name)}</bdi> : null}
      back={{ to: backTo, label: back }}
    >
      {/* A page for one person, not for search engines. */}
      <meta name="robots" content="noindex" />
      <Loaded
        query={query}
        shape="card"
        refused={() => (
          <InlineNotice tone="error" title={unknown.title}>
            {unknown.text}
          </InlineNotice>
        )}
      >
        {children}
      </Loaded>
    </Frame>
  );
}
