import { useQuery } from '@tanstack/react-query';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type ReactNode, useState } from 'react';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { UnsentNotice } from '#features/matches/web/components/unsent-notice.tsx';
import { courtKind } from '#features/sports/sports.policy.ts';
import { isCutOff } from '#platform/web/api/read.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { OpenTables } from '../../../open-tables/web/components/open-tables.tsx';
import { useCardsAtHand } from '../hooks/use-cards-at-hand.ts';
import { type QueueView, useQueueView } from '../hooks/use-queue-view.ts';
import { useReadAfterResults } from '../hooks/use-read-after-results.ts';
import { type Queue, queueQuery } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './court-card.module.css';
import { CourtCard } from './court-card.tsx';
import { DeskNumbers } from './desk-numbers.tsx';
import { QueueState } from './queue-state.tsx';
import { ToDo } from './to-do.tsx';

const CourtSheet = lazyComponent(async () => (await import('./court-sheet.tsx')).CourtSheet);

interface Props {
  readonly id: number;
  /** What follows below; it waits for the matches, so that nothing jumps under a finger. */
  readonly children?: ReactNode;
}

/** The matches of an open day on the desk's home: numbers, what needs the desk, and every court. */
export function QueueHome({ id, children }: Props) {
  const query = useQuery(queueQuery(id));
  useReadAfterResults(id);
  useCardsAtHand(id, query.data);
  return (
    <>
      <Loaded query={query} shape="card">
        {(queue) => <Home id={id} queue={queue} isOld={isCutOff(query)} />}
      </Loaded>
      {query.isLoading ? null : children}
    </>
  );
}

interface HomeProps {
  readonly id: number;
  readonly queue: Queue;
  readonly isOld: boolean;
}

function Home({ id, queue, isOld }: HomeProps) {
  const t = useText();
  const view = useQueueView(id, queue);
  const here = `/organizer/tournaments/${id}`;
  if (queue.matches.length === 0) {
    const back = queue.isOrganizer ? here : `/referee/tournaments/${id}`;
    return (
      <>
        <QueueState view={view} isOld={isOld} />
        <EmptyState
          title={t.noDraw}
          text={t.noDrawText}
          action={
            <LinkButton variant="secondary" to={back}>
              {t.toTournament}
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <>
      <QueueState view={view} isOld={isOld} />
      <DeskNumbers queue={queue} />
      <UnsentNotice from={FROM_DAY} />
      <ToDo view={view} />
      <OpenTables view={view} />
      <CardLink
        to={`${here}/day/queue`}
        icon={<ListOrdered />}
        title={t.toQueue}
        text={t.toQueueText(queue.waiting.length, queue.notReady.length)}
      />
      <Courts view={view} />
    </>
  );
}

function Courts({ view }: { readonly view: QueueView }) {
  const t = useText();
  const now = useNow();
  const [opened, setOpened] = useState<string | null>(null);
  const { queue, tournamentId } = view;
  const word = courtKind(queue.sport);
  const court = queue.courts.find(({ id }) => id === opened);
  return (
    <Section heading={t.courts[word]}>
      {queue.courts.every(({ isClosed }) => isClosed) ? (
        <EmptyState
          title={t.noCourts[word]}
          text={t.noCourtsText[word]}
          action={
            <LinkButton
              variant="secondary"
              to={`/organizer/tournaments/${tournamentId}/day/courts`}
            >
              {t.manageCourts[word]}
            </LinkButton>
          }
        />
      ) : null}
      <div className={css.cards}>
        {queue.courts.map((one) => (
          <CourtCard key={one.id} view={view} court={one} now={now} onMore={setOpened} />
        ))}
      </div>
      {court ? (
        <CourtSheet key={court.id} view={view} court={court} onClose={() => setOpened(null)} />
      ) : null}
    </Section>
  );
}
