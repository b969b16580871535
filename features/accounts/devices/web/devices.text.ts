import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { devicesMessages } from '../devices.messages.en.ts';

/** Messages of devices and logins. */
export const useText = createMessagesHook<typeof devicesMessages>('devices');
