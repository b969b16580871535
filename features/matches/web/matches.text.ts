import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { matchesMessages } from '../matches.messages.en.ts';

/** Messages of the matches. */
export const useText = createMessagesHook<typeof matchesMessages>('matches');
