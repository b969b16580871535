import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { withdrawalsQuery } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  /** Ids of those who have withdrawn and are still on a line of the published knockout. */
  readonly out: readonly string[];
}

/** On the page of an event: a line waits for a decision, with who is offered its place and until when. */
export function OpenLines({ params, event, out }: Props) {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(withdrawalsQuery(params));
  const open = data?.entrants.filter(({ number }) => out.includes(String(number))) ?? [];
  if (!data || open.length === 0) return null;
  const { offers } = data;
  const asked = offers.map(({ name, until }) =>
    t.offeredTo(format.name(name), format.dateTime(until)),
  );
  const nobody = event.people.held > 0 ? t.placeHeld : t.nobodyIsAsked;
  return (
    <InlineNotice tone="warning" title={t.openLineTitle}>
      {(asked.length > 0 ? asked : [nobody]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {open.map(({ entryId, name }) => (
          <li key={entryId}>
            <Link
              to={`/organizer/tournaments/${params.id}/events/${params.eventId}/withdraw?entry=${entryId}`}
            >
              {t.decideLineOf(format.name(name))}
            </Link>
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
