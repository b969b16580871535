import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type CardSet, scoreOf } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { toPlayed } from '#features/matches/draw-results/draw-results.entered.policy.ts';
import { confirmScore, isWriteAbout } from '#features/matches/matches.policy.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { confirmerOf, isForDeskOnly, type Voice } from '../handshake.policy.ts';
import { resultVersionOf } from './handshake.commands.ts';
import {
  type Author,
  authorIn,
  type LockRefusal,
  lockMatch,
  type OpenDay,
} from './handshake.locks.commands.ts';
import type { FoundMatch, MatchRef } from './handshake.matches.commands.ts';
import { notifyOfDispute } from './handshake.notifications.ts';
import * as store from './handshake.store.ts';
import type { Claim } from './handshake.tables.ts';

/** Yes and no to an entered result: of the other side, of both on one device, and of the desk. */

interface Answer extends MatchRef {
  readonly tournamentId: number;
  /** Of the result that was shown. */
  readonly seenVersion: number;
  /** The write of that result, where the speaker has not seen it stored: only its own version is meant then. */
  readonly resultWriteId?: string | undefined;
}

type Speaker<Code extends string> =
  | { readonly kind: 'author'; readonly author: Author<Code>; readonly isSameDevice: boolean }
  | { readonly kind: 'desk'; readonly account: DeskRequest['account'] };

export type AnswerRefusal =
  | LockRefusal
  | 'FORBIDDEN'
  /** It has another result by now, or none. */
  | 'RESULT_CHANGED';

/**
 * Agrees to a result. By the side that has entered it nothing happens, except on one device, where both players tap their
 * names. Agreeing again changes nothing.
 */
export async function confirmResult<Code extends string = never>(
  services: Services,
  { speaker, ...answer }: Answer & { readonly speaker: Speaker<Code> },
): Promise<Result<null, AnswerRefusal | Code>> {
  return services.db.transaction(async (tx) => {
    const heard = await hear(services, tx, answer, speaker);
    if (!heard.ok) return heard;
    const { agreement, voice, tournament, now } = heard.value;
    if (!agreement || agreement.state === 'confirmed') return ok(null);
    const by = confirmerOf(agreement, voice);
    if (!by) return ok(null);
    await store.updateConfirmed(tx, agreement.matchId, { by, at: now });
    if (speaker.kind === 'desk') {
      await logDesk(services, tx, { account: speaker.account, tournament });
    }
    await services.publish(tx, { type: 'handshake.changed', tournamentId: answer.tournamentId });
    return ok(null);
  });
}

/** The desk has entered the result that is stored already: it agrees to it, as to every result of its own (decision 0032). */
export async function settleAgreed(
  services: Services,
  tx: Db,
  { matchId, version }: AppEvent<'result.agreed'>,
): Promise<void> {
  const agreement = await store.findByMatch(tx, matchId);
  if (!agreement || agreement.state === 'confirmed' || agreement.version !== version) return;
  const { tournamentId } = agreement;
  await days.findForUpdate(tx, tournamentId);
  await days.updateVersion(tx, tournamentId);
  await store.updateConfirmed(tx, matchId, { by: 'desk', at: services.clock.now() });
  await services.publish(tx, { type: 'handshake.changed', tournamentId });
}

/** What the other side says was played, in the order of the match's sides. */
export interface ClaimedScore {
  readonly sets: readonly CardSet[];
  readonly status: 'finished' | 'retired';
  readonly winner: Side;
}

type ClaimRefusal = Extract<ReturnType<typeof toPlayed>, { ok: false }>;

/**
 * Contradicts an entered result, by the side that has not entered it: the desk decides. Who claims the very result that is stored agrees
 * to it. Saying it again changes nothing; the first score that is claimed stays.
 */
export async function disputeResult(
  services: Services,
  {
    claim,
    author,
    ...answer
  }: Answer & { readonly author: Author; readonly claim: ClaimedScore | null },
): Promise<Result<null, AnswerRefusal | 'RESULT_CONFIRMED' | 'OWN_RESULT'> | ClaimRefusal> {
  return services.db.transaction(async (tx) => {
    const speaker = { kind: 'author', author, isSameDevice: false } as const;
    const heard = await hear<never>(services, tx, answer, speaker);
    if (!heard.ok) return heard;
    const { agreement, voice, found } = heard.value;
    if (!agreement || agreement.state === 'confirmed') return refuse('RESULT_CONFIRMED');
    if (voice.kind !== 'side' || voice.side === agreement.side) return refuse('OWN_RESULT');
    if (isSaid(agreement, claim)) return ok(null);
    const judged = claim && judge(found, claim);
    if (judged && !judged.ok) return judged;
    await answerWith(services, tx, { ...heard.value, agreement }, judged?.value ?? null);
    await services.publish(tx, { type: 'handshake.changed', tournamentId: answer.tournamentId });
    return ok(null);
  });
}

