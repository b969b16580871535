import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { linkDeskMessages } from '../link-desk.messages.en.ts';

/** Messages of the desk about links, slips and scanned results. */
export const useText = createMessagesHook<typeof linkDeskMessages>('linkDesk');
