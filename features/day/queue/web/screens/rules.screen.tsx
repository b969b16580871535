import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { DeskFrame } from '../../../web/components/desk-frame.tsx';
import { BreakList } from '../components/break-list.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { QueueState } from '../components/queue-state.tsx';
import { RuleList } from '../components/rule-list.tsx';
import { useQueueView } from '../hooks/use-queue-view.ts';
import { type Queue, queueQuery } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

/** The rules by which matches are called, by event, and the breaks of the day. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(queueQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.rulesTitle}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {(queue) => <Rules id={id} queue={queue} isOld={query.isError || query.isPaused} />}
    </DeskFrame>
  );
}

interface Props {
  readonly id: number;
  readonly queue: Queue;
  readonly isOld: boolean;
}

function Rules({ id, queue, isOld }: Props) {
  const t = useText();
  const view = useQueueView(id, queue);
  return (
    <>
      <QueueState view={view} isOld={isOld} hasReason />
      <RuleList view={view} />
      <PlanSection view={view} />
      <LinkButton
        variant="secondary"
        icon={<Printer aria-hidden="true" />}
        to={`/organizer/tournaments/${id}/day/timetable`}
      >
        {t.printTimetable}
      </LinkButton>
      <BreakList view={view} />
    </>
  );
}
