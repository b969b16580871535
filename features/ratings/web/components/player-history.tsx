import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import type { PlayerPage } from '../ratings.queries.ts';
import { PlayerForm } from './player-form.tsx';
import { PlayerMatches } from './player-matches.tsx';
import { PlayerRecord } from './player-record.tsx';

const PracticeMap = lazyComponent(() =>
  import('./practice-map.tsx').then((late) => late.PracticeMap),
);

/** What a player has done: the form, the days of practice, the record, and every match in one list. */
export function PlayerHistory({ page }: { readonly page: PlayerPage }) {
  return (
    <>
      <PlayerForm form={page.form} />
      {page.practiceDays.length > 0 ? <PracticeMap days={page.practiceDays} /> : null}
      <PlayerRecord page={page} />
      <PlayerMatches page={page} />
    </>
  );
}
