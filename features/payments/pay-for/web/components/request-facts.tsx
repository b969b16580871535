import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { PaymentRequest } from '../pay-for.queries.ts';
import { useText } from '../pay-for.text.ts';
import css from './pay-for.module.css';

/** For whom, for what, how much, and until when. */
export function RequestFacts({ request }: { readonly request: PaymentRequest }) {
  const t = useText();
  const format = useFormat();
  const { player, tournament, toPay, until } = request;
  const end =
    until && `${format.dayWithWeekday(dayInJapan(new Date(until)))} ${format.clockTime(until)}`;
  return (
    <Card tone="brand" className={css.card}>
      <h2 className={css.name}>{format.name(tournament.name)}</h2>
      <Facts
        facts={[
          [t.player, <bdi key="player">{player}</bdi>],
          [t.when, format.dayWithWeekday(tournament.eventDate)],
          [t.where, format.name(tournament.venue)],
          [
            t.events,
            <ul key="events" className={css.events}>
              {toPay.entries.map((entry) => (
                <li key={entry.id}>
                  <EventName event={entry} />
                </li>
              ))}
            </ul>,
          ],
          [t.payBy, end && <strong key="until">{end}</strong>],
        ]}
      />
      <p className={css.sum}>
        <span>{t.amount}</span>
        <strong>{format.yen(toPay.amountYen)}</strong>
      </p>
    </Card>
  );
}
