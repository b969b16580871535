import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { publishingMessages } from '../publishing.messages.en.ts';

/** Why the events of an earlier tournament could not be published again. */
export type CopyRefusal = keyof (typeof publishingMessages)['copyRefusals'];

/** Messages of publishing and changing tournaments. */
export const useText = createMessagesHook<typeof publishingMessages>('publishing');
