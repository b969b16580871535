import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Ending } from '#domain/scoring/ending.ts';
import { saveScoreIn } from '#features/matches/server/matches.commands.ts';
import type {
  MatchOwner,
  PracticeMatch,
  Target,
  TargetRefusal,
} from '#features/matches/server/matches.owner.provider.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { practiceFormat } from '../open-tables.policy.ts';
import { lockOwnDay, type OwnDayRefusal, type OwnRequest } from './open-tables.commands.ts';
import { pairIn } from './open-tables.pairing.commands.ts';
import { publicNamesOf } from './open-tables.presenter.ts';
import * as store from './open-tables.store.ts';

interface PracticeScore extends OwnRequest {
  readonly matchId: string;
  readonly writeId: string;
  readonly sets: readonly CardSet[];
  readonly ending: Ending;
}

type Unsaved = Exclude<Awaited<ReturnType<typeof saveScoreIn>>, { readonly ok: true }>;
/** What is wrong with the score, or that another one is stored; the owner of these matches refuses nothing. */
type ScoreRefusal = Unsaved extends infer One
  ? One extends { readonly code: infer Code }
    ? Omit<One, 'code'> & { readonly ok: false; readonly code: Exclude<Code, TargetRefusal> }
    : never
  : never;

/**
 * Records the result of a match on an open table in the practice records of both players, and gives the table to the next pair. It belongs to
 * no group and to no event, so that it counts for no rate (next.md, E1). The same result from the second phone changes nothing.
 */
export async function enterPractice(
  services: Services,
  score: PracticeScore,
): Promise<Result<null, OwnDayRefusal | 'MATCH_NOT_FOUND'> | ScoreRefusal> {
  const { tournamentId, matchId, writeId, sets, ending, accountId } = score;
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDay(services, tx, score);
    if (!locked.ok) return locked;
    const { tournament, facts } = locked.value;
    const turns = await store.listTurnsOfMatch(tx, tournamentId, matchId);
    const isOwn = turns.some((turn) => turn.accountId === accountId);
    if (!isOwn || turns.length !== 2) return refuse('MATCH_NOT_FOUND');
    const playedOn = tournament.eventDate;
    const target = await targetOf(tx, turns, { id: matchId, accountId, place: tournament.name });
    const { player1, player2 } = target;
    const saved = await saveScoreIn(services, tx, ownerOf(target), {
      id: matchId,
      writeId,
      baseVersion: 0,
      sets,
      ending,
      scoreFormat: practiceFormat(tournament.sport),
      match: { kind: 'free-practice', player1, player2, playedOn },
      account: { id: accountId },
    });
    if (!saved.ok) return saved as ScoreRefusal;
    await store.updateEnded(
      tx,
      turns.map(({ id }) => id),
      facts.now,
    );
    await pairIn(services, tx, { tournament, facts });
    return ok(null);
  });
}

/** The match belongs to who enters its result first; both are its players. */
async function targetOf(
  tx: Db,
  turns: readonly store.StoredTurn[],
  {
    id,
    accountId,
    place,
  }: { readonly id: string; readonly accountId: string; readonly place: string },
): Promise<Target> {
  const accountIds = turns.map((turn) => turn.accountId);
  const { tournamentId } = turns[0]!;
  const people = await store.listPlayers(tx, { tournamentId, accountIds });
  // Initials alone: who reads the match gets the names of that day (open-tables.names.provider.ts).
  const names = publicNamesOf(people.map((one) => ({ ...one, age: null })));
  const sideOf = (at: number) => ({
    id: at === 0 ? 'player1' : 'player2',
    name: names.get(accountIds[at]!) ?? '',
  });
  const stored = await matches.findById(tx, id);
  return {
    player1: sideOf(0),
    player2: sideOf(1),
    target: {
      id,
      kind: 'one-on-one',
      stageId: null,
      groupId: null,
      groupName: place,
      ownerAccountId: stored?.ownerAccountId ?? accountId,
      state: 'saved',
    },
    findPlayers: async () =>
      people.flatMap(({ accountId: one, playerId }) =>
        playerId === null ? [] : [{ side: one === accountIds[0] ? 1 : 2, playerId }],
      ),
  };
}

type Owner = Pick<MatchOwner<PracticeMatch, { readonly id: string }>, 'findTarget'>;

function ownerOf(target: Target): Owner {
  return { findTarget: async () => ok(target) };
}
