import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { printsMessages } from '../prints.messages.en.ts';

/** Messages of the papers of an application. */
export const useText = createMessagesHook<typeof printsMessages>('prints');
