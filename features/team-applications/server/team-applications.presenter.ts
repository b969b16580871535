import * as Entry from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import { isLive } from '#domain/entry/vocabulary.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { findSheets, type Pupil } from '#features/groups/roster/server/roster.store.ts';
import { sumsDue } from '#features/payments/payouts/server/payouts.store.ts';
import { sumsLeftOfSchools } from '#features/payments/transfers/server/transfers.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { find } from '../team-applications.contract.ts';
import { isOfLines, receivedYenOf, retainedYenOf } from '../team-applications.policy.ts';
import type { ListedLine } from './team-applications.lines.store.ts';
import * as lineStore from './team-applications.lines.store.ts';
import type { LinePlayer } from './team-applications.players.store.ts';
import * as playerStore from './team-applications.players.store.ts';
import * as transfers from './team-applications.transfers.store.ts';

/** The name as it is read aloud; '' where the school's list does not have it. */
export function kanaOf({ familyKana, givenKana }: Pick<Pupil, 'familyKana' | 'givenKana'>): string {
  return [familyKana, givenKana].filter(Boolean).join(' ');
}

interface Listed {
  readonly application: StoredApplication;
  readonly groupName: string;
}

/** Where and when the applications are read. */
interface Reading {
  readonly tournament: StoredTournament;
  /** The day in Japan. */
  readonly today: string;
}

/** Applications of a tournament with their lines, schools and transfers, as the school and the organizer see them. */
export async function presentAll(db: Db, listed: readonly Listed[], reading: Reading) {
  const ids = listed.map(({ application }) => application.id);
  const lines = Map.groupBy(await lineStore.listLines(db, ids), (line) => line.applicationId);
  const players = Map.groupBy(await playerStore.listPlayers(db, ids), ({ entryId }) => entryId);
  const moved = Map.groupBy(await transfers.listTransfers(db, ids), (one) => one.applicationId);
  const due = await sumsDue(db, 'applicationId', ids);
  const left = await sumsLeftOfSchools(db, ids);
  const sheetOf = await findSheets(
    db,
    listed.map(({ application }) => application.groupId),
  );
  return listed.map(({ application, groupName }) => {
    const { id, groupId } = application;
    const { officialName, personInCharge, phone, ...sheet } = sheetOf(groupId);
    const own = lines.get(id) ?? [];
    return {
      id,
      state: application.state,
      totalYen: application.totalYen,
      isByTransfer: application.isByTransfer,
      dueAt: application.dueAt?.toISOString() ?? null,
      code: application.code,
      appliedAt: application.appliedAt?.toISOString() ?? null,
      paidAt: application.paidAt?.toISOString() ?? null,
      isPaying: own.some(({ paymentUnderWay }) => paymentUnderWay),
      waitsFor: own.find(({ waitsFor }) => waitsFor !== null)?.waitsFor ?? null,
      group: { id: groupId, name: groupName },
      school: {
        officialName,
        postalCode: sheet.postalCode,
        prefecture: sheet.prefecture,
        address: sheet.address,
        personInCharge,
        phone,
      },
      lines: own.map((line) => asLine(line, players.get(line.id) ?? [], reading)),
      transfers: (moved.get(id) ?? []).map(({ notedAt, ...one }) => ({
        id: one.id,
        amountYen: one.amountYen,
        paidOn: one.paidOn,
        payerName: one.payerName,
        notedAt: notedAt.toISOString(),
      })),
      dueBackYen: due.get(id) ?? 0,
      receivedYen: receivedYenOf(application, { lines: own, transferredYen: left.get(id) ?? 0 }),
    };
  });
}

export type ShownApplication = Awaited<ReturnType<typeof presentAll>>[number];

const NO_CONTACT = {
  postalCode: '',
  prefecture: '',
  address: '',
  personInCharge: '',
  phone: '',
} as const;

type Whole = Output<typeof find>;

/** What an application is called where its state says how it was paid, or that money went back. */
const WITHOUT_MONEY: Partial<Record<StoredApplication['state'], StoredApplication['state']>> = {
  'awaiting-payment': 'reserved',
  'partly-refunded': 'paid',
};

/**
 * An answer for the referees of the tournament: who plays, and nothing of the school's contacts, the money, and what the school has
 * written about its pupils beyond reading and grade.
 */
export function asRefereeSees(answer: Whole): Whole {
  const { application } = answer;
  const { officialName } = application.school;
  return {
    ...answer,
    application: {
      ...application,
      state: WITHOUT_MONEY[application.state] ?? application.state,
      totalYen: 0,
      isByTransfer: false,
      dueAt: null,
      code: null,
      paidAt: null,
      isPaying: false,
      waitsFor: null,
      transfers: [],
      dueBackYen: 0,
      receivedYen: 0,
      school: { officialName, ...NO_CONTACT },
      lines: application.lines.map((line) => ({
        ...line,
        feeYen: 0,
        retainedYen: 0,
        paidPoints: null,
        refund: 'none',
        canWithdraw: false,
        isRefundable: false,
        players: line.players.map((player) => ({ ...player, gender: '', registrationNo: '' })),
      })),
    },
    registrationNo: '',
    receiptNumber: null,
    transfer: { to: '', until: null },
    steps: answer.steps
      .filter(({ kind }) => isOfLines(kind))
      .map((step) => ({ ...step, amountYen: null })),
  };
}

function asLine(line: ListedLine, players: readonly LinePlayer[], reading: Reading) {
  const { id, eventId, state, feeYen, rank, team, refund, isAsked } = line;
  return {
    id,
    eventId,
    state,
    feeYen,
    retainedYen: retainedYenOf(line),
    paidPoints: line.paymentMethod === 'points' ? pointsLeftOf(line) : null,
    rank,
    team,
    refund,
    isAsked,
    ...withdrawalOf(line, reading),
    players: players.map((player) => ({
      pupilId: player.pupilId,
      name: player.name,
      kana: kanaOf(player),
      grade: player.grade,
      gender: player.gender,
      registrationNo: player.registrationNo,
    })),
  };
}

/** The points that a line has cost; they go back wholly or not at all. What a school pays is never split. */
function pointsLeftOf({ feeYen, grantedYen }: ListedLine): number {
  return grantedYen > 0 ? 0 : pointsOf({ feeYen, partnerFeeYen: null });
}

/** What the school can do to withdraw a line, by the rule that the command decides by. */
function withdrawalOf(line: ListedLine, { tournament, today }: Reading) {
  const { state, eventId, isAsked, paymentUnderWay } = line;
  const { isClosed } = eventOf(tournament, eventId);
  // What a school pays is never split.
  const place = { state, reservedUntil: null };
  const decision = Entry.withdrawal(place, { ...tournament, isClosed }, today);
  return {
    canWithdraw: decision.ok && !isAsked && !paymentUnderWay,
    asksToWithdraw: decision.ok && decision.value === 'on-request',
    isRefundable: state === 'confirmed' && Entry.isRefunded(tournament, today),
  };
}

/** An application in a list: what it costs, how many lines it has, and until when it is held. */
export function asBrief(application: StoredApplication, lines: readonly ListedLine[]) {
  const { id, state, totalYen, dueAt, wanted } = application;
  const live = lines.filter((line) => line.applicationId === id && isLive(line));
  const count = state === 'draft' ? wanted.length : live.length;
  return { id, state, totalYen, lines: count, dueAt: dueAt?.toISOString() ?? null };
}
