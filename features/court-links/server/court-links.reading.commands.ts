import { ok, refuse } from '#domain/common/result.ts';
import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import { asEvents } from '#features/day/handshake/server/handshake.presenter.ts';
import { readMatches } from '#features/day/handshake/server/handshake.reading.commands.ts';
import { asQueuedDay } from '#features/day/queue/queue.day.policy.ts';
import { type DayMatch, keyOf } from '#features/day/queue/queue.matches.policy.ts';
import { readFacts, type StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type ShownMatches, shownOnCourt } from '../court-links.shown.policy.ts';
import type { OpenedLink } from './court-links.access.commands.ts';
import { findOther } from './court-links.devices.commands.ts';
import * as devices from './court-links.devices.store.ts';
import { asLinkMatch, asOther, courtOf } from './court-links.presenter.ts';
import type { StoredLink } from './court-links.store.ts';
import * as store from './court-links.store.ts';

/** What the device of a link reads. */

type Reading = Pick<Services, 'db' | 'clock'>;

/**
 * What is on the court of a link, what comes next there and what ended last; of a slip its match. Stores which matches the device
 * was shown, because it may play them without a network. A slip of a draw that is not current any more has ended.
 */
export async function readDevice(
  { db }: Reading,
  { link, tournament, now }: OpenedLink,
  deviceId: string,
) {
  const facts = await readFacts(db, tournament, now);
  const expected = expectedTimes(asQueuedDay(facts));
  const shown = shownBy(facts, link, expected);
  if (!shown) return refuse('LINK_ENDED');
  const { current, next, recent } = shown;
  const all = [...(current ? [current] : []), ...next, ...recent];
  const read = await readMatches(db, tournament, all);
  const tally = current && (await devices.findLastTally(db, current));
  if (link.kind === 'court') await store.insertOffers(db, link.id, [...all]);
  await store.updateUsed(db, link.id, now);
  const asShown = (match: DayMatch) => {
    const around = { facts, expected, read, tally: match === current ? tally : null };
    const one = asLinkMatch(match, around);
    return one ? [one] : [];
  };
  const courtId = link.courtId ?? (current ? facts.rows.get(current.key)!.courtId : null);
  const court = courtOf(facts, courtId);
  const isClosed = facts.courts.some((one) => one.id === courtId && one.isClosed);
  return ok({
    kind: link.kind,
    linkId: link.id,
    at: now.toISOString(),
    tournamentName: tournament.name,
    eventDate: tournament.eventDate,
    sport: tournament.sport,
    events: asEvents(tournament),
    court: court && { ...court, isClosed },
    current: current ? (asShown(current)[0] ?? null) : null,
    next: next.flatMap(asShown),
    recent: recent.flatMap(asShown),
    otherDevice: asOther(await findOther(db, { link, deviceId, match: current, now })),
  });
}

function shownBy(
  facts: StoredFacts,
  { courtId, stageId, matchId, drawNumber }: StoredLink,
  expected: Parameters<typeof shownOnCourt>[2],
): ShownMatches | null {
  if (courtId !== null) return shownOnCourt(facts, courtId, expected);
  const key = keyOf(stageId!, matchId!);
  const match = facts.matches.find((one) => one.key === key && one.drawNumber === drawNumber);
  const isKnown = match && match.player1Id !== null && match.player2Id !== null;
  return isKnown ? { current: match, next: [], recent: [] } : null;
}
