import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnavailable } from '#features/tournaments/web/components/availability.tsx';
import {
  EventFacts,
  type TournamentEvent,
} from '#features/tournaments/web/components/event-facts.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { bothOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TeamNameField } from '../../teams/web/components/team-name-field.tsx';
import { type TeamNames, useTeamNames } from '../../teams/web/hooks/use-team-names.ts';
import { LeaveWaitlist } from '../../waiting-list/web/components/leave-waitlist.tsx';
import { JoinWaitlist } from '../../waiting-list/web/components/tournament-waitlist.tsx';
import { myWaitlistQuery, type Waiting } from '../../waiting-list/web/waiting-list.queries.ts';
import { type Entry, ownEntriesQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { useApplication } from '../hooks/use-application.ts';
import { type FeeSplit, toPay, useFeeSplit } from '../hooks/use-fee-split.ts';
import css from './application-form.module.css';
import { ApplyForm } from './apply-form.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { OwnEntry } from './own-entry.tsx';
import { SameDay } from './same-day.tsx';
import { SplitField } from './split-field.tsx';

interface Props {
  readonly tournament: Tournament;
  readonly visitor: boolean;
}

/** The choice among the events of a tournament with several; all that are chosen are paid at once. */
export function SeveralEvents({ tournament, visitor }: Props) {
  const own = useQuery({ ...ownEntriesQuery(tournament.id), enabled: !visitor });
  const waitlist = useQuery({ ...myWaitlistQuery, enabled: !visitor });
  if (visitor) return <Choice tournament={tournament} visitor held={[]} lines={[]} />;
  return (
    <Loaded query={bothOf(own, waitlist)} placeholder={<LoadingPlace />}>
      {([held, waiting]) => (
        <Choice
          tournament={tournament}
          visitor={false}
          held={held}
          lines={waiting.filter((one) => one.tournament.id === tournament.id)}
        />
      )}
    </Loaded>
  );
}

interface ChoiceProps extends Props {
  readonly held: readonly Entry[];
  readonly lines: readonly Waiting[];
}

function Choice({ tournament, visitor, held, lines }: ChoiceProps) {
  const t = useText();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const rows = tournament.events.map((event) => ({
    event,
    entry: held.find((one) => one.event.id === event.id),
    line: lines.find((one) => one.event.id === event.id),
  }));
  const free = rows.filter(isFree).map(({ event }) => event);
  const canChoose = free.length > 0;
  const chosen = free.filter(({ id }) => ticked.includes(id));
  const teams = useTeamNames(tournament.events);
  const eventIds = chosen.map(({ id }) => id);
  const fees = useFeeSplit(tournament.events);
  const application = useApplication(tournament.id, eventIds, { teams, fees });
  const feeYen = toPay(chosen, fees);
  const reserved = held.find(({ state, payment }) => state === 'reserved' && payment !== 'made');
  const toggle = (id: number) =>
    setTicked((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  return (
    <>
      {reserved ? <OwnEntry entry={reserved} /> : null}
      {visitor ? null : <SameDay tournament={tournament} />}
      <Section
        heading={canChoose ? t.chooseEvents : t.events}
        text={canChoose ? t.chooseEventsText : undefined}
      >
        <div className={css.events}>
          {rows.map((row) => (
            <EventRow
              key={row.event.id}
              {...row}
              tournamentId={tournament.id}
              visitor={visitor}
              teams={teams}
              fees={fees}
              checked={chosen.includes(row.event)}
              disabled={application.isPending}
              onToggle={() => toggle(row.event.id)}
            />
          ))}
        </div>
      </Section>
      {canChoose ? (
        <ApplyForm
          tournament={{ id: tournament.id, feeYen }}
          visitor={visitor}
          application={application}
          teams={teams}
          fees={fees}
          eventIds={eventIds}
          isChoice
        />
      ) : (
        <Unavailable tournament={tournament} />
      )}
    </>
  );
}

/** Why nobody can apply any more, where it is the same for all events; each event says when it is full. */
function Unavailable({ tournament }: { readonly tournament: Tournament }) {
  const t = useText();
  const unavailable = useUnavailable(tournament);
  if (!unavailable || tournament.availability === 'full') return null;
  return (
    <InlineNotice tone="warning" title={t.closedTitle}>
      {unavailable}
    </InlineNotice>
  );
}

interface Row {
  readonly event: TournamentEvent;
  readonly entry: Entry | undefined;
  readonly line: Waiting | undefined;
}

/** The player can apply: there is a place, or one is offered to them. */
function isFree({ event, entry, line }: Row): boolean {
  return !entry && (line?.state === 'offered' || (event.availability === 'open' && !line));
}

interface RowProps extends Row {
  readonly tournamentId: number;
  readonly visitor: boolean;
  readonly teams: TeamNames;
  readonly fees: FeeSplit;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

function EventRow({ event, entry, line, tournamentId, visitor, ...input }: RowProps) {
  const t = useText();
  const format = useFormat();
  const { checked, disabled, onToggle, teams, fees } = input;
  const own = entry ? t[OWN[ownState(entry)]] : null;
  const offered = line?.offerUntil
    ? t.eventOffered(format.dateTime(lastMoment(line.offerUntil)))
    : null;
  const waits = line?.position ? t.eventWaiting(line.position) : null;
  const canJoin = event.availability === 'full' && !entry && !line && !visitor;
  const about = (
    <>
      <EventFacts event={event} />
      {own ?? offered ?? waits}
    </>
  );
  return (
    <div className={css.event}>
      {isFree({ event, entry, line }) ? (
        <CheckboxField
          name={`event-${event.id}`}
          card
          label={<EventName event={event} />}
          hint={about}
          checked={checked}
          disabled={disabled}
          onChange={onToggle}
        />
      ) : (
        <Card tone="plain" className={css.notFree}>
          <p className={css.eventName}>
            <EventName event={event} />
          </p>
          <div className={css.about}>{about}</div>
        </Card>
      )}
      {checked && !visitor ? (
        <>
          <TeamNameField eventId={event.id} teams={teams} disabled={disabled} />
          <SplitField eventId={event.id} fees={fees} disabled={disabled} />
        </>
      ) : null}
      {canJoin ? <JoinWaitlist tournamentId={tournamentId} eventId={event.id} /> : null}
      {line ? <LeaveWaitlist waitlistEntry={line} /> : null}
    </div>
  );
}

const OWN = {
  confirmed: 'eventConfirmed',
  halfPaid: 'eventHalfPaid',
  reserved: 'eventReserved',
} as const;

function ownState({ state, payment }: Entry): keyof typeof OWN {
  if (state === 'confirmed') return 'confirmed';
  return payment === 'made' ? 'halfPaid' : 'reserved';
}
