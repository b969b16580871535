import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { helpMessages } from '../help.messages.en.ts';

/** Messages of help. */
export const useHelpText = createMessagesHook<typeof helpMessages>('help');
