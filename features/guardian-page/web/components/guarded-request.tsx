import { RequestNotice } from '#features/entries/withdrawals/web/components/request-notice.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { type GuardedEntry, type Player, takeBack } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';

interface Props {
  readonly entry: GuardedEntry;
  readonly player: Player;
  readonly secret: string;
}

/** A request to withdraw the player; nothing without one. */
export function GuardedRequest({ entry, player, secret }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => takeBack({ params: { id: player.id, entryId: entry.id }, body: { secret } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.takenBack }),
  });
  if (!entry.request) return null;
  return (
    <RequestNotice
      request={entry.request}
      isOthers={entry.request.askedBy === 'partner' && entry.pair?.state === 'accepted'}
      isPending={isPending}
      onTakeBack={() => submit()}
    />
  );
}
