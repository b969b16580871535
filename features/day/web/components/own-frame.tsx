import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type { Read } from './desk-frame.tsx';

interface Props<Data> {
  readonly title: string;
  /** The words of the way back to the player's tournaments. */
  readonly back: string;
  /** Where it leads; to the player's tournaments unless given. */
  readonly backTo?: string;
  readonly loading: string;
  /** The tournament is not there, or the reader does not play in it. */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly query: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A player's own screen of a day, with what it shows while it loads, and why it cannot be shown. */
export function OwnFrame<Data extends { readonly tournamentName: string }>({
  title,
  back,
  backTo = '/my-tournaments',
  loading,
  unknown,
  query,
  children,
}: Props<Data>) {
  const format = useFormat();
  const { data, error } = query;
  const isUnknown = isRefused(error);
  const failed = !data && !isUnknown && (query.isError || query.isPaused);
  return (
    <Frame
      title={title}
      subtitle={data && !isUnknown ? <bdi>{format.name(data.tournamentName)}</bdi> : null}
      back={{ to: backTo, label: back }}
    >
      {/* A page for one person, not for search engines. */}
      <meta name="robots" content="noindex" />
      {data && !isUnknown ? children(data) : null}
      {isUnknown ? (
        <InlineNotice tone="error" title={unknown.title}>
          {unknown.text}
        </InlineNotice>
      ) : null}
      {failed ? <LoadFailure error={error} onRetry={() => void query.refetch()} /> : null}
      {data || failed || isUnknown ? null : <Placeholder label={loading} shape="card" count={2} />}
    </Frame>
  );
}
