import { clubKey } from '#domain/common/club-key.ts';
import { opponentLine } from './placing.ts';
import { areApart } from './qualified-clubs.ts';
import type { ConstraintCheck } from './vocabulary.ts';

/**
 * How often these lines break each constraint of a knockout after groups, from the lines alone: groups that are not
 * apart, byes that belong to a better place, first-round matches between winners and between club-mates. It knows
 * nothing of how the lines were drawn, so it also checks a draw after an exchange.
 *
 * Source: next.md, B5.
 */
export function constraintChecks(
  lines: readonly (string | null)[],
  groups: readonly (readonly string[])[],
  clubOf: (id: string) => string | undefined,
): readonly ConstraintCheck[] {
  const lineOf = new Map(lines.map((id, line) => [id, line]));
  const present = groups.map((group) => group.filter((id) => lineOf.has(id)));
  const clubs = (id: string) => clubKey(clubOf(id));
  const winners = new Set(present.map((group) => group[0]));
  const spread = present.map((group) => group.map((id) => lineOf.get(id)!));
  const first = lines.flatMap((one, line) => {
    const other = lines[opponentLine(line)] ?? null;
    return line % 2 === 0 && one !== null && other !== null ? [[one, other] as const] : [];
  });
  return [
    {
      constraint: 'same-group',
      broken: spread.filter((group) => !areApart(group, lines.length)).length,
    },
    { constraint: 'byes', broken: byesOutOfOrder(lines, present) },
    {
      constraint: 'winners',
      broken: first.filter(([one, other]) => winners.has(one) && winners.has(other)).length,
    },
    {
      constraint: 'same-club',
      broken: first.filter(([one, other]) => {
        const club = clubs(one);
        return club !== null && club === clubs(other);
      }).length,
    },
  ];
}

/**
 * Byes that belong to somebody else: a winner's while a winner of an earlier group is without, and those of a place while somebody
 * of an earlier place is without. Among runners-up, and among third places, the order is free.
 */
function byesOutOfOrder(
  lines: readonly (string | null)[],
  groups: readonly (readonly string[])[],
): number {
  const excused = new Set(
    lines.filter((id, line) => id !== null && (lines[opponentLine(line)] ?? null) === null),
  );
  const places = Math.max(0, ...groups.map(({ length }) => length));
  let left = excused.size;
  let outOfOrder = 0;
  for (let place = 0; place < places; place++) {
    const here = groups.flatMap((group) => group[place] ?? []);
    const entitled = Math.min(left, here.length);
    const candidates = place === 0 ? here.slice(0, entitled) : here;
    const have = candidates.filter((id) => excused.has(id)).length;
    outOfOrder += Math.max(0, entitled - have);
    left -= entitled;
  }
  return outOfOrder;
}
