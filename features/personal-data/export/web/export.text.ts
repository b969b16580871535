import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { exportMessages } from '../export.messages.en.ts';

export type ExportMessages = typeof exportMessages;
export const useText = createMessagesHook<ExportMessages>('export');
