import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { recordsMessages } from '../records.messages.en.ts';

/** Messages of the practice records and of lists of matches. */
export const useText = createMessagesHook<typeof recordsMessages>('records');

export type RecordsText = ReturnType<typeof useText>;
