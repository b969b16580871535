import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { scoreOf } from '#domain/scorecard/card-set.ts';
import { permittedKnockoutOwner } from '#features/event-draws/results/server/results.knockouts.provider.ts';
import { permittedOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { saveResultIn } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { saveScoreIn } from '#features/matches/server/matches.commands.ts';
import type { AnyWriter } from '#features/matches/server/matches.owner.provider.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import type { EnteredScore } from '../handshake.policy.ts';
import type { Author } from './handshake.locks.commands.ts';
import { type FoundMatch, findRow } from './handshake.matches.commands.ts';

/** Saves an entered result by the commands of the results: versions, history and the next round are theirs. */

interface Saving {
  readonly tournament: StoredTournament;
  readonly found: FoundMatch;
  readonly entry: EnteredScore & { readonly author: Author<string> };
}

/** Why a result is not saved. */
export type SavingRefusal = Extract<
  Awaited<ReturnType<typeof saveGroup>> | Awaited<ReturnType<typeof saveKnockout>>,
  { ok: false }
>;

/** Saves the result; gives the row of the match in the order of its sides in the draw. */
export async function saveIn(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  saving: Saving,
): Promise<Result<StoredMatch, 'PLAYERS_CHANGED'> | SavingRefusal> {
  const { match } = saving.found;
  const { entry } = saving;
  if (entry.player1Id !== match.player1 || entry.player2Id !== match.player2) {
    return refuse('PLAYERS_CHANGED');
  }
  const saved =
    match.place.kind === 'knockout' && !match.place.rubber
      ? await saveKnockout(services, tx, saving)
      : await saveGroup(services, tx, saving);
  if (!saved.ok) return saved;
  const row = await findRow(tx, saving.found);
  if (!row) throw new Error(`the result of ${match.stageId} ${match.matchId} was not stored`);
  return ok(row);
}

function saveKnockout(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  { tournament, found: { event, match }, entry }: Saving,
) {
  const { stageId, matchId } = match;
  const findEvent = async () => ok({ tournament, event });
  const owner = permittedKnockoutOwner({ eventId: event.id, stageId, findEvent });
  return saveResultIn(services, tx, owner, {
    ...withoutScore(entry),
    matchId,
    player1Id: entry.player1Id,
    player2Id: entry.player2Id,
    result: asEntered(entry),
    scoreFormat: entry.scoreFormat,
    ...writerOf(entry.author),
  });
}

async function saveGroup(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  { tournament, found: { event, match }, entry }: Saving,
) {
  const { stageId, matchId } = match;
  const owner = permittedOwner<AnyWriter>(async () => ok({ tournament, event }));
  const { accountId, linkId, courtName } = writerOf(entry.author);
  const saved = await saveScoreIn(services, tx, owner, {
    ...withoutScore(entry),
    // Only of a match that is new.
    id: uuidv7(),
    match: {
      kind: 'event',
      tournamentId: tournament.id,
      eventId: event.id,
      drawNumber: entry.drawNumber,
      player1Id: entry.player1Id,
      player2Id: entry.player2Id,
      ...(match.place.rubber && { rubber: { stageId, matchId } }),
      playedOn: tournament.eventDate,
    },
    sets: entry.sets,
    scoreFormat: entry.scoreFormat,
    ending: { status: entry.status, winner: entry.winner },
    account: {
      id: accountId,
      ...(linkId && { linkId }),
      ...(courtName !== null && { courtName }),
    },
  });
  if (saved.ok) return saved;
  const { code } = saved;
  // What practice alone refuses.
  if (code === 'SESSION_NOT_FOUND' || code === 'GROUP_NOT_FOUND') return refuse('MATCH_NOT_FOUND');
  return 'stored' in saved || 'set' in saved ? saved : refuse(code);
}

function withoutScore({ writeId, drawNumber, baseVersion, follows }: EnteredScore) {
  return { writeId, drawNumber, baseVersion, follows };
}

function writerOf(author: Author<string>) {
  switch (author.kind) {
    case 'player':
      return { accountId: author.accountId, linkId: null, courtName: null };
    case 'guardian':
      return { accountId: null, linkId: author.guardianshipId, courtName: null };
    case 'link':
      return { accountId: null, linkId: author.linkId, courtName: author.courtName ?? '' };
  }
}

function asEntered(entry: EnteredScore): EnteredResult {
  const winner = entry.winner === 'player1' ? entry.player1Id : entry.player2Id;
  const sets = entry.sets.map(scoreOf);
  return entry.status === 'retired'
    ? { kind: 'retirement', winner, sets }
    : { kind: 'score', winner, sets };
}
