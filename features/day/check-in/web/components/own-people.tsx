import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { OwnCheckIn } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';

const TONES = { expected: 'amber', present: 'green', absent: 'neutral' } as const;

/** The player's events with their states; a tournament with one event needs no list. */
export function OwnPeople({ own }: { readonly own: OwnCheckIn }) {
  const t = useText();
  const format = useFormat();
  if (own.opensAt === null || own.people.every(({ event }) => event.isOnly)) return null;
  return (
    <List label={t.event}>
      {own.people.map(({ id, event, state, closesAt }) => (
        <ListRow
          key={id}
          title={<EventName event={event} />}
          text={state === 'expected' ? t.closesAt(format.dateTime(closesAt)) : null}
          end={<Badge tone={TONES[state]}>{t.states[state]}</Badge>}
        />
      ))}
    </List>
  );
}
