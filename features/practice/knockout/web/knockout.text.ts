import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { knockoutMessages } from '../knockout.messages.en.ts';

export type KnockoutText = typeof knockoutMessages;

/** Messages of knockouts. */
export const useText = createMessagesHook<KnockoutText>('knockout');
