import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { RequestNotice } from '../../withdrawals/web/components/request-notice.tsx';
import { type Entry, takeBack } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';

/** The player's own request to withdraw; nothing without one. */
export function OwnRequest({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => takeBack({ params: { id: entry.id } }),
    reads: TOURNAMENT_READS,
    words: { failedTitle: t.takeBackFailed, failures: t.failures },
    onSuccess: () => notify({ title: t.takenBack }),
  });
  const { request, pair } = entry;
  if (!request) return null;
  const isPartner = pair?.role === 'partner';
  const isOthers = isPartner
    ? request.askedBy !== 'partner'
    : request.askedBy === 'partner' && pair?.state === 'accepted';
  return (
    <RequestNotice
      request={request}
      isOthers={isOthers}
      isPending={isPending}
      onTakeBack={() => submit()}
    />
  );
}
