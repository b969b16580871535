import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../score-formats.text.ts';

/** In place of a card whose format this version of the app does not know. */
export function UnknownFormat() {
  return <InlineNotice tone="error" title={useText().unknownFormat} />;
}
