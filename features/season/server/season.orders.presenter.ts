import { lineUp } from '#domain/team-tie/line-up.ts';
import { listOrders } from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import {
  asBreaches,
  asMember,
  asPeople,
} from '#features/tie-orders/server/tie-orders.presenter.ts';
import { readTeamEvent, squadOf } from '#features/tie-orders/server/tie-orders.reading.commands.ts';
import { isLate, mayKnow } from '#features/tie-orders/tie-orders.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  areRevealed,
  fixtureFilingRefusal,
  ordersDueAt,
  SIDE_OF,
  seasonClosed,
  teamsOf,
} from '../season.policy.ts';
import type { FixtureSide } from '../season.vocabulary.ts';
import type { LockedFixture } from './season.fixtures.commands.ts';

/** The orders of a fixture as a captain or the organizer may read them: nobody reads one before both are in, but the own team. */
export async function asFixtureOrders(
  db: Db,
  { tournament, event, fixture, isDesk, sides: own, isVoid }: LockedFixture,
  now: Date,
) {
  const of = await readTeamEvent(db, tournament, event);
  const tie = { of, teams: teamsOf(fixture) };
  const template = fixture.template ?? templateOf(of.rules, tournament.sport);
  const orders = await listOrders(db, fixture.id);
  const isRevealed = areRevealed(orders);
  const dueAt = ordersDueAt(fixture);
  const sideOf = (side: FixtureSide) => {
    const order = orders.find((one) => one.side === side);
    const isOwn = own.includes(side);
    const known = order && mayKnow({ isOwn, isRevealed }) ? order : null;
    return {
      isFiled: order !== undefined,
      version: order?.version ?? 0,
      squad: isOwn || isDesk ? squadOf(tie, SIDE_OF[side]).map(asMember) : [],
      players: known && [...known.players],
      breaches: asBreaches(known?.breaches ?? []),
    };
  };
  const lines = (side: FixtureSide) => {
    const players = orders.find((one) => one.side === side)?.players ?? [];
    const at = SIDE_OF[side];
    return lineUp(template, at, players).map(
      (line) => asPeople(tie, at, line)?.map(({ name }) => name) ?? null,
    );
  };
  const [home, away] = [lines('home'), lines('away')];
  return {
    template,
    warnsOnly: of.rules?.warnsOnly ?? false,
    own: [...own],
    isDesk,
    dueAt: dueAt?.toISOString() ?? null,
    isLate: isLate({ dueAt }, now),
    isOpen:
      !isVoid &&
      seasonClosed(tournament) === null &&
      fixtureFilingRefusal(fixture, { isRevealed, isDesk, now }) === null,
    home: sideOf('home'),
    away: sideOf('away'),
    rubbers: isRevealed
      ? template.rubbers.map(({ name }, at) => ({
          name,
          home: home[at] ?? null,
          away: away[at] ?? null,
        }))
      : null,
  };
}
