import { lineUp } from '#domain/team-tie/line-up.ts';
import type { SquadPlayer } from '#features/entries/squads/server/squads.store.ts';
import { listOrders } from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import { findRules } from '#features/matches/ties/server/ties.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ordersDueAt, SIDE_OF } from '../season.policy.ts';
import type { FixtureSide } from '../season.vocabulary.ts';
import type { LockedFixture } from './season.fixtures.commands.ts';
import { readSquad } from './season.orders.commands.ts';

/** The orders of a fixture as a captain or the organizer may read them: nobody reads one before both are in, but the own team. */
export async function asFixtureOrders(
  db: Db,
  { tournament, event, fixture, isDesk, sides: own }: LockedFixture,
  now: Date,
) {
  const rules = await findRules(db, event.id);
  const template = templateOf(rules, tournament.sport);
  const orders = await listOrders(db, fixture.id);
  const isRevealed = orders.length === 2;
  const dueAt = ordersDueAt(fixture);
  const isLate = dueAt !== null && now >= dueAt;
  const squads = {
    home: await readSquad(db, event.id, fixture.home),
    away: await readSquad(db, event.id, fixture.away),
  };
  const of = (side: FixtureSide) => {
    const order = orders.find((one) => one.side === side);
    const isOwn = own.includes(side);
    return {
      isFiled: order !== undefined,
      version: order?.version ?? 0,
      squad: isOwn || isDesk ? squads[side].filter(isIn).map(asMember) : [],
      players: order && (isOwn || isRevealed) ? [...order.players] : null,
    };
  };
  const lines = (side: FixtureSide) => {
    const players = orders.find((one) => one.side === side)?.players ?? [];
    return lineUp(template, SIDE_OF[side], players).map((line) => named(squads[side], line));
  };
  const [home, away] = [lines('home'), lines('away')];
  return {
    template,
    warnsOnly: rules?.warnsOnly ?? false,
    own: [...own],
    isDesk,
    dueAt: dueAt?.toISOString() ?? null,
    isLate,
    isOpen: !isRevealed && fixture.resultState === 'none' && (isDesk || !isLate),
    home: of('home'),
    away: of('away'),
    rubbers: isRevealed
      ? template.rubbers.map(({ name }, at) => ({
          name,
          home: home[at] ?? null,
          away: away[at] ?? null,
        }))
      : null,
  };
}

function isIn({ position }: SquadPlayer): boolean {
  return position !== null;
}

function asMember({ number, name, grade }: SquadPlayer) {
  return { number, name, grade };
}

/** The people of a line; null where somebody is missing. Somebody who has left the squad since is still in it. */
function named(
  squad: readonly SquadPlayer[],
  line: readonly (number | string | null)[],
): string[] | null {
  if (line.includes(null)) return null;
  return line.map((number) => squad.find((one) => one.number === number)?.name ?? '');
}
