import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  LONGEST_BODY,
  LONGEST_SIGNER,
  LONGEST_TITLE,
  MOST_PLACES,
} from '../../certificates.vocabulary.ts';
import { usualTemplate } from '../../certificates.words.policy.ts';
import { saveCertificates } from '../certificates.queries.ts';
import { useText } from '../certificates.text.ts';
import type { CertificateDraft } from '../hooks/use-certificate-draft.ts';

const LONGEST = { title: LONGEST_TITLE, body: LONGEST_BODY, signer: LONGEST_SIGNER };

interface Props {
  readonly id: number;
  readonly organizerName: string;
  readonly draft: CertificateDraft;
}

/** The text of the certificates; what is typed is in the preview at once. */
export function CertificateForm({ id, organizerName, draft }: Props) {
  const t = useText();
  const { template, seenVersion, change } = draft;
  const [isChecked, setIsChecked] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => saveCertificates({ params: { id }, body: { seenVersion, template } }),
    reads: ['tournaments'],
    words: t,
    onSuccess: ({ certificates }) => {
      draft.onSaved(certificates.version);
      notify({ title: t.saved });
    },
  });
  const problemOf = (field: keyof typeof LONGEST): string | undefined => {
    const { length } = template[field].trim();
    if (length === 0) return t.missing;
    return length > LONGEST[field] ? t.tooLong(LONGEST[field]) : undefined;
  };
  const errorOf = (field: keyof typeof LONGEST) => (isChecked ? problemOf(field) : undefined);
  const save = () => {
    setIsChecked(true);
    if (!problemOf('title') && !problemOf('body') && !problemOf('signer')) void submit();
  };
  return (
    <>
      <RadioField
        inline
        name="language"
        label={t.language}
        value={template.language}
        onChange={({ currentTarget }) =>
          draft.chooseLanguage(currentTarget.value === 'ja' ? 'ja' : 'en')
        }
        options={[
          { value: 'ja', label: t.languages.ja },
          { value: 'en', label: t.languages.en },
        ]}
      />
      {template.language === 'ja' ? (
        <RadioField
          inline
          name="direction"
          label={t.direction}
          value={template.isVertical ? 'vertical' : 'horizontal'}
          onChange={({ currentTarget }) =>
            change({ isVertical: currentTarget.value === 'vertical' })
          }
          options={[
            { value: 'horizontal', label: t.directions.horizontal },
            { value: 'vertical', label: t.directions.vertical },
          ]}
        />
      ) : null}
      <TextField
        name="title"
        label={t.titleLabel}
        value={template.title}
        error={errorOf('title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        name="body"
        label={t.bodyLabel}
        hint={t.bodyHint}
        value={template.body}
        error={errorOf('body')}
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
      <TextAreaField
        name="signer"
        label={t.signerLabel}
        hint={t.signerHint}
        rows={2}
        value={template.signer}
        error={errorOf('signer')}
        onChange={({ currentTarget }) => change({ signer: currentTarget.value })}
      />
      <SelectField
        name="upTo"
        label={t.upToLabel}
        value={String(template.upTo)}
        onChange={({ currentTarget }) => change({ upTo: Number(currentTarget.value) })}
        options={Array.from({ length: MOST_PLACES }, (_, at) => ({
          value: String(at + 1),
          label: String(at + 1),
        }))}
      />
      {draft.isOvertaken && !isPending ? (
        <InlineNotice
          tone="warning"
          title={t.overtakenTitle}
          action={
            <>
              <Button variant="secondary" onClick={draft.drop}>
                {t.showOther}
              </Button>
              <Button variant="quiet" onClick={draft.keep}>
                {t.keepMine}
              </Button>
            </>
          }
        >
          {t.overtakenText}
        </InlineNotice>
      ) : null}
      <Button full variant="secondary" busy={isPending} onClick={save}>
        {t.save}
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          change({
            ...usualTemplate(template.language, organizerName),
            isVertical: template.isVertical,
          })
        }
      >
        {t.reset}
      </Button>
    </>
  );
}
