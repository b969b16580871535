import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { type Back, Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../day.text.ts';
import { NotOpen } from './not-open.tsx';

/** What a screen needs of its query. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly id: number;
  readonly title: string;
  readonly query: Read<Data>;
  readonly back: Back;
  /** Room for many courts side by side. */
  readonly isWide?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A screen of the desk, with what it shows while it loads, and why it cannot be shown. */
export function DeskFrame<Data extends { readonly tournamentName: string }>(props: Props<Data>) {
  const t = useText();
  const format = useFormat();
  const { id, title, query, back, isWide = false, children } = props;
  const { data, error } = query;
  // Somebody who was removed from the referees meanwhile has the day on the device.
  const isOut = isRefused(error, 'FORBIDDEN');
  const failed = isOut || (!data && (query.isError || query.isPaused));
  return (
    <Frame
      title={title}
      subtitle={data && !isOut ? <bdi>{format.name(data.tournamentName)}</bdi> : null}
      back={back}
      width={isWide ? 'wide' : 'column'}
    >
      {data && !isOut ? children(data) : null}
      {failed ? <Failure id={id} error={error} onRetry={() => void query.refetch()} /> : null}
      {data || failed ? null : <Placeholder label={t.loading} shape="card" count={3} />}
    </Frame>
  );
}

interface FailureProps {
  readonly id: number;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Failure({ id, error, onRetry }: FailureProps) {
  const t = useText();
  if (isRefused(error, 'DAY_NOT_OPEN')) return <NotOpen id={id} />;
  if (!isRefused(error)) return <LoadFailure error={error} onRetry={onRetry} />;
  const foreign = isRefused(error, 'FORBIDDEN');
  return (
    <InlineNotice tone="error" title={foreign ? t.notYours : t.notFound}>
      {foreign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
