import { payForRoutes } from '#features/payments/pay-for/web/pay-for.routes.tsx';
import { payoutsRoutes } from '#features/payments/payouts/web/payouts.routes.tsx';
import { sandboxWalletRoutes } from '#features/payments/sandbox-wallet/web/sandbox-wallet.routes.tsx';
import { paymentsRoutes } from '#features/payments/web/payments.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens on which a fee is paid. */
export const routes: readonly ScreenRoute[] = [
  ...paymentsRoutes,
  ...payForRoutes,
  ...payoutsRoutes,
  ...sandboxWalletRoutes,
];
