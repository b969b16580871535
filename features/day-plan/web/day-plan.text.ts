import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { dayPlanMessages } from '../day-plan.messages.en.ts';

/** Messages of the plan of a day. */
export const useText = createMessagesHook<typeof dayPlanMessages>('dayPlan');
