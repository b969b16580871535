import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { sandboxWalletMessages } from '../sandbox-wallet.messages.en.ts';

/** Messages of the sandbox's payment app. */
export const useText = createMessagesHook<typeof sandboxWalletMessages>('sandboxWallet');
