import { textOf } from '#platform/web/i18n/language.tsx';
import type { legalMessages } from '../legal.messages.en.ts';

export const useText = textOf<typeof legalMessages>('legal');
