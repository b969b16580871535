import type { ReactNode } from 'react';
import { Court } from '#features/sports/web/components/court.tsx';
import { SportChip } from '#features/sports/web/components/sport-chip.tsx';
import { Contact } from '#features/tournaments/web/components/contact.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { daysBetween } from '#platform/shared/calendar.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { AddToCalendar } from '../../calendar/web/components/add-to-calendar.tsx';
import type { CheckInState } from '../../check-ins/check-ins.vocabulary.ts';
import { CheckInLink } from '../../check-ins/web/components/check-in-link.tsx';
import { RenameTeam } from '../../teams/web/components/rename-team.tsx';
import { TiesLink } from '../../teams/web/components/ties-link.tsx';
import { type CarriedEntry, type Entry, renameTeam } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import css from './entry-card.module.css';
import { EntryOutcome } from './entry-outcome.tsx';
import { EntryStateBadge } from './entry-state-badge.tsx';
import { HalfPaid } from './half-paid.tsx';
import { OwnRequest } from './own-request.tsx';
import { PairLine } from './pair-line.tsx';
import { payLabel, TimeLeft } from './time-left.tsx';
import { Venue } from './venue.tsx';
import { Withdraw } from './withdraw.tsx';

interface Props {
  readonly entry: Entry;
  /** The card is in the list of past and withdrawn entries. */
  readonly over: boolean;
  /** Null where the entry is not checked in today. */
  readonly checkIn: CheckInState | null;
  readonly answeredAt: number;
  readonly onHeldOver: () => void;
}

/** One of my entries: where and when, its state, and the actions on it. */
export function EntryCard({ entry, over, checkIn, answeredAt, onHeldOver }: Props) {
  const { tournament } = entry;
  const reserved = entry.state === 'reserved' && !over;
  const waits = reserved && entry.payment === 'made';
  const due = reserved && !waits && !entry.schoolName;
  return (
    <Card as="li" className={css.card}>
      <EntryHead entry={entry} over={over}>
        <EntryStateBadge state={entry.state} over={over} waits={waits} />
      </EntryHead>
      {due ? (
        <div className={css.due}>
          <TimeLeft entry={entry} answeredAt={answeredAt} onOver={onHeldOver} />
        </div>
      ) : null}
      <EntryFacts entry={entry} over={over} />
      <PairLine entry={entry} />
      {waits ? <HalfPaid entry={entry} /> : null}
      <EntryOutcome entry={entry} over={over} accountPage="/refunds" />
      {over ? null : <OwnRequest entry={entry} />}
      {over ? (
        entry.hasSeason && <TiesLink entry={entry} />
      ) : (
        <div className={css.actions}>
          <CheckInLink tournamentId={tournament.id} state={checkIn} />
          <LiveLink entry={entry} />
          <TiesLink entry={entry} />
          <OwnLinks entry={entry} />
          {entry.canRenameTeam ? (
            <RenameTeam
              name={entry.team ?? ''}
              send={(body) => renameTeam({ params: { id: entry.id }, body })}
            />
          ) : null}
          {entry.canWithdraw ? <Withdraw entry={entry} /> : null}
          {due ? <PayNow entry={entry} /> : null}
        </div>
      )}
    </Card>
  );
}

/** As on a ticket: the day and the name on the court of the sport. What is over has lost its colour. */
function EntryHead({
  entry: { tournament },
  over,
  children,
}: Pick<Props, 'entry' | 'over'> & { readonly children: ReactNode }) {
  const format = useFormat();
  const t = useText();
  const { name, sport, eventDate } = tournament;
  const days = daysBetween(dayInJapan(now()), eventDate);
  const head = (
    <>
      <DateBlock day={eventDate} />
      <div className={css.title}>
        <h2 className={css.name}>{format.name(name)}</h2>
        <p className={css.marks}>
          {children}
          {over ? null : <SportChip sport={sport} />}
          {over || days < 0 ? null : <span>{t.daysToGo(days)}</span>}
        </p>
      </div>
    </>
  );
  if (over) return <div className={css.head}>{head}</div>;
  return (
    <Court sport={sport} className={css.head}>
      {head}
    </Court>
  );
}

function EntryFacts({ entry, over }: Pick<Props, 'entry' | 'over'>) {
  const t = useText();
  const format = useFormat();
  const { event, tournament, emergencyContact, pair, schoolName, isMember } = entry;
  // The fee that a partner does not pay is not theirs to see.
  const isOthers = isMember || (pair?.role === 'partner' && !entry.otherFeeYen);
  const fee = entry.feeYen === 0 ? t.free : format.yen(entry.feeYen);
  return (
    <Facts
      facts={[
        [t.event, event.isOnly ? null : <EventName key="event" event={event} />],
        [t.team, entry.team && <bdi key="team">{entry.team}</bdi>],
        [t.time, format.hours(tournament.startTime, tournament.endTime)],
        [t.venue, <Venue key="venue" of={tournament} />],
        [entry.otherFeeYen ? t.ownHalf : t.fee, isOthers || schoolName ? null : fee],
        [t.enteredBy, schoolName ? <bdi key="school">{schoolName}</bdi> : null],
        [t.contact, over ? null : <Contact key="contact">{tournament.contact}</Contact>],
        [
          t.emergencyContact,
          over || !emergencyContact ? null : <Contact key="emergency">{emergencyContact}</Contact>,
        ],
      ]}
    />
  );
}

/** What only who has entered can do: the calendar, and who may play for a team. */
function OwnLinks({ entry: { id, team, isMember } }: Pick<Props, 'entry'>) {
  const t = useText();
  if (isMember) return null;
  return (
    <>
      <AddToCalendar entryId={id} />
      {team === null ? null : (
        <LinkButton variant="secondary" to={`/squads/${id}`}>
          {t.squad}
        </LinkButton>
      )}
    </>
  );
}

function LiveLink({ entry: { state, tournament } }: Pick<Props, 'entry'>) {
  const t = useText();
  if (state !== 'confirmed') return null;
  if (tournament.eventDate < dayInJapan(now())) {
    return (
      <LinkButton variant="secondary" to={`/tournaments/${tournament.id}/results`}>
        {t.results}
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="secondary" to={`/live/${tournament.id}`}>
      {t.live}
    </LinkButton>
  );
}

function PayNow({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const carried: CarriedEntry = { tournament: entry.tournament, entry };
  return (
    <LinkButton to={`/tournament-payment?entry=${entry.id}`} state={carried}>
      {payLabel(t, entry.waitsFor) ?? t.payNow}
    </LinkButton>
  );
}
