import type { Subscriber } from '#platform/server/events/events.ts';
import * as days from '../../server/day.store.ts';
import * as store from './check-in.store.ts';

/**
 * Who plays on in a line of a school, or on paper, keeps the check-in, also where the two of a pair have changed places; the person who comes instead of
 * somebody is expected (decision 0030).
 */
export const moveCheckIns: Subscriber<'line.replaced' | 'names.corrected'> = async (
  services,
  tx,
  { entry, tournament, stay },
) => {
  // Without an open day nobody is checked in. Its lock orders this with the ticks of the desk.
  if (!(await days.updateVersion(tx, tournament.id))) return;
  const rows = await store.listRows(tx, entry.id);
  const stays = new Map(stay.map(({ before, now }) => [before, now]));
  // The second of a pair has another id with each change; that of the entry may be somebody else's from now on.
  const isOther = stays.get(entry.id) !== entry.id;
  if (!isOther && rows.every(({ personId }) => stays.get(personId) === personId)) return;
  // Above all of the entry: a tick of somebody who still sees the other one under this id is refused.
  const version = Math.max(0, ...rows.map((row) => row.version)) + 1;
  const moved = rows.flatMap((row) => {
    const personId = stays.get(row.personId);
    return personId ? [{ ...row, personId, version }] : [];
  });
  // Without a row, the version would be that of the other one who was never ticked.
  const isNew = isOther && !moved.some(({ personId }) => personId === entry.id);
  const at = services.clock.now();
  const expected = { personId: entry.id, entryId: entry.id, state: 'expected', version } as const;
  await store.updateRows(tx, entry.id, [
    ...moved,
    ...(isNew ? [{ ...expected, by: 'desk' as const, at }] : []),
  ]);
};
