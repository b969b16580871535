import { ok, type Result } from '#domain/common/result.ts';
import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import type { MatchRef } from '#features/day/handshake/server/handshake.matches.commands.ts';
import { readMatches } from '#features/day/handshake/server/handshake.reading.commands.ts';
import { asQueuedDay } from '#features/day/queue/queue.day.policy.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import { readFacts, type StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { changeDay } from '#features/day/server/day.changes.commands.ts';
import type { DayRefusal, DeskRequest } from '#features/day/server/day.locks.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type SlipsObjection, slipsObjection } from '../court-links.policy.ts';
import { type MadeLink, newLink } from './court-links.desk.commands.ts';
import { asLinkMatch } from './court-links.presenter.ts';
import * as store from './court-links.store.ts';

/** The slips of matches, which the desk prints: each has a link for its match. */

type MadeSlip = MadeLink & { readonly match: NonNullable<ReturnType<typeof asLinkMatch>> };

/**
 * Makes slips for these matches, or for all whose sides are known and that wait for a result. Those printed before stay valid: they
 * may be on a table.
 */
export async function issueSlips(
  services: Services,
  { matches: wanted, ...request }: DeskRequest & { readonly matches: readonly MatchRef[] | null },
): Promise<Result<readonly MadeSlip[], DayRefusal | 'MATCH_NOT_FOUND' | SlipsObjection>> {
  const made: MadeSlip[] = [];
  const changed = await changeDay(services, request, async (tx, { tournament, now }) => {
    const facts = await readFacts(tx, tournament, now);
    const matches = wanted ? listed(facts, wanted) : waiting(facts);
    if (!matches) return 'MATCH_NOT_FOUND';
    const objection = slipsObjection(matches.length);
    if (objection) return objection;
    const expected = expectedTimes(asQueuedDay(facts));
    const read = await readMatches(tx, tournament, matches);
    const rows = matches.flatMap((match) => {
      const shown = asLinkMatch(match, { facts, expected, read });
      if (!shown) return [];
      const { stageId, matchId, drawNumber } = match;
      const of = { kind: 'match', stageId, matchId, drawNumber, madeAt: now } as const;
      const { row, ...link } = newLink(services, request, of);
      made.push({ ...link, match: shown });
      return [row];
    });
    await store.insertAll(tx, rows);
    return null;
  });
  return changed.ok ? ok(made) : changed;
}

/** Null where one of them is in no published draw, or its sides are not known. */
function listed(facts: StoredFacts, wanted: readonly MatchRef[]): DayMatch[] | null {
  const found = facts.matches.filter(
    (match) =>
      hasSides(match) &&
      wanted.some(({ stageId, matchId }) => match.stageId === stageId && match.matchId === matchId),
  );
  const keys = new Set(wanted.map(({ stageId, matchId }) => `${stageId} ${matchId}`));
  return found.length === keys.size ? found : null;
}

function waiting({ matches }: StoredFacts): DayMatch[] {
  return matches.filter((match) => hasSides(match) && match.result === null);
}

function hasSides({ player1Id, player2Id }: DayMatch): boolean {
  return player1Id !== null && player2Id !== null;
}
