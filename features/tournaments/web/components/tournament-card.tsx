import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from 'react-router';
import { SportChip } from '#features/sports/web/components/sport-chip.tsx';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { onlyType } from '../../events/events.policy.ts';
import type { Listing } from '../tournaments.queries.ts';
import { useText } from '../tournaments.text.ts';
import { Availability, useUnavailable } from './availability.tsx';
import { PlacesBar } from './places-bar.tsx';
import { EventTypeBadge, LevelBadge } from './tournament-badges.tsx';
import css from './tournament-card.module.css';

/** One tournament in the list, with everything that decides whether to apply. */
export function TournamentCard({ tournament }: { readonly tournament: Listing }) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const { id, name, venue, prefecture, feeYen, eventCount } = tournament;
  const fee = feeYen === 0 ? t.free : format.yen(feeYen);
  const lowest = feeYen === 0 ? t.eventsFromFree(eventCount) : t.eventsFrom(eventCount, fee);
  const place = t.venueIn(format.name(venue), prefectureName(prefecture, language));
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <DateBlock day={tournament.eventDate} />
        <div className={css.what}>
          <h3 className={css.name}>
            <Link to={`/confirm-tournament-application/${id}`}>{format.name(name)}</Link>
          </h3>
          <p className={css.place}>
            <span className="visually-hidden">{t.venue}</span>
            {place}
          </p>
        </div>
      </div>
      <p className={css.badges}>
        <SportChip sport={tournament.sport} />
        {tournament.isEntered ? (
          <Badge icon={<Check aria-hidden="true" />}>{t.entered}</Badge>
        ) : null}
        {tournament.eventTypes.map((eventType) => (
          <EventTypeBadge key={eventType} eventType={eventType} />
        ))}
        {tournament.levels.map((level) => (
          <LevelBadge key={level} level={level} />
        ))}
      </p>
      <p className={css.places}>
        {tournament.availability === 'open' ? <PlacesBar of={tournament} /> : null}
        <Availability tournament={tournament} />
      </p>
      <div className={css.foot}>
        <p className={css.price}>
          <span className="visually-hidden">{t.fee}</span>
          <strong>{eventCount > 1 ? lowest : fee}</strong>
          <span>{t.deadline(format.shortDate(tournament.applicationDeadline))}</span>
        </p>
        <Apply tournament={tournament} />
      </div>
    </Card>
  );
}

/** The link to apply, or to the waiting list of a full tournament; otherwise a disabled button with the reason. */
function Apply({ tournament }: { readonly tournament: Listing }) {
  const t = useText();
  const id = useId();
  const reason = useUnavailable(tournament);
  const details = `/confirm-tournament-application/${tournament.id}`;
  if (!reason) return <LinkButton to={details}>{t.applyNow}</LinkButton>;
  return (
    <>
      {tournament.availability === 'full' ? (
        <LinkButton variant="secondary" to={details} aria-describedby={id}>
          {t.waitingList(tournament.waiting, onlyType(tournament.eventTypes))}
        </LinkButton>
      ) : (
        <Button disabled aria-describedby={id}>
          {t.applyNow}
        </Button>
      )}
      <p id={id} className={css.reason}>
        {reason}
      </p>
    </>
  );
}
