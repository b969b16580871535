import { textOf } from '#platform/web/i18n/language.tsx';
import type { matchesMessages } from '../matches.messages.en.ts';

/** Messages of the matches. */
export const useText = textOf<typeof matchesMessages>('matches');
