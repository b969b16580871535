import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { setUnlisted } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import { ListingRow } from './listing-row.tsx';

/** Who sees a published tournament, in a closed row that saves by itself. */
export function OwnListing({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const { id, isUnlisted } = tournament;
  const { submit } = useSubmit({
    send: setUnlisted,
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: (_, sent) =>
      notify({ title: sent.body.isUnlisted ? t.isUnlistedNow : t.isListedNow }),
  });
  return (
    <ListingRow
      isUnlisted={isUnlisted}
      onChoose={(chosen) => void submit({ params: { id }, body: { isUnlisted: chosen } })}
    />
  );
}
