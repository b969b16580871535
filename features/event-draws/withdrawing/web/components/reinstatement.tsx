import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import {
  type EntrantToWithdraw,
  type EventToWithdrawFrom,
  reinstateEntry,
} from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';

interface Props {
  readonly params: { readonly id: number; readonly eventId: number };
  readonly event: EventToWithdrawFrom;
  readonly entrant: EntrantToWithdraw;
}

/** Takes a withdrawal back, such as of a child who comes late; nothing where no decision has ended the entry. */
export function Reinstatement({ params, event, entrant: { entryId, isIn, request } }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: (seenRequest: string, writeId) =>
      reinstateEntry({ params: { ...params, entryId }, body: { writeId, seenRequest } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.reinstated }),
  });
  const isOpen = event.isClosed && !event.isCancelled && !isIn;
  if (!isOpen || request?.state !== 'granted' || request.askedBy === 'account-deletion')
    return null;
  const { id, decision } = request;
  // The same draw has somebody else, or nobody, on the line.
  const isTaken = event.published !== null && (decision === 'alternate' || decision === 'bye');
  return (
    <Section
      card
      heading={t.reinstateTitle}
      text={isTaken ? t.failures.LINE_TAKEN : t.reinstateText}
    >
      {isTaken ? null : (
        <Button
          full
          variant="secondary"
          busy={isPending}
          busyLabel={t.doing}
          onClick={() => void submit(id)}
        >
          {t.reinstate}
        </Button>
      )}
    </Section>
  );
}
