import { lastApplicationDay } from '#domain/entry/entry.ts';
import { isNamed } from '#features/sports/sports.policy.ts';
import { SportName } from '#features/sports/web/components/sport-name.tsx';
import { onlyType } from '#features/tournaments/events/events.policy.ts';
import { Availability } from '#features/tournaments/web/components/availability.tsx';
import { Contact } from '#features/tournaments/web/components/contact.tsx';
import {
  EventTypeBadge,
  LevelBadge,
} from '#features/tournaments/web/components/tournament-badges.tsx';
import { TournamentCover } from '#features/tournaments/web/components/tournament-cover.tsx';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { daysBetween } from '#platform/shared/calendar.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { pageMadeAt } from '#platform/web/api/page-reads.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { ShareButton } from '#platform/web/ui/share-button.tsx';
import { useText } from '../entries.text.ts';
import css from './tournament-details.module.css';
import { Venue } from './venue.tsx';

interface Props {
  readonly tournament: Tournament;
}

/** Everything to know before applying, in the order of the specification. */
export function TournamentDetails({ tournament }: Props) {
  const t = useText();
  const format = useFormat();
  const { name, feeYen, notes, sport } = tournament;
  const fee = feeYen === 0 ? t.free : format.yen(feeYen);
  const lowest = feeYen === 0 ? t.feeFromFree : t.feeFrom(fee);
  const limit = (
    <span className={css.limit}>
      {t.participants(tournament.participantLimit, onlyType(tournament.eventTypes))}
      <Availability tournament={tournament} />
    </span>
  );
  return (
    <Card className={css.details}>
      <TournamentCover tournament={tournament} label={t.tournament}>
        <p className={css.until}>
          <ApplyUntil tournament={tournament} />
          <ShareButton title={format.name(name)} label={t.share} copied={t.linkCopied} />
        </p>
      </TournamentCover>
      <div className={css.facts}>
        <Facts
          facts={[
            [t.venue, <Venue key="venue" of={tournament} />],
            [t.date, format.dayWithWeekday(tournament.eventDate)],
            [t.time, format.hours(tournament.startTime, tournament.endTime)],
            [t.deadline, format.dayWithWeekday(tournament.applicationDeadline)],
            [t.participantLimit, limit],
            [t.sport, isNamed(sport) ? <SportName key="sport" sport={sport} /> : null],
            [
              t.level,
              <span key="levels" className={css.badges}>
                {tournament.levels.map((level) => (
                  <LevelBadge key={level} level={level} />
                ))}
              </span>,
            ],
            [
              t.eventType,
              <span key="types" className={css.badges}>
                {tournament.eventTypes.map((type) => (
                  <EventTypeBadge key={type} eventType={type} />
                ))}
              </span>,
            ],
            [t.fee, <strong key="fee">{tournament.eventCount > 1 ? lowest : fee}</strong>],
            [t.organizer, format.name(tournament.organizerName)],
            [t.contact, <Contact key="contact">{tournament.contact}</Contact>],
            [t.notes, notes === '' ? null : t.quoted(notes)],
          ]}
        />
      </div>
    </Card>
  );
}

/** How many days are left to apply; nothing where nobody can. */
function ApplyUntil({ tournament }: Props) {
  const t = useText();
  if (tournament.availability !== 'open') return null;
  const today = dayInJapan(pageMadeAt() ?? now());
  return t.daysToApply(daysBetween(today, lastApplicationDay(tournament)));
}
