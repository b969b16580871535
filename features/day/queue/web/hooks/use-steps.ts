import { seenOf } from '../lib/seen-match.ts';
import { changeOrder, type Order, type QueueMatch, type Step, takeStep } from '../queue.queries.ts';
import { useDeskWrite } from './use-desk-write.ts';
import type { QueueView } from './use-queue-view.ts';

type Desk = Pick<QueueView, 'tournamentId' | 'queue'>;

/** Calls a match, starts it, moves it or takes it back. */
export function useSteps(desk: Desk, onDone?: () => void) {
  const write = useDeskWrite(
    desk,
    ({ match, step }: { readonly match: QueueMatch; readonly step: Step }) =>
      takeStep({ params: { id: desk.tournamentId }, body: { ...seenOf(match), step } }),
    onDone,
  );
  const { refused, problem } = write;
  const anyway = refused?.step.kind === 'call' && problem?.isOverridable ? refused : null;
  return {
    ...write,
    step: (match: QueueMatch, step: Step) => void write.submit({ match, step }),
    /** Calls in spite of the refusal; null where that is not allowed. The match is as it is on the screen now. */
    callAnyway:
      anyway &&
      ((match: QueueMatch) => {
        const { step } = anyway;
        if (step.kind === 'call') void write.submit({ match, step: { ...step, isAnyway: true } });
      }),
  };
}

/** Gives a waiting match another place, court or time, or holds it. */
export function useOrder(desk: Desk, onDone?: () => void) {
  const write = useDeskWrite(
    desk,
    ({ match, order }: { readonly match: QueueMatch; readonly order: Order }) =>
      changeOrder({ params: { id: desk.tournamentId }, body: { ...seenOf(match), order } }),
    onDone,
  );
  return {
    ...write,
    order: (match: QueueMatch, order: Order) => write.submit({ match, order }),
  };
}
