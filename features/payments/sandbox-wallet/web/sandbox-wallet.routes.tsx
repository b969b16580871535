import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The payment app of the sandbox provider, where a wallet's link and QR code lead. */
export const sandboxWalletRoutes: readonly ScreenRoute[] = [
  { path: '/sandbox-wallet', load: () => import('./screens/sandbox-wallet.screen.tsx') },
];
