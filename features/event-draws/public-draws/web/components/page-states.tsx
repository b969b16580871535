import { isRefused, type Refused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../public-draws.text.ts';

/** In the place of a page about draws that does not exist. */
export function drawRefused(refusal: Refused) {
  const isGone = isRefused(refusal, 'TOURNAMENT_NOT_FOUND', 'EVENT_NOT_FOUND', 'INVALID_INPUT');
  return isGone ? <NotFound /> : undefined;
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/open-tournaments">{t.toTournaments}</LinkButton>}
    />
  );
}

/** The tournament does not take place. */
export function Cancelled() {
  const t = useText();
  return (
    <InlineNotice tone="warning" title={t.cancelledTitle}>
      {t.cancelledText}
    </InlineNotice>
  );
}
