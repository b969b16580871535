import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { SandboxWallet, WalletOrder } from '../../server/payments.sandbox.provider.ts';
import * as contract from '../sandbox-wallet.contract.ts';

/**
 * The sandbox's payment app. Anybody with the link may approve: a parent's phone that has scanned it needs no account
 * here.
 */
export const sandboxWalletHandlers = (wallet: SandboxWallet) =>
  handlers((on) => {
    on(contract.read, { access: 'public', limit: 'link' }, async ({ query }) =>
      answer(await wallet.read(query.code)),
    );
    on(contract.approve, { access: 'public', limit: 'link' }, async ({ body }) =>
      answer(await wallet.approve(body.code)),
    );
  });

function answer(order: WalletOrder | null) {
  if (!order) return refusal('ORDER_NOT_FOUND');
  const { entryId, amountYen, approved } = order;
  const returnTo = `/tournament-payment?${new URLSearchParams({ entry: entryId, method: 'qr-code' })}`;
  return { amountYen, approved, returnTo };
}
