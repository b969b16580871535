import CalendarDays from 'lucide-react/icons/calendar-days';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../my-page.text.ts';

/** Leads a player without an upcoming tournament to the open tournaments. */
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
