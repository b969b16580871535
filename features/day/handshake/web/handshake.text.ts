import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { handshakeMessages } from '../handshake.messages.en.ts';

/** Messages about entered results and what the other side says. */
export const useText = createMessagesHook<typeof handshakeMessages>('handshake');
