import { draw } from '#domain/bracket/draw.ts';
import type { DrawRefusal, Tradition } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { replaceDraw } from '#features/matches/draws/server/draws.results.commands.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { checkedPlayers, type WrongPlayer } from '../../league/league.policy.ts';
import { visibleSession } from '../../practice.policy.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import { isChoice } from '../../score-rules/score-rules.policy.ts';
import { listRatings } from '../../server/practice.ratings.store.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { clubsOf, entrantsOf, mayManage, mayRedraw } from '../knockout.policy.ts';
import { FEWEST_PLAYERS } from '../knockout.vocabulary.ts';

export interface NewKnockout {
  readonly id: string;
  readonly groupId: number;
  readonly practiceDate: string;
  readonly players: readonly (Participant & { readonly club?: string | undefined })[];
  readonly tradition: Tradition;
  /** Chosen by the club, the first seed first; without it the ratings seed. */
  readonly seeds?: readonly Participant['id'][] | undefined;
  /** Null or missing: scores as entered. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly randomSeed: number;
  readonly accountId: string;
}

export type StartRefusal =
  | 'GROUP_NOT_FOUND'
  | 'UNKNOWN_FORMAT'
  | 'TOO_FEW_PLAYERS'
  | 'INVALID_SEEDS'
  | 'DUPLICATE_PLAYER';

/** Starts a knockout of a group with its first draw. Started again under the same id, it is returned unchanged. */
export async function startKnockout(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  knockout: NewKnockout,
): Promise<Result<sessions.SessionAndGroup, StartRefusal> | WrongPlayer> {
  const { id, practiceDate, tradition, randomSeed, accountId, scoreFormat = null } = knockout;
  const find = async () =>
    visibleSession(await sessions.findWithGroup(db, accountId, id), { format: 'knockout' });
  // Before the players are judged: since the first try one of them may have left the list.
  const started = await find();
  if (started.ok) return started;
  if (!isChoice(scoreFormat)) return refuse('UNKNOWN_FORMAT');
  const begun = await db.transaction(async (tx) => {
    // No name is replaced meanwhile, as where an account is deleted.
    await groups.lockForShare(tx, knockout.groupId);
    const group = await groups.findVisible(tx, accountId, knockout.groupId);
    if (!group) return refuse('GROUP_NOT_FOUND');
    if (knockout.players.length < FEWEST_PLAYERS) return refuse('TOO_FEW_PLAYERS');
    const members = await groups.listMembers(tx, group.id);
    const checked = checkedPlayers(knockout.players, members);
    if (!checked.ok) return checked;
    const players = checked.value;
    const discipline = players.some(({ players: pair }) => pair) ? 'doubles' : 'singles';
    const ratings = await listRatings(tx, { sport: group.sport, discipline }, members);
    const entrants = entrantsOf(players, group.name, ratings, clubsOf(knockout.players));
    const seeds = knockout.seeds?.map(String);
    const drawn = draw(entrants, { randomSeed, tradition, seeds });
    if (!drawn.ok) return refuse(asRefusal(drawn.code));
    const now = clock.now();
    const inserted = await sessions.insert(tx, {
      id,
      format: 'knockout',
      groupId: group.id,
      groupName: group.name,
      ownerAccountId: accountId,
      practiceDate,
      players,
      settings: scoreFormat ? { scoreFormat } : {},
      createdAt: now,
    });
    if (!inserted) return ok(null);
    const by = { drawnAt: now, drawnByAccountId: accountId };
    await draws.insert(tx, { stageId: id, number: 1, draw: drawn.value, ...by });
    return ok(null);
  });
  if (!begun.ok) return begun;
  const found = await find();
  // The id belongs to somebody else, or to one that was removed: the caller may see neither.
  return found.ok ? found : refuse('GROUP_NOT_FOUND');
}

/** Refusals of the draw engine: invalid seeds, or two players with equal ids in the draw, 1 and "1". */
function asRefusal(code: DrawRefusal): 'INVALID_SEEDS' | 'DUPLICATE_PLAYER' {
  const ofSeeds = code === 'INVALID_SEEDS' || code === 'INVALID_SEED_COUNT';
  return ofSeeds ? 'INVALID_SEEDS' : 'DUPLICATE_PLAYER';
}

export interface Redraw {
  readonly id: string;
  readonly writeId: string;
  /** The draw to replace. */
  readonly drawNumber: number;
  readonly randomSeed: number;
  readonly accountId: string;
}

export type RedrawRefusal = ManagementRefusal | 'MATCHES_PLAYED' | 'BRACKET_REDRAWN';

/** Draws the same players again, while nothing has been played. Idempotent by `writeId`. */
export async function redrawKnockout(
  { db, clock, publish }: Pick<Services, 'db' | 'clock' | 'publish'>,
  { id, writeId, drawNumber, randomSeed, accountId }: Redraw,
): Promise<Result<sessions.SessionAndGroup, RedrawRefusal>> {
  const found = await findManaged(db, { id, accountId });
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, id))!;
    if (session.deletedAt) return refuse('SESSION_NOT_FOUND');
    if (await matchStore.findWrite(tx, writeId)) return found;
    const current = await draws.findCurrent(tx, id);
    if (current.number !== drawNumber) return refuse('BRACKET_REDRAWN');
    if (!mayRedraw(current.draw)) return refuse('MATCHES_PLAYED');
    const { entrants, tradition, placing, seeds, chosenSeeds } = current.draw;
    const drawn = draw(entrants, {
      randomSeed,
      tradition,
      placing,
      seeds: chosenSeeds && seeds,
    });
    if (!drawn.ok) throw new Error(`the same players cannot be drawn again: ${drawn.code}`);
    const now = clock.now();
    const number = current.number + 1;
    const by = { drawnAt: now, drawnByAccountId: accountId };
    await replaceDraw(tx, { stageId: id, number, draw: drawn.value, ...by });
    const version = session.version + 1;
    await sessions.update(tx, id, { version });
    await matchStore.insertWrite(tx, {
      id: writeId,
      subjectId: id,
      kind: 'change',
      version,
      content: { drawNumber: number, randomSeed },
      accountId,
      at: now,
    });
    await publish(tx, { type: 'session.changed', sessionId: id });
    return found;
  });
}

export type ManagementRefusal = 'SESSION_NOT_FOUND' | 'FORBIDDEN';

/** A knockout that the account may manage; a step before the transactions that change it. */
export async function findManaged(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Result<sessions.SessionAndGroup, ManagementRefusal>> {
  const stored = await sessions.findWithGroup(db, accountId, id);
  const found = visibleSession(stored, { format: 'knockout' });
  if (!found.ok) return refuse('SESSION_NOT_FOUND');
  const { session, group } = found.value;
  return mayManage(session, { accountId, membership: group }) ? found : refuse('FORBIDDEN');
}
