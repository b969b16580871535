import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { endEntry, endManualEntry } from '#features/entries/server/entries.commands.ts';
import { offerOnePlace } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as withdrawals from '#features/entries/withdrawals/server/withdrawals.store.ts';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  lockRefereed,
} from '../../server/event-draws.locks.commands.ts';
import { giveUpGroupTiesIn } from '../../ties/server/ties.walkovers.commands.ts';
import { type DecisionRefusal, decisionRefusal, refundOf } from '../withdrawing.policy.ts';
import type { DayOfTournament, FindDay } from './withdrawing.calls.provider.ts';
import { amendDraw, type Line, lockLine, type SeenLine } from './withdrawing.line.commands.ts';
import * as store from './withdrawing.store.ts';
import { walkOverIn } from './withdrawing.walkover.commands.ts';

/** Decisions about withdrawals from a closed event. Locks are taken in the order tournament, application, entry, stages, day. */

interface DecisionWrite extends EventRequest {
  readonly writeId: string;
  readonly entryId: string;
  /** The request that the writer saw; null for none. */
  readonly seenRequest: string | null;
  readonly decision: Decision;
  /** For an alternate or a bye: the draw that the writer saw. */
  readonly seen?: SeenLine | undefined;
  readonly word: string;
  readonly findDayForUpdate: FindDay;
}

export type WithdrawingRefusal =
  | ChangeRefusal
  | DecisionRefusal
  | 'ENTRY_NOT_FOUND'
  | 'ENTRIES_OPEN'
  | 'WITHDRAWAL_CHANGED';

/**
 * Decides what becomes of somebody who asks to withdraw, or withdraws somebody who has not asked. Refuses where somebody
 * has asked, taken it back or decided since. A repeated write changes nothing.
 */
export async function decideWithdrawal(
  services: CommandServices,
  {
    writeId,
    entryId,
    seenRequest,
    decision,
    seen,
    word: typed,
    findDayForUpdate,
    ...request
  }: DecisionWrite,
): Promise<Result<null, WithdrawingRefusal>> {
  const word = typed.trim();
  return services.db.transaction(async (tx) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const earlier = await answerToEarlier(tx, { writeId, entryId });
    if (earlier) return earlier;
    if (!event.isClosed) return refuse('ENTRIES_OPEN');
    const entrant = await lockEntrant(tx, event.id, entryId);
    if (!entrant) return refuse('ENTRY_NOT_FOUND');
    const asked = await withdrawals.findAsked(tx, entryId);
    if ((asked?.id ?? null) !== seenRequest) return refuse('WITHDRAWAL_CHANGED');
    const isIn = entrant.state === 'confirmed';
    const { number } = entrant;
    const leaving = { tournament, eventId: event.id, number, seen, findDayForUpdate };
    const { published, line, day } = await lockLine(tx, leaving);
    const refusal = decisionRefusal(
      { decision, word },
      {
        isAsked: asked !== null,
        isIn,
        published,
        isFollowed: await draws.existsFurtherOut(tx, event.id),
        onLine: line && { ...line, choices: line.choices.map(({ choice }) => choice) },
        waiting: (await waitingList.listFirst(tx, event.id, 1)).length,
        hasBegun: now >= instantInJapan(tournament.eventDate, tournament.startTime),
      },
    );
    if (refusal) return refuse(refusal);
    const { account } = request;
    const decided = { decision, word, decidedAt: now, decidedByAccountId: account.id };
    await carryOut(services, tx, {
      request,
      tournament,
      entrant,
      asked,
      line,
      day,
      decided: { ...decided, decisionId: writeId },
    });
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

/** What is answered to a decision that is stored already; null for a new one. The id of one about somebody else does not pass for it. */
export async function answerToEarlier(
  tx: Db,
  { writeId, entryId }: Pick<DecisionWrite, 'writeId' | 'entryId'>,
): Promise<Result<null, 'WITHDRAWAL_CHANGED'> | null> {
  const decided = await withdrawals.findDecided(tx, writeId);
  if (!decided) return null;
  return decided.entryId === entryId ? ok(null) : refuse('WITHDRAWAL_CHANGED');
}

/** The entrant of an entry, which is locked, after the application of the school whose line it is; null when it is not in the list. */
export async function lockEntrant(tx: Db, eventId: number, entryId: string) {
  const [applicationId] = await entries.listApplications(tx, [entryId]);
  if (applicationId) await applications.findForUpdate(tx, applicationId);
  return store.findForUpdate(tx, eventId, entryId);
}

interface Decided {
  readonly request: EventRequest;
  readonly tournament: StoredTournament;
  readonly entrant: store.StoredEntrantToWithdraw;
  readonly asked: withdrawals.StoredRequest | null;
  /** Of a published knockout; null for who is in no line of it. */
  readonly line: Line | null;
  readonly day: DayOfTournament;
  readonly decided: {
    readonly decision: Decision;
    readonly word: string;
    readonly decidedAt: Date;
    readonly decidedByAccountId: string;
    readonly decisionId: string;
  };
}

async function carryOut(services: CommandServices, tx: Db, facts: Decided): Promise<void> {
  const { tournament, entrant, asked, line, day, decided } = facts;
  const { entryId, eventId } = entrant;
  const { decision, word, decidedAt: now } = decided;
  const state = decision === 'decline' ? ('declined' as const) : ('granted' as const);
  if (asked) await withdrawals.update(tx, asked.id, { ...decided, state });
  else {
    const begun = { id: uuidv7(), entryId, askedBy: 'organizer', askedAt: now } as const;
    await withdrawals.insert(tx, { ...begun, ...decided, state });
  }
  if (decision === 'decline') {
    const entry = await entries.findById(tx, entryId);
    if (!asked || !entry) throw new Error('a request that is declined has a player');
    const declined = { entry, tournament, request: asked, word };
    return services.publish(tx, { type: 'withdrawal.declined', ...declined });
  }
  const isIn = entrant.state === 'confirmed';
  const freed = isIn ? await end(services, tx, facts) : tournament;
  if (decision === 'offer') await offerOnePlace(services, tx, freed, { eventId, now });
  if (decision === 'walkover') {
    await walkOverIn(services, tx, { ...facts.request, number: entrant.number, day });
  }
  const accountId = decided.decidedByAccountId;
  const { number } = entrant;
  await giveUpGroupTiesIn(services, tx, { eventId, number, called: day.called, accountId });
  if (line) {
    const chosen = line.choices.find(({ choice }) => choice === decision);
    const amending = { tournament, eventId, line, at: now, accountId };
    if (chosen) await amendDraw(services, tx, { ...amending, chosen });
  }
}

/** Ends the entry. */
async function end(
  services: CommandServices,
  tx: Db,
  { tournament, entrant, asked, decided }: Decided,
): Promise<StoredTournament> {
  const now = decided.decidedAt;
  const entry = await entries.findForUpdate(tx, entrant.entryId);
  if (!entry) {
    const { entryId: id, eventId } = entrant;
    return endManualEntry(services, tx, { entry: { id, eventId }, tournament, now });
  }
  const outcome = refundOf(entrant, tournament, dayInJapan(asked?.askedAt ?? now));
  const refund = outcome === 'money' || outcome === 'points';
  const by = asked ? 'granted' : 'organizer';
  return endEntry(services, tx, { entry, tournament, refund, by, now });
}
