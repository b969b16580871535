import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { freePracticeMessages } from '../free-practice.messages.en.ts';

/** Messages of free practice. */
export const useText = createMessagesHook<typeof freePracticeMessages>('freePractice');
