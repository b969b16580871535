import { phoneDraft } from '#platform/web/forms/draft.ts';

/** The name of a visitor's draft of the application as an organizer. */
export const APPLICATION_DRAFT = 'organizer-application';

/** Clears what somebody without a login has typed on this phone: the next person could read it. */
export function endVisitorDrafts(): void {
  phoneDraft(APPLICATION_DRAFT).clear();
}
