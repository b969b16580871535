import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { EventRefused } from '#features/referees/web/components/event-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ProgressSteps } from '#platform/web/ui/progress-steps.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isPlayed } from '../../results/results.policy.ts';
import { WithdrawalsLink } from '../../withdrawing/web/components/withdrawals-link.tsx';
import css from '../components/draw-step.module.css';
import { DrawStep } from '../components/draw-step.tsx';
import { EntriesStep } from '../components/entries-step.tsx';
import {
  type EventAddress,
  type PreparedEvent,
  preparedEventQuery,
  type SeedingList,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useSeeding } from '../hooks/use-seeding.ts';

/** Published events do not show it. */
const SeedingStep = lazyComponent(async () => {
  const part = await import('../components/seeding-step.tsx');
  return part.SeedingStep;
});

/** Few events ever have an open line. */
const OpenLines = lazyComponent(async () => {
  const part = await import('../../withdrawing/web/components/open-lines.tsx');
  return part.OpenLines;
});

/** An event on its way to the draw, step by step, for its organizer and referees; for desk helpers what is published (next.md, B12). */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(preparedEventQuery(params));
  const event = dataOf(query);
  const names = event ? [event.tournamentName, event.eventName].filter(Boolean) : [];
  return (
    <Frame
      title={event && isForResults(event) ? t.titleOfPublished : t.title}
      subtitle={format.facts(names.map((name) => format.name(name)))}
      width={event?.draw ? 'wide' : 'column'}
      back={{ to: backOf(params, event), label: t.backToEvents }}
    >
      <Loaded query={query} count={5} refused={(refusal) => <EventRefused refusal={refusal} />}>
        {(prepared) => {
          const Part = prepared.mayReferee ? Steps : Published;
          return (
            <PlayedSport value={prepared.sport}>
              <Part params={params} event={prepared} />
            </PlayedSport>
          );
        }}
      </Loaded>
    </Frame>
  );
}

function isForResults({ state, mayReferee }: PreparedEvent): boolean {
  return state === 'published' || !mayReferee;
}

/** Referees and desk helpers have their own list of a tournament's events. */
function backOf({ id }: EventAddress, event: PreparedEvent | undefined): string {
  return event && !event.isOrganizer
    ? `/referee/tournaments/${id}`
    : `/organizer/tournaments/${id}/events`;
}

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
}

/** For a desk helper: the published draws, with the way to enter their results. */
function Published({ params, event }: Props) {
  const t = useText();
  return (
    <>
      {event.isCancelled ? <Cancelled /> : null}
      {event.eventType === 'Team' && event.draw ? (
        <List label={t.tieOrders}>
          <OrdersLink id={params.id} />
        </List>
      ) : null}
      {event.draw ? (
        <DrawStep params={params} event={event} isSeedingUnsaved={false} />
      ) : (
        <EmptyState title={t.notPublished} text={t.notPublishedText} />
      )}
    </>
  );
}

function Cancelled() {
  const t = useText();
  return (
    <InlineNotice tone="warning" title={t.cancelledTitle}>
      {t.cancelledText}
    </InlineNotice>
  );
}

function Steps({ params, event }: Props) {
  const t = useText();
  const accountId = useSession().data?.account?.id;
  const { seeding } = event;
  const out = outOfLines(event);
  // Once the draw is out, its matches come before how it came about.
  const isOut = event.state === 'published';
  return (
    <>
      <ProgressSteps
        total={4}
        current={STEPS[event.state]}
        label={t.steps}
        name={t.stepNames[event.state]}
      />
      {event.isCancelled ? <Cancelled /> : null}
      {event.eventType === 'Team' ? <TieLinks params={params} state={event.state} /> : null}
      <div className={css.narrow}>
        {isOut ? null : <EntriesStep params={params} event={event} />}
        {seeding ? <WithdrawalsLink params={params} /> : null}
        {out.length > 0 ? <OpenLines params={params} event={event} out={out} /> : null}
      </div>
      {seeding && accountId ? (
        <Closed params={params} event={event} seeding={seeding} accountId={accountId} />
      ) : null}
      {isOut ? (
        <div className={css.narrow}>
          <EntriesStep params={params} event={event} />
        </div>
      ) : null}
    </>
  );
}

/** Of an event for teams: how its ties are played, and once the draw is out their orders. */
function TieLinks({
  params: { id, eventId },
  state,
}: Pick<Props, 'params'> & Pick<PreparedEvent, 'state'>) {
  const t = useText();
  const here = `/organizer/tournaments/${id}`;
  return (
    <List label={t.tieRules}>
      <ListRow to={`${here}/tie-rules/${eventId}`} title={t.tieRules} text={t.tieRulesText} />
      {state === 'published' ? <OrdersLink id={id} /> : null}
      {state === 'closed' || state === 'drawn' ? (
        <ListRow to={`/season/${id}/${eventId}`} title={t.season} text={t.seasonText} />
      ) : null}
    </List>
  );
}

function OrdersLink({ id }: Pick<EventAddress, 'id'>) {
  const t = useText();
  const to = `/organizer/tournaments/${id}/orders`;
  return <ListRow to={to} title={t.tieOrders} text={t.tieOrdersText} />;
}

/** Who is out of the event and still on a line of its published knockout, while lines can change. */
function outOfLines({ draw, isCancelled }: PreparedEvent): readonly string[] {
  const results = draw?.results;
  if (isCancelled || !results || !('marks' in results) || isPlayed(results)) return [];
  return results.out;
}

const STEPS = { entries: 1, closed: 2, drawn: 3, published: 4 } as const;

interface ClosedProps extends Props {
  readonly seeding: SeedingList;
  /** Whose unsaved changes are shown. */
  readonly accountId: string;
}

/** The steps after the entries are closed. A list that is drawn is closed until somebody opens it. */
function Closed({ params, event, seeding: list, accountId }: ClosedProps) {
  const t = useText();
  const seeding = useSeeding(params, list, accountId);
  const step = (
    <SeedingStep
      list={list}
      seeding={seeding}
      isForTeams={event.eventType === 'Team'}
      fallback={<Skeleton shape="row" count={5} />}
      errorFallback={(retry) => <LoadFailure onRetry={retry} />}
    />
  );
  const isDrawn = event.state === 'drawn';
  return (
    <>
      {event.isCancelled || event.state === 'published' ? null : (
        <div className={css.narrow}>
          {isDrawn ? (
            <details className={css.closed} open={seeding.isUnsaved || undefined}>
              <summary>{t.seeding}</summary>
              {step}
            </details>
          ) : (
            step
          )}
        </div>
      )}
      <DrawStep params={params} event={event} isSeedingUnsaved={seeding.isUnsaved} />
    </>
  );
}
