import { useMoment } from '#platform/web/offline/use-moment.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useText } from '../queue.text.ts';

interface Props {
  readonly view: Pick<QueueView, 'queue' | 'tournamentId'>;
  /** The last read failed. */
  readonly isOld: boolean;
  /** Says why nothing can be changed, where the screen does not say it elsewhere. */
  readonly hasReason?: boolean;
}

/** That the queue is an old copy, only read, or played to its end. */
export function QueueState({ view: { queue, tournamentId }, isOld, hasReason = false }: Props) {
  const t = useText();
  const moment = useMoment();
  const isOnline = useOnline();
  const isFinished =
    queue.counts.open === 0 &&
    queue.counts.finished > 0 &&
    queue.events.every(({ nextDraw }) => nextDraw === null);
  return (
    <>
      {isOnline && !isOld ? null : (
        <InlineNotice tone="warning" title={t.oldTitle(moment(queue.at))}>
          {t.oldText}
        </InlineNotice>
      )}
      {hasReason && queue.isClosed ? (
        <InlineNotice tone="warning" title={t.closedTitle}>
          {t.closedText}
        </InlineNotice>
      ) : null}
      {isFinished ? (
        <InlineNotice
          tone="success"
          title={t.allFinished}
          action={
            queue.mayReferee ? (
              <LinkButton variant="secondary" to={`/organizer/tournaments/${tournamentId}/results`}>
                {t.toEnd}
              </LinkButton>
            ) : null
          }
        >
          {t.allFinishedText}
        </InlineNotice>
      ) : null}
    </>
  );
}
