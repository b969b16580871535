import type { FastifyInstance } from 'fastify';
import { devicesHandlers } from '#features/accounts/devices/server/devices.handlers.ts';
import { emailAddressHandlers } from '#features/accounts/email-address/server/email-address.handlers.ts';
import { passkeysHandlers } from '#features/accounts/passkeys/server/passkeys.handlers.ts';
import { secondFactorHandlers } from '#features/accounts/second-factor/server/second-factor.handlers.ts';
import { accountsHandlers } from '#features/accounts/server/accounts.handlers.ts';
import { courtLinksDeskHandlers } from '#features/court-links/server/court-links.desk.handlers.ts';
import { courtLinksHandlers } from '#features/court-links/server/court-links.handlers.ts';
import { checkInHandlers } from '#features/day/check-in/server/check-in.handlers.ts';
import { findOwnCheckIns } from '#features/day/check-in/server/check-in.own.provider.ts';
import { guardianMatchesHandlers } from '#features/day/handshake/server/handshake.guardian.handlers.ts';
import { handshakeHandlers } from '#features/day/handshake/server/handshake.handlers.ts';
import { handshakeJobs } from '#features/day/handshake/server/handshake.jobs.ts';
import { nameOpenTableMatches } from '#features/day/open-tables/server/open-tables.names.provider.ts';
import {
  findDay,
  findDayForUpdate,
  hasBegun,
  listPlaying,
} from '#features/day/queue/server/queue.calls.provider.ts';
import { queueHandlers } from '#features/day/queue/server/queue.handlers.ts';
import { rulesHandlers } from '#features/day/rules/server/rules.handlers.ts';
import { dayHandlers } from '#features/day/server/day.handlers.ts';
import { timesJobs } from '#features/day/times/server/times.jobs.ts';
import { calendarFiles } from '#features/entries/calendar/server/calendar.files.handlers.ts';
import { calendarHandlers } from '#features/entries/calendar/server/calendar.handlers.ts';
import { entriesHandlers } from '#features/entries/server/entries.handlers.ts';
import { entriesJobs } from '#features/entries/server/entries.jobs.ts';
import { listEntered } from '#features/entries/server/entries.listed.store.ts';
import { redirectTournament } from '#features/entries/server/entries.redirect.handlers.ts';
import { waitingListHandlers } from '#features/entries/waiting-list/server/waiting-list.handlers.ts';
import { countByEvents } from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { bankTransfersHandlers } from '#features/entry-list/bank-transfers/server/bank-transfers.handlers.ts';
import { grantsHandlers } from '#features/entry-list/grants/server/grants.handlers.ts';
import { entryListHandlers } from '#features/entry-list/server/entry-list.handlers.ts';
import { listedNamesHandlers } from '#features/entry-list/server/entry-list.names.handlers.ts';
import { listedRevenueHandlers } from '#features/entry-list/server/entry-list.revenue.handlers.ts';
import { squadListsHandlers } from '#features/entry-list/squad-lists/server/squad-lists.handlers.ts';
import { resultsHandlers } from '#features/event-draws/results/server/results.handlers.ts';
import { nameEventMatches } from '#features/event-draws/results/server/results.names.provider.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import { draftsHandlers } from '#features/event-draws/server/event-draws.drafts.handlers.ts';
import { eventDrawsHandlers } from '#features/event-draws/server/event-draws.handlers.ts';
import { publicDrawsHandlers } from '#features/event-draws/server/event-draws.public.handlers.ts';
import { withdrawingHandlers } from '#features/event-draws/withdrawing/server/withdrawing.handlers.ts';
import { joiningHandlers } from '#features/groups/joining/server/joining.handlers.ts';
import { mergingHandlers } from '#features/groups/merging/server/merging.handlers.ts';
import { rosterHandlers } from '#features/groups/roster/server/roster.handlers.ts';
import { groupsHandlers } from '#features/groups/server/groups.handlers.ts';
import { guardianPageHandlers } from '#features/guardian-page/server/guardian-page.handlers.ts';
import { guardianPageJobs } from '#features/guardian-page/server/guardian-page.jobs.ts';
import { guardedPlayerHandlers } from '#features/guardian-page/server/guardian-page.player.handlers.ts';
import { guardiansHandlers } from '#features/guardians/server/guardians.handlers.ts';
import { homeHandlers } from '#features/home/server/home.handlers.ts';
import { businessHandlers } from '#features/legal/business/server/business.handlers.ts';
import { knownHandlers } from '#features/live/known/server/known.handlers.ts';
import { liveHandlers } from '#features/live/server/live.handlers.ts';
import { liveJobs } from '#features/live/server/live.jobs.ts';
import { liveStreams } from '#features/live/server/live.streams.handlers.ts';
import { matchesHandlers } from '#features/matches/server/matches.handlers.ts';
import { namesOf, ownersOf } from '#features/matches/server/matches.owner.provider.ts';
import { myDayHandlers } from '#features/my-day/server/my-day.handlers.ts';
import { myDayJobs } from '#features/my-day/server/my-day.jobs.ts';
import { findOwnDays } from '#features/my-day/server/my-day.provider.ts';
import { profileHandlers } from '#features/my-page/profile/server/profile.handlers.ts';
import { myPageHandlers } from '#features/my-page/server/my-page.handlers.ts';
import { preferencesHandlers } from '#features/notifications/preferences/server/preferences.handlers.ts';
import { redirectUnsubscribe } from '#features/notifications/preferences/server/preferences.redirect.handlers.ts';
import { pushHandlers } from '#features/notifications/push/server/push.handlers.ts';
import { pushJobs } from '#features/notifications/push/server/push.jobs.ts';
import { returnedMailsHandlers } from '#features/notifications/returned-mails/server/returned-mails.handlers.ts';
import { notificationsHandlers } from '#features/notifications/server/notifications.handlers.ts';
import { announcementsHandlers } from '#features/operator/announcements/server/announcements.handlers.ts';
import { applicationsHandlers } from '#features/operator/applications/server/applications.handlers.ts';
import { operatorBusinessHandlers } from '#features/operator/business/server/business.handlers.ts';
import { mailLogHandlers } from '#features/operator/mail-log/server/mail-log.handlers.ts';
import { moderationHandlers } from '#features/operator/moderation/server/moderation.handlers.ts';
import { operatorHandlers } from '#features/operator/server/operator.handlers.ts';
import { organizersHandlers } from '#features/organizers/server/organizers.handlers.ts';
import { organizersJobs } from '#features/organizers/server/organizers.jobs.ts';
import { pairsHandlers } from '#features/pairs/server/pairs.handlers.ts';
import { pairsJobs } from '#features/pairs/server/pairs.jobs.ts';
import { payForHandlers } from '#features/payments/pay-for/server/pay-for.handlers.ts';
import { payoutsHandlers } from '#features/payments/payouts/server/payouts.handlers.ts';
import { listOpenApplications } from '#features/payments/payouts/server/payouts.open.store.ts';
import { sandboxStoreHandlers } from '#features/payments/sandbox-store/server/sandbox-store.handlers.ts';
import { sandboxWalletHandlers } from '#features/payments/sandbox-wallet/server/sandbox-wallet.handlers.ts';
import { paymentsHandlers } from '#features/payments/server/payments.handlers.ts';
import { paymentsJobs } from '#features/payments/server/payments.jobs.ts';
import type { PaymentProvider } from '#features/payments/server/payments.provider.ts';
import {
  createSandboxProvider,
  sandboxWebhookJob,
} from '#features/payments/server/payments.sandbox.provider.ts';
import { deletionHandlers } from '#features/personal-data/deletion/server/deletion.handlers.ts';
import { deletionJobs } from '#features/personal-data/deletion/server/deletion.jobs.ts';
import { exportHandlers } from '#features/personal-data/export/server/export.handlers.ts';
import { retentionJobs } from '#features/personal-data/server/personal-data.retention.jobs.ts';
import { suspendedHandlers } from '#features/personal-data/suspended/server/suspended.handlers.ts';
import { knockoutHandlers } from '#features/practice/knockout/server/knockout.handlers.ts';
import { practiceHandlers } from '#features/practice/server/practice.handlers.ts';
import { practiceJobs } from '#features/practice/server/practice.jobs.ts';
import { practiceOwner } from '#features/practice/server/practice.owner.provider.ts';
import { sessionStreams } from '#features/practice/sessions/server/sessions.streams.handlers.ts';
import { ownEventsHandlers } from '#features/publishing/own-events/server/own-events.handlers.ts';
import { publishingChangesHandlers } from '#features/publishing/server/publishing.changes.handlers.ts';
import { publishingHandlers } from '#features/publishing/server/publishing.handlers.ts';
import { ratingsHandlers } from '#features/ratings/server/ratings.handlers.ts';
import { ratingsJobs } from '#features/ratings/server/ratings.jobs.ts';
import { refereesHandlers } from '#features/referees/server/referees.handlers.ts';
import { findSeen } from '#features/referees/server/referees.unlisted.commands.ts';
import { registrationHandlers } from '#features/registration/server/registration.handlers.ts';
import { certificatesHandlers } from '#features/results/certificates/server/certificates.handlers.ts';
import { closingHandlers } from '#features/results/closing/server/closing.handlers.ts';
import { closingJobs } from '#features/results/closing/server/closing.jobs.ts';
import { correctionsHandlers } from '#features/results/corrections/server/corrections.handlers.ts';
import { tournamentResultsHandlers } from '#features/results/server/results.handlers.ts';
import { seasonHandlers } from '#features/season/server/season.handlers.ts';
import { seasonJobs } from '#features/season/server/season.jobs.ts';
import { forcedPasswordChangeHandlers } from '#features/sign-in/forced-password-change/server/forced-password-change.handlers.ts';
import { passwordHandlers } from '#features/sign-in/password/server/password.handlers.ts';
import { passwordJobs } from '#features/sign-in/password/server/password.jobs.ts';
import type { SignIn } from '#features/sign-in/server/sign-in.commands.ts';
import { signInHandlers } from '#features/sign-in/server/sign-in.handlers.ts';
import { passkeyLoginHandlers } from '#features/sign-in/server/sign-in.passkey.handlers.ts';
import { teamApplicationsHandlers } from '#features/team-applications/server/team-applications.handlers.ts';
import { teamApplicationsJobs } from '#features/team-applications/server/team-applications.jobs.ts';
import { teamLinesHandlers } from '#features/team-applications/server/team-applications.lines.handlers.ts';
import { teamApplicationsOrganizerHandlers } from '#features/team-applications/server/team-applications.organizer.handlers.ts';
import { tieOrdersDeskHandlers } from '#features/tie-orders/server/tie-orders.desk.handlers.ts';
import { tieOrdersHandlers } from '#features/tie-orders/server/tie-orders.handlers.ts';
import { tieOrdersJobs } from '#features/tie-orders/server/tie-orders.jobs.ts';
import { tiesHandlers } from '#features/ties/server/ties.handlers.ts';
import { squadsHandlers } from '#features/ties/squads/server/squads.handlers.ts';
import { tournamentsHandlers } from '#features/tournaments/server/tournaments.handlers.ts';
import { binder } from '#platform/server/http/handlers.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';

