import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { deletionMessages } from '../deletion.messages.en.ts';

export const useText = createMessagesHook<typeof deletionMessages>('deletion');
