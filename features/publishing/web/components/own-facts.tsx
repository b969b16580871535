import { AvailabilityBadge } from '#features/tournaments/web/components/availability.tsx';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { useText } from '../publishing.text.ts';
import css from './manage-actions.module.css';

/** The state of a tournament, at a glance. */
export function OwnFacts({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const { count, placesTaken, participantLimit, lowestFeeYen } = tournament.events;
  const eventType = count === 1 ? tournament.eventType : null;
  const fee = lowestFeeYen === 0 ? t.free : format.yen(lowestFeeYen);
  const lowest = lowestFeeYen === 0 ? t.feeFromFree : t.feeFrom(fee);
  return (
    <Card className={css.facts}>
      <div>
        <AvailabilityBadge tournament={tournament} eventType={eventType} />
      </div>
      <Facts
        facts={[
          [
            t.places,
            <strong key="places" className={css.places}>
              {t.taken(placesTaken, participantLimit, eventType)}
            </strong>,
          ],
          [t.date, format.dayWithWeekday(tournament.eventDate)],
          [t.time, format.hours(tournament.startTime, tournament.endTime)],
          [
            t.venue,
            <FactsLine
              key="venue"
              facts={[
                format.name(tournament.venue),
                prefectureName(tournament.prefecture, language),
              ]}
            />,
          ],
          [t.applicationDeadline, format.dayWithWeekday(tournament.applicationDeadline)],
          [t.fee, count > 1 ? lowest : fee],
        ]}
      />
    </Card>
  );
}
