import CalendarDays from 'lucide-react/icons/calendar-days';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../my-page.text.ts';

/** Where a player without a coming tournament goes next. */
export function NoEntries() {
  const t = useText();
  return (
    <EmptyState
      icon={<CalendarDays />}
      title={t.noComing}
      text={t.noComingText}
      action={<LinkButton to="/open-tournaments">{t.findTournament}</LinkButton>}
    />
  );
}
