import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { listNames } from '../../evening/server/evening.store.ts';
import { numbersOf, scoreFormatOf, visibleSession } from '../../practice.policy.ts';
import type { Participant, SessionSettings } from '../../practice.vocabulary.ts';
import { isChoice } from '../../score-rules/score-rules.policy.ts';
import { lockWithNames } from '../../sessions/server/sessions.locks.commands.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import {
  checkedPlayers,
  type LeagueSetup,
  mergeChange,
  presetOf,
  type SeenLeague,
  takesResults,
  type WrongPlayer,
} from '../league.policy.ts';
import { listRecorded } from './league.store.ts';

export interface NewLeague {
  readonly id: string;
  readonly groupId: number;
  readonly practiceDate: string;
  readonly players: readonly Participant[];
  readonly preset?: Preset | undefined;
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly accountId: string;
}

/** Opens a league of a group. Opened again under the same id, it is returned unchanged. */
export async function openLeague(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  league: NewLeague,
): Promise<Result<sessions.SessionAndGroup, 'GROUP_NOT_FOUND' | 'UNKNOWN_FORMAT'> | WrongPlayer> {
  const { id, accountId, practiceDate, preset, scoreFormat = null } = league;
  if (!isChoice(scoreFormat)) return refuse('UNKNOWN_FORMAT');
  const inserted = await db.transaction(async (tx) => {
    // No name is replaced meanwhile, as where an account is deleted.
    await groups.lockForShare(tx, league.groupId);
    const group = await groups.findVisible(tx, accountId, league.groupId);
    if (!group) return refuse('GROUP_NOT_FOUND');
    const players = await checkedIn(tx, group.id, league.players);
    if (!players.ok) return players;
    await sessions.insert(tx, {
      id,
      format: 'league',
      groupId: group.id,
      groupName: group.name,
      ownerAccountId: accountId,
      practiceDate,
      players: players.value,
      settings: { ...(preset && { preset }), ...(scoreFormat && { scoreFormat }) },
      createdAt: clock.now(),
    });
    return ok(null);
  });
  if (!inserted.ok) return inserted;
  const opened = visibleSession(await sessions.findWithGroup(db, accountId, id));
  // The id belongs to somebody else, or to one that was removed: the caller may see neither.
  return opened.ok ? opened : refuse('GROUP_NOT_FOUND');
}

export interface LeagueChange {
  readonly id: string;
  readonly writeId: string;
  readonly baseVersion: number;
  /** Absent in changes that an earlier version of the app has stored on a phone. */
  readonly seen?: SeenLeague | undefined;
  readonly players?: readonly Participant[] | undefined;
  readonly preset?: Preset | undefined;
  /** Of the pairs that have no score yet. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly accountId: string;
}

/**
 * Changes players or rules, merged into the changes of others; without `seen` only at `baseVersion`. Idempotent by
 * `writeId`.
 */
export async function changeLeague(
  { db, clock, publish }: Pick<Services, 'db' | 'clock' | 'publish'>,
  change: LeagueChange,
): Promise<Changed> {
  const { id, accountId } = change;
  if (!isChoice(change.scoreFormat ?? null)) return refuse('UNKNOWN_FORMAT');
  const stored = await sessions.findWithGroup(db, accountId, id);
  const found = visibleSession(stored, { format: 'league' });
  if (!found.ok) return refuse('SESSION_NOT_FOUND');
  const { group } = found.value;
  return db.transaction(async (tx) => {
    const session = (await lockWithNames(tx, id))!;
    if (session.deletedAt) return refuse('SESSION_NOT_FOUND');
    if (await matchStore.findWrite(tx, change.writeId)) return ok({ session, group });
    const current = {
      players: session.players,
      preset: presetOf(session),
      scoreFormat: scoreFormatOf(session),
    };
    const merged = await mergedChange(tx, change, session, current);
    if (!merged.ok) return merged;
    const { players, ...rules } = { ...current, ...merged.value };
    const isOtherList = players !== current.players;
    if (isOtherList && takesResults(players, current.players, await listRecorded(tx, id))) {
      return refuse('SESSION_CHANGED');
    }
    const settings: SessionSettings = { ...session.settings, ...rules };
    const next = { settings, players, version: session.version + 1 };
    await sessions.update(tx, id, next);
    await matchStore.insertWrite(tx, {
      id: change.writeId,
      subjectId: id,
      kind: 'change',
      version: next.version,
      content: next,
      accountId,
      at: clock.now(),
    });
    await publish(tx, { type: 'session.changed', sessionId: id });
    return ok({ session: { ...session, ...next }, group });
  });
}

async function mergedChange(
  tx: Db,
  change: LeagueChange,
  { groupId, version }: sessions.StoredSession,
  current: LeagueSetup,
): Promise<Result<WantedChange, 'SESSION_CHANGED'> | WrongPlayer> {
  const wanted = await checkedChange(tx, change, groupId);
  if (!wanted.ok) return wanted;
  const { seen, baseVersion } = change;
  if (seen) return mergeChange(current, seen, wanted.value);
  return version === baseVersion ? wanted : refuse('SESSION_CHANGED');
}

type WantedChange = Partial<LeagueSetup>;

type Changed =
  | Result<sessions.SessionAndGroup, 'SESSION_NOT_FOUND' | 'SESSION_CHANGED' | 'UNKNOWN_FORMAT'>
  | WrongPlayer;

async function checkedChange(
  tx: Db,
  { players, preset, scoreFormat }: LeagueChange,
  groupId: number,
): Promise<Result<WantedChange, never> | WrongPlayer> {
  const rules = { ...(preset && { preset }), ...(scoreFormat !== undefined && { scoreFormat }) };
  if (!players) return ok(rules);
  const checked = await checkedIn(tx, groupId, players);
  return checked.ok ? ok({ ...rules, players: checked.value }) : checked;
}

/**
 * Checks a list against everybody who has ever had a number in the group: a phone that was without a signal may list somebody who has
 * left since, and a refusal would lose the scores of all.
 */
async function checkedIn(tx: Db, groupId: number, players: readonly Participant[]) {
  const numbers = numbersOf(players.flatMap(peopleOf));
  return checkedPlayers(players, await listNames(tx, groupId, numbers));
}
