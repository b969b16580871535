import type { ReactNode } from 'react';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../day.text.ts';

interface Props {
  readonly isShown: boolean;
  /** What is stored now. */
  readonly children: ReactNode;
}

/** In a dialog whose save was refused: what another desk has saved, and that saving again replaces it. */
export function SavedByOther({ isShown, children }: Props) {
  const t = useText();
  return (
    <div role="status">
      {isShown ? (
        <InlineNotice tone="warning" title={t.savedByOther}>
          <p>{children}</p>
          <p>{t.savingReplaces}</p>
        </InlineNotice>
      ) : null}
    </div>
  );
}
