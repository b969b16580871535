import type { businessMessages } from '#features/legal/business/business.messages.en.ts';
import { textOf } from '#platform/web/i18n/language.tsx';

/** The words of the public page, whose labels are the form's, too. */
export const usePageText = textOf<typeof businessMessages>('business');
