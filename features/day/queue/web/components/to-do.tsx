import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { addressOfEvent } from '#features/event-draws/results/web/lib/match-address.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import type { QueueEvent } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { AbsentMatches, absentMatches } from './absent-matches.tsx';
import css from './queue.module.css';
import { WalkoverItem } from './walkover-item.tsx';

const MissingPeople = lazyComponent(
  async () => (await import('../../../check-in/web/components/missing-people.tsx')).MissingPeople,
);

/** What needs the desk: disputed results, proposed walkovers, matches of people who do not come, stages to draw, and people who are not there yet. */
export function ToDo({ view }: { readonly view: QueueView }) {
  const t = useText();
  const { queue, tournamentId } = view;
  const { notPresent, open, disputed } = queue.counts;
  const isMissing = notPresent > 0 && open > 0;
  const toDraw = queue.events.filter(({ nextDraw }) => nextDraw === 'now');
  const absent = absentMatches(queue);
  const isNothing =
    queue.walkovers.length === 0 &&
    queue.withdrawals.length === 0 &&
    toDraw.length === 0 &&
    absent.length === 0 &&
    disputed === 0 &&
    !isMissing;
  if (queue.isClosed || isNothing) return null;
  return (
    <Section heading={t.toDo}>
      <div className={css.stack}>
        {disputed > 0 ? <Disputes tournamentId={tournamentId} disputed={disputed} /> : null}
        {queue.walkovers.map((walkover) => {
          const match = view.match(walkover.key);
          return match ? (
            <WalkoverItem key={walkover.key} view={view} walkover={walkover} match={match} />
          ) : null;
        })}
        {queue.withdrawals.map(({ eventId, count }) => (
          <Withdrawals key={eventId} view={view} eventId={eventId} count={count} />
        ))}
        {absent.length > 0 ? <AbsentMatches view={view} matches={absent} /> : null}
        {toDraw.map((event) => (
          <NextDraw key={event.id} view={view} event={event} />
        ))}
        {isMissing ? (
          <NotPresent tournamentId={tournamentId} view={view} count={notPresent} />
        ) : null}
      </div>
    </Section>
  );
}

function Disputes({ tournamentId, disputed }: { tournamentId: number; disputed: number }) {
  const t = useText();
  return (
    <InlineNotice
      tone="error"
      title={t.disputes(disputed)}
      action={
        <LinkButton variant="secondary" to={`/organizer/tournaments/${tournamentId}/day/results`}>
          {t.toDisputes}
        </LinkButton>
      }
    >
      {t.disputesText}
    </InlineNotice>
  );
}

interface NextDrawProps {
  readonly view: QueueView;
  readonly event: QueueEvent;
}

/** The matches before the next stage of an event are over, or it has no draw yet: nothing of it is played until somebody draws it. */
function NextDraw({ view, event: { id, isDrawn } }: NextDrawProps) {
  const t = useText();
  const { tournamentId, queue, eventName } = view;
  return (
    <InlineNotice
      tone="warning"
      title={isDrawn ? t.toDrawNext : t.toDrawFirst}
      action={
        queue.mayReferee ? (
          <LinkButton variant="secondary" to={addressOfEvent({ id: tournamentId, eventId: id })}>
            {t.toDraw}
          </LinkButton>
        ) : null
      }
    >
      <bdi>{eventName(id)}</bdi>
    </InlineNotice>
  );
}

interface WithdrawalsProps {
  readonly view: QueueView;
  readonly eventId: number;
  readonly count: number;
}

function Withdrawals({ view: { tournamentId, eventName }, eventId, count }: WithdrawalsProps) {
  const t = useText();
  return (
    <InlineNotice
      tone="warning"
      title={t.withdrawals(count)}
      action={
        <LinkButton
          variant="secondary"
          to={`/organizer/tournaments/${tournamentId}/events/${eventId}/withdraw`}
          state={FROM_DAY}
        >
          {t.toWithdrawals}
        </LinkButton>
      }
    >
      <bdi>{eventName(eventId)}</bdi>
    </InlineNotice>
  );
}

interface NotPresentProps {
  readonly tournamentId: number;
  readonly view: QueueView;
  readonly count: number;
}

function NotPresent({ tournamentId, view, count }: NotPresentProps) {
  const t = useText();
  const [isCalling, setCalling] = useState(false);
  return (
    <InlineNotice
      tone="warning"
      title={t.notPresent(count)}
      action={
        <div className={css.actions}>
          <LinkButton
            variant="secondary"
            to={`/organizer/tournaments/${tournamentId}/day/check-in`}
          >
            {t.toCheckIn}
          </LinkButton>
          <Button
            variant="secondary"
            icon={<Phone aria-hidden="true" />}
            onClick={() => setCalling(true)}
          >
            {t.phones}
          </Button>
        </div>
      }
    >
      {isCalling ? (
        <MissingPeople
          tournamentId={tournamentId}
          eventName={view.eventName}
          onClose={() => setCalling(false)}
        />
      ) : null}
    </InlineNotice>
  );
}
