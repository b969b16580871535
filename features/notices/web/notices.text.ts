import { textOf } from '#platform/web/i18n/language.tsx';
import type { noticesMessages } from '../notices.messages.en.ts';

/** Messages of notifications. */
export const useText = textOf<typeof noticesMessages>('notices');
