import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { squadsMessages } from '../squads.messages.en.ts';

/** Messages of the squads of teams. */
export const useText = createMessagesHook<typeof squadsMessages>('squads');
