import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Entry, entryQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';

/** The entry that the person has just paid, for the next screen; nothing once it is no longer confirmed. */
export function JustConfirmed({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery({ ...entryQuery(entry.id), placeholderData: entry });
  if (data?.state !== 'confirmed') return null;
  const { name, eventDate, venue } = data.tournament;
  return (
    <InlineNotice
      tone="success"
      title={t.justConfirmed}
      action={
        <LinkButton variant="secondary" to="/my-tournaments">
          {t.seeMyTournaments}
        </LinkButton>
      }
    >
      <p>{format.name(name)}</p>
      <p>{t.dayAndVenue(format.dayWithWeekday(eventDate), format.name(venue))}</p>
    </InlineNotice>
  );
}
