import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { joiningMessages } from '../joining.messages.en.ts';

export const useText = createMessagesHook<typeof joiningMessages>('joining');
