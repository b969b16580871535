import { phoneDraft } from '#platform/web/forms/draft.ts';

/** The tokens of the links that were opened on this device, by the links' ids. Apart from the rest: every screen asks for it. */
export const knownLinks = phoneDraft<Readonly<Record<string, string>>>('court-links');
