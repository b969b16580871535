import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { refereesMessages } from '../referees.messages.en.ts';

/** Messages about the referees of tournaments. */
export const useText = createMessagesHook<typeof refereesMessages>('referees');