export interface FeatureOptions {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly signIn: SignIn;
  readonly secret: string;
  /** Whether an account is the demo world's sample player, whom all visitors share. */
  readonly isDemo: (accountId: string) => boolean;
  /** The payment company; null is the sandbox. */
  readonly real: PaymentProvider | null;
  /** Wraps the payment provider; for tests of lost answers. */
  readonly aroundProvider?: ((provider: PaymentProvider) => PaymentProvider) | undefined;
}

/** With a real payment company nobody can approve anything in the sandbox. */
const NO_WALLET = { read: async () => null, approve: async () => null };

/** Mounts every feature's endpoints and returns their background jobs. */
export function mountFeatures({
  http,
  services,
  signIn,
  secret,
  isDemo,
  real,
  aroundProvider,
}: FeatureOptions): Job[] {
  const on = binder(http);
  const sandbox = createSandboxProvider({ ...services, secret });
  const chosen = real ?? sandbox;
  const provider = aroundProvider?.(chosen) ?? chosen;
  const nameMatches = namesOf(nameEventMatches, nameOpenTableMatches);
  const mounts = [
    homeHandlers,
    accountsHandlers,
    signInHandlers(signIn),
    myPageHandlers,
    profileHandlers,
    registrationHandlers(signIn),
    forcedPasswordChangeHandlers(signIn),
    passwordHandlers(signIn),
    emailAddressHandlers,
    devicesHandlers,
    passkeysHandlers,
    secondFactorHandlers,
    passkeyLoginHandlers(signIn),
    notificationsHandlers,
    preferencesHandlers(secret),
    returnedMailsHandlers,
    pushHandlers,
    calendarHandlers(secret),
    tournamentsHandlers(countByEvents, findSeen, listEntered),
    entriesHandlers(findOwnCheckIns),
    pairsHandlers(secret),
    paymentsHandlers(provider),
    payForHandlers(provider),
    payoutsHandlers,
    sandboxWalletHandlers(real ? NO_WALLET : sandbox.wallet),
    sandboxStoreHandlers(real ? async () => false : sandbox.takeMoney),
    groupsHandlers(listOpenApplications),
    joiningHandlers,
    mergingHandlers,
    rosterHandlers,
    guardiansHandlers,
    guardianPageHandlers,
    guardedPlayerHandlers(findOwnDays),
    matchesHandlers(ownersOf(practiceOwner, eventOwner(services.clock)), nameMatches),
    practiceHandlers(nameMatches),
    organizersHandlers,
    publishingHandlers,
    publishingChangesHandlers,
    ownEventsHandlers,
    waitingListHandlers,
    entryListHandlers,
    listedNamesHandlers(hasBegun),
    listedRevenueHandlers,
    bankTransfersHandlers,
    grantsHandlers,
    squadListsHandlers,
    teamApplicationsHandlers,
    teamLinesHandlers(hasBegun),
    squadsHandlers,
    tiesHandlers,
    teamApplicationsOrganizerHandlers,
    tieOrdersHandlers({ listPlaying }),
    tieOrdersDeskHandlers({ findDay, findDayForUpdate, listPlaying }),
    seasonHandlers,
    refereesHandlers,
    dayHandlers,
    handshakeHandlers,
    guardianMatchesHandlers,
    myDayHandlers,
    checkInHandlers,
    queueHandlers,
    rulesHandlers,
    courtLinksHandlers,
    courtLinksDeskHandlers,
    liveHandlers,
    knownHandlers,
    ratingsHandlers,
    closingHandlers,
    correctionsHandlers,
    tournamentResultsHandlers,
    certificatesHandlers,
    eventDrawsHandlers,
    withdrawingHandlers({ findDay, findDayForUpdate }),
    draftsHandlers(findDayForUpdate),
    resultsHandlers,
    publicDrawsHandlers,
    operatorHandlers,
    applicationsHandlers,
    announcementsHandlers,
    moderationHandlers,
    mailLogHandlers,
    knockoutHandlers(),
    exportHandlers,
    businessHandlers,
    operatorBusinessHandlers,
    deletionHandlers(signIn.end),
    suspendedHandlers(signIn.proveSuspended, isDemo),
  ];
  for (const mount of mounts) mount(on, services);
  redirectUnsubscribe(http);
  redirectTournament(http);
  calendarFiles(http, services);
  liveStreams(http, services);
  sessionStreams(http, services);
  return [
    ...guardianPageJobs(services),
    ...passwordJobs(services),
    ...entriesJobs(services),
    ...pairsJobs(services),
    ...handshakeJobs(services),
    ...timesJobs(services),
    ...myDayJobs(services),
    ...tieOrdersJobs(services),
    ...seasonJobs(services),
    ...liveJobs(services),
    ...ratingsJobs(services),
    ...closingJobs(services),
    ...pushJobs(services),
    ...organizersJobs(services),
    ...paymentsJobs({ ...services, provider }),
    ...retentionJobs(services),
    ...deletionJobs(services),
    ...practiceJobs(services),
    ...teamApplicationsJobs(services),
    sandboxWebhookJob({ ...services, secret }, async (payload, signature) => {
      const headers = { 'x-payment-signature': signature, 'content-type': 'application/json' };
      const url = '/api/payments/webhook';
      return (await http.inject({ method: 'POST', url, payload, headers })).statusCode;
    }),
  ];
}
