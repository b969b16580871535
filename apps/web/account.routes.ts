import { devicesRoutes } from '#features/accounts/devices/web/devices.routes.tsx';
import { emailAddressRoutes } from '#features/accounts/email-address/web/email-address.routes.tsx';
import { passkeysRoutes } from '#features/accounts/passkeys/web/passkeys.routes.tsx';
import { secondFactorRoutes } from '#features/accounts/second-factor/web/second-factor.routes.tsx';
import { guardianMatchesRoutes } from '#features/day/handshake/web/handshake.routes.tsx';
import { joiningRoutes } from '#features/groups/joining/web/joining.routes.tsx';
import { guardianPageRoutes } from '#features/guardian-page/web/guardian-page.routes.tsx';
import { guardiansRoutes } from '#features/guardians/web/guardians.routes.tsx';
import { helpRoutes } from '#features/home/help/web/help.routes.tsx';
import { legalRoutes } from '#features/legal/web/legal.routes.tsx';
import { notificationSettingsRoutes } from '#features/my-page/notification-settings/web/notification-settings.routes.tsx';
import { profileRoutes } from '#features/my-page/profile/web/profile.routes.tsx';
import { settingsRoutes } from '#features/my-page/settings/web/settings.routes.tsx';
import { preferencesRoutes } from '#features/notifications/preferences/web/preferences.routes.tsx';
import { pairsRoutes } from '#features/pairs/web/pairs.routes.tsx';
import { personalDataRoutes } from '#features/personal-data/web/personal-data.routes.tsx';
import { forcedPasswordChangeRoutes } from '#features/sign-in/forced-password-change/web/forced-password-change.routes.tsx';
import { passwordRoutes } from '#features/sign-in/password/web/password.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/**
 * The screens on which a person changes an account, a password, an address, a guardian or a partner, those that their mails and
 * invitations lead to, help and the legal texts.
 */
export const routes: readonly ScreenRoute[] = [
  ...settingsRoutes,
  ...profileRoutes,
  ...devicesRoutes,
  ...passkeysRoutes,
  ...secondFactorRoutes,
  ...emailAddressRoutes,
  ...passwordRoutes,
  ...forcedPasswordChangeRoutes,
  ...notificationSettingsRoutes,
  ...preferencesRoutes,
  ...personalDataRoutes,
  ...guardiansRoutes,
  ...guardianPageRoutes,
  ...guardianMatchesRoutes,
  ...joiningRoutes,
  ...pairsRoutes,
  ...helpRoutes,
  ...legalRoutes,
];
