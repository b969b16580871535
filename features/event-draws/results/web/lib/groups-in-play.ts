import type { z } from 'zod';
import { type GroupResult, type GroupState, groupState } from '#domain/groups/standings.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { PendingScore } from '#features/matches/web/lib/score-outbox.ts';
import type { groupResults } from '../../results.record.contract.ts';

/** The results of published groups, as the server gives them to their organizer and to everybody. */
export type GivenResults = z.output<typeof groupResults>;

/** Whether a score is pending on this phone, or was refused. */
export type Mark = 'waiting' | 'refused';

export interface GroupsInPlay {
  readonly ruleBook: Preset;
  readonly scoreFormat: ChosenFormat | null;
  /** In the order of the groups. */
  readonly states: readonly GroupState[];
  /** In the order of the groups; undefined without lots. */
  readonly lots: readonly (GivenResults['lots'][number] | undefined)[];
  readonly markOf: (player1: string, player2: string) => Mark | undefined;
}

/** The groups with their results, with the pending scores of this phone in place of those that they correct. */
export function groupsInPlay(
  { groups }: Pick<GroupsDraw, 'groups'>,
  given: GivenResults,
  pending: readonly PendingScore[],
): GroupsInPlay {
  const results = new Map<string, GroupResult>();
  for (const match of given.matches) {
    const { player1Id, player2Id, sets } = match;
    results.set(pairKey(player1Id, player2Id), { ...match, sets: setsIn(sets) });
  }
  const marks = new Map<string, Mark>();
  for (const { entry, score } of pending) {
    const { target, confirmed, scoreFormat = null } = score;
    if (target.sessionId !== given.stageId) continue;
    const ids = { player1Id: String(target.player1.id), player2Id: String(target.player2.id) };
    const pair = pairKey(ids.player1Id, ids.player2Id);
    marks.set(pair, entry.refusal ? 'refused' : 'waiting');
    if (entry.refusal) continue;
    const { sets, winner, status = 'finished' } = confirmed;
    results.set(pair, { ...ids, sets, winner, status, scoreFormat });
  }
  const { ruleBook, scoreFormat } = given;
  const rules = { ruleBook, scoreFormat, out: new Set(given.out) };
  const lots = groups.map((_, at) => given.lots.find(({ group }) => group === at + 1));
  const all = [...results.values()];
  return {
    ruleBook,
    scoreFormat,
    states: groups.map((group, at) => groupState(group, all, rules, lots[at]?.randomSeed)),
    lots,
    markOf: (player1, player2) => marks.get(pairKey(player1, player2)),
  };
}
