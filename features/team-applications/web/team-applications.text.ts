import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { teamApplicationsMessages } from '../team-applications.messages.en.ts';

/** Messages of the applications of schools. */
export const useText = createMessagesHook<typeof teamApplicationsMessages>('teamApplications');
