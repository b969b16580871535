import { devicesRoutes } from '#features/accounts/devices/web/devices.routes.tsx';
import { emailAddressRoutes } from '#features/accounts/email-address/web/email-address.routes.tsx';
import { passkeysRoutes } from '#features/accounts/passkeys/web/passkeys.routes.tsx';
import { entriesRoutes } from '#features/entries/web/entries.routes.tsx';
import { publicDrawsRoutes } from '#features/event-draws/public-draws/web/public-draws.routes.tsx';
import { groupsRoutes } from '#features/groups/web/groups.routes.tsx';
import { guardianPageRoutes } from '#features/guardian-page/web/guardian-page.routes.tsx';
import { guardiansRoutes } from '#features/guardians/web/guardians.routes.tsx';
import { homeRoutes } from '#features/home/web/home.routes.tsx';
import { legalRoutes } from '#features/legal/web/legal.routes.tsx';
import { notificationSettingsRoutes } from '#features/my-page/notification-settings/web/notification-settings.routes.tsx';
import { settingsRoutes } from '#features/my-page/settings/web/settings.routes.tsx';
import { myPageRoutes } from '#features/my-page/web/my-page.routes.tsx';
import { preferencesRoutes } from '#features/notifications/preferences/web/preferences.routes.tsx';
import { notificationsRoutes } from '#features/notifications/web/notifications.routes.tsx';
import { organizersRoutes } from '#features/organizers/web/organizers.routes.tsx';
import { pairsRoutes } from '#features/pairs/web/pairs.routes.tsx';
import { sandboxWalletRoutes } from '#features/payments/sandbox-wallet/web/sandbox-wallet.routes.tsx';
import { paymentsRoutes } from '#features/payments/web/payments.routes.tsx';
import { personalDataRoutes } from '#features/personal-data/web/personal-data.routes.tsx';
import { freePracticeRoutes } from '#features/practice/free-practice/web/free-practice.routes.tsx';
import { knockoutRoutes } from '#features/practice/knockout/web/knockout.routes.tsx';
import { oneOnOneRoutes } from '#features/practice/one-on-one/web/one-on-one.routes.tsx';
import { recordsRoutes } from '#features/practice/records/web/records.routes.tsx';
import { practiceRoutes } from '#features/practice/web/practice.routes.tsx';
import { registrationRoutes } from '#features/registration/web/registration.routes.tsx';
import { forcedPasswordChangeRoutes } from '#features/sign-in/forced-password-change/web/forced-password-change.routes.tsx';
import { passwordRoutes } from '#features/sign-in/password/web/password.routes.tsx';
import { SessionGuard } from '#features/sign-in/web/components/session-guard.tsx';
import { signInRoutes } from '#features/sign-in/web/sign-in.routes.tsx';
import { tournamentsRoutes } from '#features/tournaments/web/tournaments.routes.tsx';
import type { Guard, RouteTable } from '#platform/web/navigation/screens.tsx';

/** Every feature's screens. Those of the two areas are for few people: the first load does not list them. */
export const routes: RouteTable = [
  ...homeRoutes,
  ...signInRoutes,
  ...myPageRoutes,
  ...registrationRoutes,
  ...forcedPasswordChangeRoutes,
  ...passwordRoutes,
  ...emailAddressRoutes,
  ...settingsRoutes,
  ...devicesRoutes,
  ...passkeysRoutes,
  ...notificationsRoutes,
  ...legalRoutes,
  ...personalDataRoutes,
  ...preferencesRoutes,
  ...notificationSettingsRoutes,
  ...groupsRoutes,
  ...guardiansRoutes,
  ...guardianPageRoutes,
  ...entriesRoutes,
  ...pairsRoutes,
  ...paymentsRoutes,
  ...sandboxWalletRoutes,
  ...tournamentsRoutes,
  ...organizersRoutes,
  ...publicDrawsRoutes,
  ...practiceRoutes,
  ...oneOnOneRoutes,
  ...freePracticeRoutes,
  ...knockoutRoutes,
  ...recordsRoutes,
  { under: ['/operator'], load: () => import('./operator.routes.ts') },
  {
    under: [
      '/organizer',
      '/register-tournament',
      '/referee',
      '/check-in',
      '/my-matches',
      '/c',
      '/m',
      '/my-school',
    ],
    load: () => import('./organizer.routes.ts'),
  },
];

/** Decides who may open a screen. */
export const guard: Guard = SessionGuard;
