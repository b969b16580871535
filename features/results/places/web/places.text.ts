import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { placesMessages } from '../places.messages.en.ts';

/** Messages of the results of a tournament. */
export const useText = createMessagesHook<typeof placesMessages>('places');
