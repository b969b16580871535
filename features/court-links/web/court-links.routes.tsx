import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens of devices without an account: the tablet of a court, and the phone that reads a match slip. */
export const courtLinksRoutes: readonly ScreenRoute[] = ['/c/:token', '/m/:token'].map((path) => ({
  path,
  load: () => import('./screens/device.screen.tsx'),
}));
