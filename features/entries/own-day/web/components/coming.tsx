import { useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type OwnMatch, ownDaysQuery, sayComing } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';

interface Props {
  readonly tournamentId: number;
  readonly match: Pick<OwnMatch, 'stageId' | 'matchId' | 'isComing'>;
}

/** Of a called match: says to the desk that the player is on the way, so that it waits with the second call. */
export function Coming({ tournamentId, match: { stageId, matchId, isComing } }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const { submit, isPending } = useSubmit({
    send: () => sayComing({ params: { id: tournamentId, stageId, matchId } }),
    reads: ['entries'],
    readsAfter: 'answer',
    inBackground: true,
    words: t,
    onSuccess: (days) => {
      queries.setQueryData(ownDaysQuery.queryKey, days);
      notify({ title: t.comingNotified });
    },
  });
  if (isComing) return <p role="status">{t.comingDone}</p>;
  return (
    <Button busy={isPending} onClick={() => void submit()}>
      {t.coming}
    </Button>
  );
}
