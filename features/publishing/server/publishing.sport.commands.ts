import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as seasons from '#features/matches/ties/server/ties.seasons.store.ts';
import * as ties from '#features/matches/ties/server/ties.store.ts';
import { usualRules } from '#features/matches/ties/ties.play.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';

/**
 * Gives a tournament, whose row is locked, another sport. Where an event for teams is drawn, or plays a season, what its organizer has not
 * decided stays as it is usual in the sport before: no result is read in another way (decision 0062). A step of other commands.
 */
export async function changeSportIn(
  tx: Db,
  { id, events, sport: before }: Pick<StoredTournament, 'id' | 'events' | 'sport'>,
  sport: Sport,
): Promise<void> {
  const teams = events.flatMap((event) => (event.discipline === 'Team' ? [event.id] : []));
  const inSeason = await seasons.listSeasons(tx, teams);
  const drawn = await draws.listNewestStates(tx, teams);
  const decided = await ties.listRules(tx, teams);
  for (const eventId of teams) {
    const newest = drawn.get(eventId);
    const hasBegun = inSeason.includes(eventId) || (newest !== undefined && isOut(newest));
    if (hasBegun && !decided.has(eventId)) {
      await ties.upsertRules(tx, { eventId, ...usualRules(before) });
    }
  }
  await seasons.updateRuleBooks(tx, inSeason, usualRuleBook(before));
  await tournaments.updateSport(tx, id, sport);
}