/** Whether a contradiction says nothing new. Who has contradicted without a score may still say which one is right. */
function isSaid(
  { state, claim: said }: Pick<store.StoredHandshake, 'state' | 'claim'>,
  claim: ClaimedScore | null,
): boolean {
  return state === 'disputed' && (said !== null || claim === null);
}

interface Heard extends OpenDay {
  readonly found: FoundMatch;
  /** About the present result; null where it is one of the desk. */
  readonly agreement: store.StoredHandshake | null;
  readonly voice: Voice;
}

/** The locked match with what is agreed about its result, for somebody who may say something about it. */
async function hear<Code extends string>(
  services: Services,
  tx: Db,
  { tournamentId, seenVersion, resultWriteId, ...ref }: Answer,
  speaker: Speaker<Code>,
): Promise<Result<Heard, AnswerRefusal | Code>> {
  if (speaker.kind === 'desk') {
    const desk = await findForDesk(tx, { tournamentId, account: speaker.account });
    if (!desk.ok) return desk;
  }
  const isDesk = speaker.kind === 'desk';
  const locked = await lockMatch(services, tx, { tournamentId, isDesk, ...ref }, (found) =>
    voiceOf(tx, found, speaker),
  );
  if (!locked.ok) return locked;
  const { found, heard: voice } = locked.value;
  const { row, version, hasResult } = found.match;
  const meant = resultWriteId ? await versionOfWrite(tx, found, resultWriteId) : seenVersion;
  if (!row || !hasResult || version !== meant) return refuse('RESULT_CHANGED');
  const stored = await store.findByMatch(tx, row.id);
  return ok({ ...locked.value, voice, agreement: stored?.version === version ? stored : null });
}

/** The version that a write gave to the result of a match, or found where it asked for what was stored; null where it was not accepted. */
async function versionOfWrite(
  tx: Db,
  { match: { stageId, matchId, row } }: FoundMatch,
  writeId: string,
): Promise<number | null> {
  const write = await matchStore.findWrite(tx, writeId);
  const isAccepted = write && isWriteAbout(write, { stageId, matchId, rowId: row?.id });
  return isAccepted ? resultVersionOf(write) : null;
}

async function voiceOf<Code extends string>(
  tx: Db,
  found: FoundMatch,
  speaker: Speaker<Code>,
): Promise<Result<Voice, 'MATCH_NOT_FOUND' | Code>> {
  if (speaker.kind === 'desk') return ok({ kind: 'desk' });
  const { author, isSameDevice } = speaker;
  const heard = await authorIn(tx, found, author);
  if (!heard.ok) return heard;
  const side = heard.value;
  return ok(side ? { kind: 'side', side, isSameDevice } : { kind: 'device' });
}

async function answerWith(
  services: Services,
  tx: Db,
  heard: Heard & { readonly agreement: store.StoredHandshake },
  claim: Claim | null,
): Promise<void> {
  const { found, now: at } = heard;
  const { matchId } = heard.agreement;
  if (claim && isStored(found, claim)) {
    if (isForDeskOnly(heard.agreement)) return;
    await store.updateConfirmed(tx, matchId, { by: 'other-side', at });
    return;
  }
  await store.updateDisputed(tx, matchId, { claim, at });
  await notifyOfDispute(services, tx, heard);
}

function isStored({ match: { row } }: FoundMatch, { sets, status, winner }: Claim): boolean {
  if (row?.status !== status || row.winner !== winner) return false;
  return serialise(row.sets) === serialise(sets);
}

/** The claimed score, judged by the format of the match. */
function judge({ match }: FoundMatch, claim: ClaimedScore): Result<Claim, never> | ClaimRefusal {
  const { scoreFormat, place } = match;
  if (place.kind === 'group' && !scoreFormat) return judgePlain(claim);
  const winner = match[claim.winner];
  const kind = claim.status === 'retired' ? 'retirement' : 'score';
  const drawn = { id: match.matchId, round: 1, position: 0, result: null };
  const { player1, player2 } = match;
  const sets = claim.sets.map(scoreOf);
  const played = toPlayed({ ...drawn, player1, player2 }, { kind, winner, sets }, scoreFormat);
  if (!played.ok) return played;
  const result = 'score' in played.value ? (played.value.score ?? '0-0') : '0-0';
  return ok({ ...claim, result });
}

/** On the card of the specification. */
function judgePlain(claim: ClaimedScore): Result<Claim, never> | ClaimRefusal {
  const judged = confirmScore({
    sets: claim.sets,
    ending: { status: claim.status, winner: claim.winner },
    isOfEvent: true,
  });
  if (!judged.ok) {
    const { code } = judged;
    const isOwn = code === 'WINNER_MISMATCH' || code === 'ALREADY_DECIDED';
    return refuse(isOwn ? code : 'INCOMPLETE_SCORES');
  }
  return ok({ ...claim, result: judged.value.result });
}
