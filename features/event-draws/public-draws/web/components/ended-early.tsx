import type { ReactNode } from 'react';
import type { EarlyEnd } from '#features/tournaments/tournaments.vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../public-draws.text.ts';

interface Props {
  readonly why: EarlyEnd;
  /** What else follows from it. */
  readonly children?: ReactNode;
}

/** That the day was ended before everything was played, and why. */
export function EndedEarly({ why, children }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <InlineNotice tone="warning" title={t.endedEarlyTitle}>
      <p>{format.sentences(t.endedEarlyWhy[why], t.endedEarlyText)}</p>
      {children ? <p>{children}</p> : null}
    </InlineNotice>
  );
}
