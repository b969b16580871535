import type { TestApp } from '../../../../apps/server/test-app.ts';
import { refreshShown } from './times.commands.ts';
import { listByTournament } from './times.store.ts';

/** What the players of a day are shown, by the places of the matches in their draws; computed again where the day has changed. */
export async function shownIn({ services }: Pick<TestApp, 'services'>, tournamentId: number) {
  await refreshShown(services, tournamentId);
  const shown = await listByTournament(services.db, tournamentId);
  return new Map(shown.map((match) => [match.matchId, match]));
}
