import CalendarX from 'lucide-react/icons/calendar-x';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Back, Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useText } from '../payments.text.ts';

interface Props {
  readonly entry: Entry;
  readonly why: 'expired' | 'returned' | 'inactive';
  readonly back: Back;
}

/** The place is gone: what happened to it and to the money, and the link to a new one. */
export function NotToPay({ entry, why, back }: Props) {
  const t = useText();
  const format = useFormat();
  const { name } = entry.tournament;
  const isPartner = entry.pair?.role === 'partner';
  const expired = isPartner ? t.turnOver : t.expiredText;
  const text = { expired, returned: t.returnedText, inactive: t.withdrawnText }[why];
  return (
    <Frame title={t.payTitle} step={why} back={back}>
      <div role="status">
        <EmptyState
          icon={<CalendarX />}
          title={why === 'inactive' ? t.withdrawnTitle : t.expiredTitle}
          text={
            <>
              {format.name(name)}
              <br />
              {text}
            </>
          }
          action={<Next entry={entry} mayApply={why !== 'inactive' && !isPartner} />}
        />
      </div>
    </Frame>
  );
}

/** Where it goes on; a school sees at its application what it had chosen. */
function Next({ entry, mayApply }: Pick<Props, 'entry'> & { readonly mayApply: boolean }) {
  const t = useText();
  if (entry.applicationId) {
    return (
      <LinkButton to={`/team-applications/${entry.applicationId}`}>{t.viewApplication}</LinkButton>
    );
  }
  if (!mayApply) return <LinkButton to="/open-tournaments">{t.browse}</LinkButton>;
  const apply = `/confirm-tournament-application/${entry.tournament.id}`;
  return <LinkButton to={apply}>{t.applyAgain}</LinkButton>;
}
