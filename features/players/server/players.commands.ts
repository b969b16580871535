import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import * as facts from './players.facts.store.ts';
import * as players from './players.store.ts';

type Publishing = Pick<Services, 'publish'>;

/** The player of an account, made when the account plays for the first time. A step of other commands. */
export async function ensurePlayerIn(
  tx: Db,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<string> {
  const known = await players.findByAccount(tx, accountId);
  if (known) return known;
  const player = { accountId, displayName: name, createdByAccount: accountId };
  await players.insertAll(tx, [{ id: uuidv7(), ...player }]);
  // Another transaction may have been first.
  const made = await players.findByAccount(tx, accountId);
  if (!made) throw new Error('an account was left without its player');
  return made;
}

interface Own extends facts.OwnFacts {
  readonly accountId: string;
  readonly name: string;
}

/**
 * Stores what an account says about itself as a player: its name, its school or club, and the reading of its name, which is
 * that of a list where it leaves it empty. Gives whether a list of names reads differently since. A step of other commands.
 */
export async function updateOwnIn(
  tx: Db,
  { accountId, name, club, reading }: Own,
): Promise<boolean> {
  await ensurePlayerIn(tx, { accountId, name });
  const before = await facts.findOwnFacts(tx, accountId);
  const isRead = reading !== before.reading;
  await facts.updateOwnFacts(tx, accountId, {
    displayName: name,
    clubText: club || null,
    kana: isRead ? kanaOf(reading) : undefined,
  });
  return isRead || club !== before.club;
}

/** The family name comes first; without a space the whole is one. */
function kanaOf(reading: string) {
  const [family = '', ...given] = reading.split(' ');
  return { familyKana: family || null, givenKana: given.join(' ') || null };
}

/** Makes players without accounts; gives their ids in the order of the names. A step of other commands. */
export async function addPlayersIn(
  tx: Db,
  names: readonly string[],
  createdByAccount: string,
): Promise<string[]> {
  const added = names.map((displayName) => ({ id: uuidv7(), displayName, createdByAccount }));
  await players.insertAll(tx, added);
  return added.map(({ id }) => id);
}

interface Merge {
  /** A player without an account. */
  readonly from: string;
  readonly into: string;
}

/**
 * Merges a player without an account into another. A step of other commands, which have decided that both are the same
 * person, and hold the lock of the list that `from` is on.
 */
export async function mergePlayersIn(
  services: Publishing,
  tx: Db,
  { from, into, now }: Merge & { readonly now: Date },
): Promise<void> {
  const current = await players.findCurrentPlayer(tx, into);
  if (!current || current === from) throw new Error('a player cannot be merged into itself');
  if (!(await players.updateMerged(tx, { from, into: current, now }))) {
    throw new Error('only a player who has no account and is not merged can be merged');
  }
  await services.publish(tx, { type: 'players.merged', from, into: current });
}

/** Makes a merged player a player of their own again. A step of other commands, under the same lock as the merge. */
export async function unmergePlayersIn(services: Publishing, tx: Db, from: string): Promise<void> {
  const into = await players.findCurrentPlayer(tx, from);
  if (!into || into === from) return;
  await players.updateUnmerged(tx, from);
  await services.publish(tx, { type: 'players.unmerged', from, into });
}
