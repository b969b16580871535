import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as announcements from '../announcements/announcements.contract.ts';
import type * as applications from '../applications/applications.contract.ts';
import type * as mailRoom from '../mail-room/mail-room.contract.ts';
import type { ListedMailState } from '../mail-room/mail-room.vocabulary.ts';
import type * as operator from '../operator.contract.ts';
import type * as oversight from '../oversight/oversight.contract.ts';

export type Application = Output<typeof applications.list>['applications'][number];
export type Announcement = Output<typeof announcements.list>['announcements'][number];
export type Account = Output<typeof oversight.accounts>['accounts'][number];
export type Tournament = Output<typeof oversight.tournaments>['tournaments'][number];
export type Mail = Output<typeof mailRoom.list>['mails'][number];
export type Refund = Output<typeof operator.refunds>['refunds'][number];

const A = '/api/operator/applications';
const N = '/api/operator/announcements';
export const approve = call<typeof applications.approve>('POST', `${A}/:id/approve`);
export const decline = call<typeof applications.decline>('POST', `${A}/:id/decline`);
export const undo = call<typeof applications.undo>('POST', `${A}/:id/undo`);
export const writeAnnouncement = call<typeof announcements.write>('POST', N);
export const changeAnnouncement = call<typeof announcements.change>('PUT', `${N}/:id`);
export const publishAnnouncement = call<typeof announcements.publish>('POST', `${N}/:id/publish`);
export const withdrawAnnouncement = call<typeof announcements.withdraw>(
  'POST',
  `${N}/:id/withdraw`,
);
export const suspendAccount = call<typeof oversight.suspendAccount>(
  'POST',
  '/api/operator/accounts/:id/suspend',
);
export const reinstateAccount = call<typeof oversight.reinstateAccount>(
  'POST',
  '/api/operator/accounts/:id/reinstate',
);
export const suspendTournament = call<typeof oversight.suspendTournament>(
  'POST',
  '/api/operator/tournaments/:id/suspend',
);
export const reinstateTournament = call<typeof oversight.reinstateTournament>(
  'POST',
  '/api/operator/tournaments/:id/reinstate',
);
export const retryMail = call<typeof mailRoom.retry>('POST', '/api/operator/mails/:id/retry');
export const retryRefund = call<typeof operator.retryRefund>(
  'POST',
  '/api/operator/refunds/:id/retry',
);

const readOverview = call<typeof operator.overview>('GET', '/api/operator/overview');
const readRefunds = call<typeof operator.refunds>('GET', '/api/operator/refunds');
const readLog = call<typeof operator.log>('GET', '/api/operator/log');
const readApplications = call<typeof applications.list>('GET', A);
const readAnnouncements = call<typeof announcements.list>('GET', N);
const readAccounts = call<typeof oversight.accounts>('GET', '/api/operator/accounts');
const readTournaments = call<typeof oversight.tournaments>('GET', '/api/operator/tournaments');
const readMails = call<typeof mailRoom.list>('GET', '/api/operator/mails');
const readMail = call<typeof mailRoom.find>('GET', '/api/operator/mails/:id');

/** Nothing of the console is kept on the device: it is full of other people's data. */
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

export const logQuery = pages(['log'], async (cursor, signal) =>
  unwrap(await readLog({ query: { cursor }, signal })),
);
