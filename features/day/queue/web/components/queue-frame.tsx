import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isCutOff } from '#platform/web/api/read.ts';
import type { Back } from '#platform/web/ui/screen.tsx';
import { DeskFrame } from '../../../web/components/desk-frame.tsx';
import { type QueueView, useQueueView } from '../hooks/use-queue-view.ts';
import { type Queue, queueQuery } from '../queue.queries.ts';

interface Props {
  readonly title: string;
  /** The way back, from the address of the day. */
  readonly back: (day: string) => Back;
  /** `isOld`: what is shown could not be read again. */
  readonly children: (view: QueueView, isOld: boolean) => ReactNode;
}

/** A screen of the desk about the queue of its day. */
export function QueueFrame({ title, back, children }: Props) {
  const id = Number(useParams().id);
  const query = useQuery(queueQuery(id));
  return (
    <DeskFrame id={id} title={title} query={query} back={back(`/organizer/tournaments/${id}/day`)}>
      {(queue) => (
        <Viewed id={id} queue={queue}>
          {(view) => children(view, isCutOff(query))}
        </Viewed>
      )}
    </DeskFrame>
  );
}

interface ViewedProps {
  readonly id: number;
  readonly queue: Queue;
  readonly children: (view: QueueView) => ReactNode;
}

function Viewed({ id, queue, children }: ViewedProps) {
  return children(useQueueView(id, queue));
}
