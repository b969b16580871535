import { peopleOf } from '#domain/scorecard/sides.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import type { Mark } from '../../../records/web/components/unsent-mark.tsx';
import type { UnsentScore } from '../../../records/web/lib/unsent-scores.ts';
import type { ReturnedMatch } from '../../../scorecard/web/lib/scorecard-return.ts';
import { type FreeNames, sidesOf } from '../../free-practice.policy.ts';

export const ADD_KIND = 'practice.free-match';

/** One row of the table. */
export interface DraftRow {
  readonly id: string;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly playedOn: PlainDate;
  readonly result: string;
  readonly status: Status | undefined;
  /** As read from the server; null while it does not have the match. */
  readonly version: number | null;
  readonly mark: Mark;
}

/** A match that was added on this phone. */
export interface AddedMatch extends FreeNames {
  readonly id: string;
  readonly playedOn: PlainDate;
}

interface Sources {
  readonly saved: readonly MatchOutput[];
  /** The whole outbox. */
  readonly outgoing: readonly OutboxEntry[];
  readonly unsent: readonly UnsentScore<'free-practice'>[];
  /** The score that was just confirmed, until the server's list includes it. */
  readonly returned: ReturnedMatch | null;
}

/** The unconfirmed list, oldest first: the server's, with what this phone has not sent yet. */
export function draftRows({ saved, outgoing, unsent, returned }: Sources): DraftRow[] {
  const rows = new Map<string, DraftRow>(saved.map((match) => [match.id, fromSaved(match)]));
  for (const entry of outgoing) {
    if (entry.kind !== ADD_KIND) continue;
    const added = entry.body as AddedMatch;
    if (!rows.has(added.id)) rows.set(added.id, fromAdded(added, entry));
  }
  for (const score of unsent) {
    const known = rows.get(score.matchId) ?? fromScore(score);
    rows.set(score.matchId, {
      ...known,
      result: score.card.result,
      status: score.card.status,
      mark: score.refused ? 'refused' : 'unsent',
    });
  }
  const scored = returned && rows.get(returned.id);
  if (scored) rows.set(scored.id, { ...scored, result: returned.result, status: returned.status });
  return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function fromSaved(match: MatchOutput): DraftRow {
  const { id, player1, player2, playedOn, result, status, version } = match;
  return { id, player1, player2, playedOn, result, status, version, mark: null };
}

function fromAdded(added: AddedMatch, entry: OutboxEntry): DraftRow {
  return {
    id: added.id,
    ...sidesOf(added),
    playedOn: added.playedOn,
    result: '0-0',
    status: undefined,
    version: null,
    mark: entry.refusal ? 'refused' : 'unsent',
  };
}

function fromScore({ matchId, match, card }: UnsentScore<'free-practice'>): DraftRow {
  const { player1, player2, playedOn } = match;
  const common = { player1, player2, playedOn, version: null, mark: null };
  return { id: matchId, result: card.result, status: card.status, ...common };
}

/** Everybody who plays in these matches, each once; the players of a pair one by one. */
export function namesIn(rows: readonly Pick<DraftRow, 'player1' | 'player2'>[]): readonly string[] {
  const people = rows.flatMap(({ player1, player2 }) => [player1, player2].flatMap(peopleOf));
  return [...new Set(people.map(({ name }) => name))];
}
