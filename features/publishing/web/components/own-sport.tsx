import { SportRow } from '#features/sports/web/components/sport-row.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { chooseSport } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';

/** The sport of a published tournament, in a closed row that saves by itself. */
export function OwnSport({ tournament: { id, sport } }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const { submit } = useSubmit({
    send: chooseSport,
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.saved }),
  });
  return (
    <SportRow
      sport={sport}
      onChoose={(chosen) => void submit({ params: { id }, body: { sport: chosen } })}
    />
  );
}
