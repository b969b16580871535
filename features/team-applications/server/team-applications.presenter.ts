import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { type Pupil, sheetsOf } from '#features/groups/roster/server/roster.store.ts';
import { sumsDue } from '#features/payments/payouts/server/payouts.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { find } from '../team-applications.contract.ts';
import { isOfLines } from '../team-applications.policy.ts';
import type { LinePlayer, ListedLine } from './team-applications.store.ts';
import * as store from './team-applications.store.ts';
import * as transfers from './team-applications.transfers.store.ts';

/** The name as it is read aloud; '' where the school's list does not have it. */
export function kanaOf({ familyKana, givenKana }: Pick<Pupil, 'familyKana' | 'givenKana'>): string {
  return [familyKana, givenKana].filter(Boolean).join(' ');
}

interface Listed {
  readonly application: StoredApplication;
  readonly groupName: string;
}

/** Applications with their lines, schools and transfers, as the school and the organizer see them. */
export async function presentAll(db: Db, listed: readonly Listed[]) {
  const ids = listed.map(({ application }) => application.id);
  const lines = Map.groupBy(await store.listLines(db, ids), (line) => line.applicationId);
  const players = Map.groupBy(await store.listPlayers(db, ids), ({ entryId }) => entryId);
  const moved = Map.groupBy(await transfers.listTransfers(db, ids), (one) => one.applicationId);
  const due = await sumsDue(db, 'applicationId', ids);
  const sheetOf = await sheetsOf(
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
      lines: own.map((line) => asLine(line, players.get(line.id) ?? [])),
      transfers: (moved.get(id) ?? []).map(({ notedAt, ...one }) => ({
        id: one.id,
        amountYen: one.amountYen,
        paidOn: one.paidOn,
        payerName: one.payerName,
        notedAt: notedAt.toISOString(),
      })),
      dueBackYen: due.get(id) ?? 0,
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
      isByTransfer: false,
      dueAt: null,
      code: null,
      waitsFor: null,
      transfers: [],
      dueBackYen: 0,
      school: { officialName, ...NO_CONTACT },
      lines: application.lines.map((line) => ({
        ...line,
        refund: 'none',
        players: line.players.map((player) => ({ ...player, gender: '', registrationNo: '' })),
      })),
    },
    registrationNo: '',
    receiptNumber: null,
    transfer: { to: '', until: null },
    steps: answer.steps.filter(({ kind }) => isOfLines(kind)),
  };
}

function asLine(line: ListedLine, players: readonly LinePlayer[]) {
  const { id, eventId, state, feeYen, rank, team, refund, isAsked } = line;
  return {
    id,
    eventId,
    state,
    feeYen,
    rank,
    team,
    refund,
    isAsked,
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

/** An application in a list: what it costs, how many lines it has, and until when it is held. */
export function asBrief(application: StoredApplication, lines: readonly ListedLine[]) {
  const { id, state, totalYen, dueAt, wanted } = application;
  const live = lines.filter(
    (line) => line.applicationId === id && ['reserved', 'confirmed'].includes(line.state),
  );
  const count = state === 'draft' ? wanted.length : live.length;
  return { id, state, totalYen, lines: count, dueAt: dueAt?.toISOString() ?? null };
}
