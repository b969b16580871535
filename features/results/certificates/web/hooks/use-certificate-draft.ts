import { useState } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { type TemplateText, usualTemplate } from '../../certificates.words.policy.ts';

interface Draft {
  readonly template: TemplateText;
  /** The version from which it was begun: a text that another desk has stored since is not overwritten. */
  readonly seenVersion: number;
  /** What was typed in the other language. */
  readonly other: TemplateText | null;
}

interface Stored {
  readonly version: number;
  readonly template: TemplateText | null;
}

export type CertificateDraft = ReturnType<typeof useCertificateDraft>;

/** The text of the certificates as it is being changed; until somebody types it is the stored one, or the usual one. */
export function useCertificateDraft(stored: Stored, organizerName: string) {
  const { language } = useLanguage();
  const [draft, setDraft] = useState<Draft | null>(null);
  const template = draft?.template ?? stored.template ?? usualTemplate(language, organizerName);
  // An own text whose answer was lost is stored as well.
  const isStored = stored.template !== null && isSameText(template, stored.template);
  const seenVersion = draft && !isStored ? draft.seenVersion : stored.version;
  const write = (next: TemplateText, other = draft?.other ?? null) =>
    setDraft({ template: next, seenVersion, other });
  const see = (version: number) => setDraft((now) => now && { ...now, seenVersion: version });
  return {
    template,
    seenVersion,
    /** Another desk has stored a text since this one was begun. */
    isOvertaken: stored.version > seenVersion,
    change: (part: Partial<TemplateText>) => write({ ...template, ...part }),
    chooseLanguage: (chosen: Language) => {
      const known = stored.template?.language === chosen ? stored.template : null;
      const next = draft?.other ?? known ?? usualTemplate(chosen, organizerName);
      write({ ...next, upTo: template.upTo }, template);
    },
    /** It is stored in this version. */
    onSaved: see,
    /** It replaces what the other desk has stored, once it is saved. */
    keep: () => see(stored.version),
    drop: () => setDraft(null),
  };
}

/** The server stores texts without spaces around them. */
function isSameText(one: TemplateText, other: TemplateText): boolean {
  const plain = ({ language, isVertical, title, body, signer, upTo }: TemplateText) =>
    JSON.stringify([language, isVertical, title.trim(), body.trim(), signer.trim(), upTo]);
  return plain(one) === plain(other);
}
