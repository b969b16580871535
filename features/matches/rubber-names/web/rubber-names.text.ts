import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { rubberNamesMessages } from '../rubber-names.messages.en.ts';

/** Messages of ties and rubbers. */
export const useText = createMessagesHook<typeof rubberNamesMessages>('rubberNames');
