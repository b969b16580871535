import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Badge } from '#platform/web/ui/badge.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../../../web/entries.text.ts';
import type { CheckInState } from '../../check-ins.vocabulary.ts';

interface Props {
  readonly tournamentId: number;
  /** Null where the entry is not checked in today. */
  readonly state: CheckInState | null;
}

/** On the day: the way to one's own check-in, or that it is done. */
export function CheckInLink({ tournamentId, state }: Props) {
  const t = useText();
  if (state === null) return null;
  if (state === 'present') return <Badge tone="green">{t.checkedIn}</Badge>;
  return (
    <LinkButton to={`/check-in/${tournamentId}`} icon={<ClipboardCheck aria-hidden="true" />}>
      {t.checkIn}
    </LinkButton>
  );
}
