import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { pushMessages } from '../push.messages.en.ts';

/** Messages of pushes to this device. */
export const useText = createMessagesHook<typeof pushMessages>('push');
