import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exclude } from '#features/ratings/ratings.contract.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as announcements from '../announcements/announcements.contract.ts';
import * as applications from '../applications/applications.contract.ts';
import * as mailLog from '../mail-log/mail-log.contract.ts';
import type { ListedMailState } from '../mail-log/mail-log.vocabulary.ts';
import * as moderation from '../moderation/moderation.contract.ts';
import * as operator from '../operator.contract.ts';

export type Application = Output<typeof applications.list>['applications'][number];
export type Announcement = Output<typeof announcements.list>['announcements'][number];
export type Account = Output<typeof moderation.accounts>['accounts'][number];
export type Tournament = Output<typeof moderation.tournaments>['tournaments'][number];
export type Mail = Output<typeof mailLog.list>['mails'][number];
export type Refund = Output<typeof operator.refunds>['refunds'][number];

export const approve = call(applications.approve);
export const decline = call(applications.decline);
export const undo = call(applications.undo);
export const writeAnnouncement = call(announcements.write);
export const changeAnnouncement = call(announcements.change);
export const publishAnnouncement = call(announcements.publish);
export const withdrawAnnouncement = call(announcements.withdraw);
export const suspendAccount = call(moderation.suspendAccount);
export const reinstateAccount = call(moderation.reinstateAccount);
export const resetSecondFactor = call(moderation.resetSecondFactor);
export const suspendTournament = call(moderation.suspendTournament);
export const reinstateTournament = call(moderation.reinstateTournament);
export const chooseRated = call(exclude);
export const retryMail = call(mailLog.retry);
export const retryRefund = call(operator.retryRefund);

export const markPaidOut = call(operator.markPaidOut);

const readOverview = call(operator.overview);
const readRefunds = call(operator.refunds);
const readPayouts = call(operator.payouts);
const readDisputes = call(operator.disputes);
const readLog = call(operator.log);
const readApplications = call(applications.list);
const readAnnouncements = call(announcements.list);
const readAccounts = call(moderation.accounts);
const readTournaments = call(moderation.tournaments);
const readMails = call(mailLog.list);
const readMail = call(mailLog.find);

/** Refetches the topics that an action of the console may change, in the background of its result. */
export const CONSOLE_READS = { reads: TOURNAMENT_READS, inBackground: true } as const;

/** Nothing of the console is stored on the device: it shows other people's data. */
const base = { meta: { persist: false } } as const;

interface Page {
  readonly nextCursor: string | null;
}

function pages<P extends Page>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<P>,
) {
  return infiniteQueryOptions({
    ...base,
    queryKey: ['operator', ...key],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

const asked = (q: string) => q || undefined;

export const overviewQuery = queryOptions({
  ...base,
  queryKey: ['operator', 'overview'],
  queryFn: async ({ signal }) => unwrap(await readOverview({ signal })),
});

export const applicationsQuery = (state: Application['state'], q: string) =>
  pages(['applications', state, q], async (cursor, signal) =>
    unwrap(await readApplications({ query: { state, q: asked(q), cursor }, signal })),
  );

export const announcementsQuery = queryOptions({
  ...base,
  queryKey: ['operator', 'announcements'],
  queryFn: async ({ signal }) => unwrap(await readAnnouncements({ signal })).announcements,
});

export const accountsQuery = (q: string) =>
  pages(['accounts', q], async (cursor, signal) =>
    unwrap(await readAccounts({ query: { q: asked(q), cursor }, signal })),
  );

export const tournamentsQuery = (q: string) =>
  pages(['tournaments', q], async (cursor, signal) =>
    unwrap(await readTournaments({ query: { q: asked(q), cursor }, signal })),
  );

export const mailsQuery = (state: ListedMailState | undefined, q: string) =>
  pages(['mails', state, q], async (cursor, signal) =>
    unwrap(await readMails({ query: { state, q: asked(q), cursor }, signal })),
  );

export const mailQuery = (id: string) =>
  queryOptions({
    ...base,
    queryKey: ['operator', 'mail', id],
    queryFn: async ({ signal }) => unwrap(await readMail({ params: { id }, signal })).mail,
  });

export const refundsQuery = queryOptions({
  ...base,
  queryKey: ['operator', 'refunds'],
  queryFn: async ({ signal }) => unwrap(await readRefunds({ signal })).refunds,
});

export const payoutsQuery = queryOptions({
  ...base,
  queryKey: ['operator', 'payouts'],
  queryFn: async ({ signal }) => unwrap(await readPayouts({ signal })).payouts,
});

export const disputesQuery = queryOptions({
  ...base,
  queryKey: ['operator', 'disputes'],
  queryFn: async ({ signal }) => unwrap(await readDisputes({ signal })).disputes,
});

export const logQuery = pages(['log'], async (cursor, signal) =>
  unwrap(await readLog({ query: { cursor }, signal })),
);
