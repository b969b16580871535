import type { PlainDate } from '#platform/shared/format.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import type { SidesForm } from '../../../web/lib/sides-form.ts';

/** What was chosen when the screen was left for the scorecard. */
export interface OneOnOneDraft extends SidesForm {
  readonly groupId: number;
  readonly date: PlainDate;
}

/** For the return to the form: a coach who enters ten matches of yesterday chooses the day once. */
export const oneOnOneDraft = tabDraft<OneOnOneDraft>('one-on-one');
