import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { DeskFrame } from '../../../web/components/desk-frame.tsx';
import { QueueState } from '../components/queue-state.tsx';
import { TimetableSheet } from '../components/timetable-sheet.tsx';
import { useQueueView } from '../hooks/use-queue-view.ts';
import { type Queue, queueQuery } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

/** The timetable of a day, to be printed on A4. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(queueQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.timetable}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day/rules`, label: t.rulesTitle }}
    >
      {(queue) => <Timetable id={id} queue={queue} isOld={query.isError || query.isPaused} />}
    </DeskFrame>
  );
}

interface Props {
  readonly id: number;
  readonly queue: Queue;
  readonly isOld: boolean;
}

function Timetable({ id, queue, isOld }: Props) {
  const t = useText();
  const view = useQueueView(id, queue);
  if (queue.matches.length === 0) return <EmptyState title={t.noDraw} text={t.noDrawText} />;
  return (
    <>
      <QueueState view={view} isOld={isOld} />
      <p>{t.timetableText}</p>
      <Button full icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t.print}
      </Button>
      <TimetableSheet view={view} />
    </>
  );
}
