import { first, isProvisional, rested, type Strength } from '#domain/rating/strength.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { listRates, type StoredRate } from './event-draws.rates.store.ts';
import type { Confirmed } from './event-draws.store.ts';

/** A step inside the commands that copy entrants into a seeding list. */

interface Event {
  readonly tournament: Pick<StoredTournament, 'sport'>;
  readonly event: Pick<StoredEvent, 'discipline'>;
  readonly now: Date;
}

type Entrant = Omit<Confirmed, 'accountId' | 'partnerAccountId'> & {
  readonly isEstablished: boolean;
};

/**
 * Entrants with the rate that counts in the event: of its sport and discipline, of a pair the mean of both. Where nobody has played a rated
 * match, the points of the declared level remain, which are never established. Source: next.md, B3.
 */
export async function withRates(
  tx: Db,
  { tournament, event, now }: Event,
  confirmed: readonly Confirmed[],
): Promise<readonly Entrant[]> {
  const discipline = event.discipline === 'Doubles' ? 'doubles' : 'singles';
  const accountIds = event.discipline === 'Team' ? [] : confirmed.flatMap(accountsOf);
  const rates = await listRates(tx, { sport: tournament.sport, discipline }, accountIds);
  const today = dayInJapan(now);
  return confirmed.map(({ accountId, partnerAccountId, ...one }) => {
    const known = [accountId, partnerAccountId].map((id) => rates.get(id ?? '') ?? null);
    const own = discipline === 'doubles' ? known : known.slice(0, 1);
    if (own.every((rate) => rate === null)) return { ...one, isEstablished: false };
    const strengths = own.map((rate, at) => strengthOf(rate, at === 0 ? one.points : null, today));
    const sum = strengths.reduce((total, { rating }) => total + rating, 0);
    return {
      ...one,
      points: Math.round(sum / strengths.length),
      isEstablished: !strengths.some(isProvisional),
    };
  });
}

function accountsOf({ accountId, partnerAccountId }: Confirmed): string[] {
  return [accountId, partnerAccountId].flatMap((id) => id ?? []);
}

/** As it is today; of somebody without a rate that of a newcomer with the declared points. */
function strengthOf(rate: StoredRate | null, declared: number | null, today: string): Strength {
  return rate ? rested({ ...rate, rating: rate.points }, today) : first(declared);
}
