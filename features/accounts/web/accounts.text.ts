import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { accountsMessages } from '../accounts.messages.en.ts';

/** Messages of accounts that several features share. */
export const useText = createMessagesHook<typeof accountsMessages>('accounts');
