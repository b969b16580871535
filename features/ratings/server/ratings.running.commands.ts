import { endOfMonth, monthOf } from '#domain/rating/months.ts';
import { ratePeriod } from '#domain/rating/period.ts';
import { first, type Strength } from '#domain/rating/strength.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import type { Services } from '#platform/server/services.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import type * as contract from '../ratings.contract.ts';
import { counted } from '../ratings.inputs.policy.ts';
import * as inputs from './ratings.inputs.store.ts';
import { asStrength } from './ratings.presenter.ts';
import * as store from './ratings.strengths.store.ts';

type Running = Given<typeof contract.playerPage>['running'];

/** What the practice of the running month would do to a player if the month ended now. It is stored nowhere. */
export async function findRunning(
  { db }: Pick<Services, 'db'>,
  { playerId, today }: { readonly playerId: string; readonly today: string },
): Promise<Running> {
  const month = monthOf(today);
  const sports = (await inputs.listMonthsOf(db, [playerId])).filter((one) => one.month === month);
  const running: Running = [];
  for (const { sport } of sports) {
    const range = { sport, from: month, to: endOfMonth(month), playerId };
    const matches = counted('practice', await inputs.listOfPractice(db, range));
    const playing = [...new Set(matches.flatMap(({ sides }) => sides.flat()))];
    const rates = await store.listCurrent(db, { source: 'practice', sport }, playing);
    const starts = await store.listStartPoints(db, playing);
    for (const discipline of DISCIPLINES) {
      const strengthOf = (id: string): Strength => {
        const rate = rates.find((one) => one.playerId === id && one.discipline === discipline);
        return rate ? asStrength(rate) : first(starts.get(id) ?? null);
      };
      const own = matches.filter((match) => match.discipline === discipline);
      const change = ratePeriod(today, own, strengthOf).find((one) => one.playerId === playerId);
      if (!change) continue;
      const points = Math.round(change.after.rating);
      running.push({
        sport,
        discipline,
        points,
        change: points - Math.round(change.before.rating),
        matches: change.steps.length,
      });
    }
  }
  return running;
}
