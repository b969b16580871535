import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens that change an e-mail address, and those that its mails link to. */
export const emailAddressRoutes: readonly ScreenRoute[] = [
  { path: '/verify-email', load: () => import('./screens/verify-email.screen.tsx') },
  { path: '/confirm-email', load: () => import('./screens/confirm-email.screen.tsx') },
  { path: '/undo-email', load: () => import('./screens/undo-email.screen.tsx') },
  {
    path: '/account/email',
    access: 'signed-in',
    load: () => import('./screens/change-email.screen.tsx'),
  },
];
