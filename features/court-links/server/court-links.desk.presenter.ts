import type { StoredCourt } from '#features/day/server/day.courts.store.ts';
import { closedRefusal } from '#features/day/server/day.locks.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { StoredDevice } from './court-links.devices.store.ts';
import type { StoredLink } from './court-links.store.ts';

/** The links of a day as its desk reads them, without tokens and hashes. */

interface Around {
  readonly tournament: StoredTournament;
  readonly now: Date;
  readonly courts: readonly StoredCourt[];
  /** Those that are not revoked. */
  readonly links: readonly StoredLink[];
  /** Those that have written in the last minutes, the last one first. */
  readonly devices: readonly StoredDevice[];
}

export function asLinks({ tournament, now, courts, links, devices }: Around) {
  return {
    tournamentName: tournament.name,
    eventDate: tournament.eventDate,
    sport: tournament.sport,
    isClosed: closedRefusal(tournament, now) !== null,
    courts: courts.map(({ id, name }) => {
      const link = links.find(({ courtId }) => courtId === id);
      return { courtId: id, name, link: link ? asCourtLink(link, devices) : null };
    }),
    slips: asSlips(links),
  };
}

function asCourtLink({ id, madeAt, usedAt }: StoredLink, devices: readonly StoredDevice[]) {
  const own = devices.filter(({ linkId }) => linkId === id);
  const [last] = own;
  return {
    id,
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    scoring: last ? { at: last.at.toISOString(), name: last.name } : null,
    devices: own.length,
  };
}

/** Copies of a slip are one line. */
function asSlips(links: readonly StoredLink[]) {
  const byMatch = Map.groupBy(
    links.filter(({ kind }) => kind === 'match'),
    ({ stageId, matchId }) => `${stageId} ${matchId}`,
  );
  return [...byMatch.values()].map((copies) => {
    const last = copies.at(-1)!;
    const used = copies.flatMap(({ usedAt }) => (usedAt ? [usedAt.getTime()] : []));
    return {
      stageId: last.stageId!,
      matchId: last.matchId!,
      copies: copies.length,
      madeAt: last.madeAt.toISOString(),
      usedAt: used.length > 0 ? new Date(Math.max(...used)).toISOString() : null,
    };
  });
}
