import { entriesRoutes } from '#features/entries/web/entries.routes.tsx';
import { homeRoutes } from '#features/home/web/home.routes.tsx';
import { myPageRoutes } from '#features/my-page/web/my-page.routes.tsx';
import { notificationsRoutes } from '#features/notifications/web/notifications.routes.tsx';
import { practiceRoutes } from '#features/practice/web/practice.routes.tsx';
import { registrationRoutes } from '#features/registration/web/registration.routes.tsx';
import { SessionGuard } from '#features/sign-in/web/components/session-guard.tsx';
import { signInRoutes } from '#features/sign-in/web/sign-in.routes.tsx';
import { tournamentsRoutes } from '#features/tournaments/web/tournaments.routes.tsx';
import type { Guard, RouteTable } from '#platform/web/navigation/screens.tsx';

/** Every feature's screens. Those of the areas are for few people, or opened rarely: the first load does not list them. */
export const routes: RouteTable = [
  ...homeRoutes,
  ...signInRoutes,
  ...myPageRoutes,
  ...registrationRoutes,
  ...notificationsRoutes,
  ...entriesRoutes,
  ...tournamentsRoutes,
  ...practiceRoutes,
  {
    under: ['/live', '/tournaments', '/past-tournaments'],
    load: () => import('./tournament.routes.ts'),
  },
  { under: ['/rankings', '/players'], load: () => import('./ratings.routes.ts') },
  {
    under: ['/tournament-payment', '/pay-for', '/refunds', '/sandbox-wallet'],
    load: () => import('./payment.routes.ts'),
  },
  { under: ['/operator'], load: () => import('./operator.routes.ts') },
  {
    under: [
      '/account',
      '/notifications/settings',
      '/unsubscribe',
      '/verify-email',
      '/confirm-email',
      '/undo-email',
      '/forgot-password',
      '/reset-password',
      '/new-password',
      '/my-guardian',
      '/guardian',
      '/join',
      '/my-tournaments',
      '/p',
      '/help',
      '/privacy',
      '/terms',
      '/specified-commercial-transactions',
    ],
    load: () => import('./account.routes.ts'),
  },
  {
    under: [
      '/club-support',
      '/create-group',
      '/group-registered',
      '/group-details',
      '/select-invited-group',
      '/one-on-one-match',
      '/free-practice-match',
      '/select-tournament-members',
      '/tournament-bracket',
      '/tournament-score-input',
      '/b',
      '/practice-records',
      '/match-scorecard',
    ],
    load: () => import('./practice.routes.ts'),
  },
  {
    under: [
      '/organizer',
      '/tournament-organizer-registration',
      '/tournament-organizer-submitted',
      '/register-tournament',
      '/referee',
      '/check-in',
      '/my-matches',
      '/c',
      '/m',
      '/ties',
      '/squads',
      '/my-school',
      '/my-ties',
      '/season',
      '/my-seasons',
      '/group-roster',
      '/apply-team',
      '/team-applications',
      '/group-applications',
    ],
    load: () => import('./organizer.routes.ts'),
  },
];

/** Decides who may open a screen. */
export const guard: Guard = SessionGuard;
