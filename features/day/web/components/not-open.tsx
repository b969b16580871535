import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../day.text.ts';

/** The desk has not opened the day, with the way to do so. */
export function NotOpen({ id }: { readonly id: number }) {
  const t = useText();
  return (
    <InlineNotice
      title={t.notOpenTitle}
      action={<LinkButton to={`/organizer/tournaments/${id}/day`}>{t.toDay}</LinkButton>}
    >
      {t.notOpenText}
    </InlineNotice>
  );
}
