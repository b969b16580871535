import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The payment app of the sandbox provider, which a wallet link and its QR code open. */
export const sandboxWalletRoutes: readonly ScreenRoute[] = [
  { path: '/sandbox-wallet', load: () => import('./screens/sandbox-wallet.screen.tsx') },
];
