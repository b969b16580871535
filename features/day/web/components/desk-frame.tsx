import type { ReactNode } from 'react';
import type { Refused } from '#platform/web/api/errors.ts';
import { dataOf, type Read } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type Back, Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../day.text.ts';
import { NotOpen } from './not-open.tsx';

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
  const format = useFormat();
  const { id, title, query, back, isWide = false, children } = props;
  // Somebody who was removed from the referees meanwhile has the day on the device.
  const name = dataOf(query)?.tournamentName;
  return (
    <Frame
      title={title}
      subtitle={name ? <bdi>{format.name(name)}</bdi> : null}
      back={back}
      width={isWide ? 'wide' : 'column'}
    >
      <Loaded
        query={query}
        shape="card"
        refused={(refusal) => <DayRefused id={id} refusal={refusal} />}
      >
        {children}
      </Loaded>
    </Frame>
  );
}

function DayRefused({ id, refusal }: { readonly id: number; readonly refusal: Refused }) {
  const t = useText();
  if (refusal.code === 'DAY_NOT_OPEN') return <NotOpen id={id} />;
  const isForeign = refusal.code === 'FORBIDDEN';
  return (
    <InlineNotice tone="error" title={isForeign ? t.notYours : t.notFound}>
      {isForeign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
