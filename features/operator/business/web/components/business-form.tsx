import { useState } from 'react';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { businessSchema } from '#features/legal/business/business.form.ts';
import {
  BUSINESS_FIELDS,
  type BusinessFacts,
  type BusinessField,
  CONDITION_FIELDS,
  SELLER_FIELDS,
} from '#features/legal/business/business.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';
import { AFTER_SAVE, applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../../../web/operator.text.ts';
import { saveBusiness } from '../business.queries.ts';
import { usePageText } from '../business.text.ts';
import css from './business-form.module.css';

/** Every field of the public page; saving publishes. */
export function BusinessForm({ business }: { readonly business: BusinessFacts }) {
  const t = useText();
  const { labels } = usePageText();
  const { form, onSubmit, isPending, failure, theirs } = useBusiness(business);
  const field = (name: BusinessField, label: string) => ({
    ...form.register(name),
    label,
    error: form.errorOf(name, t.businessErrors),
    required: true,
  });
  return (
    <form name="business" method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <TheirFacts theirs={theirs} />
      <Section heading={t.sellerHeading} text={t.sellerText}>
        <div className={css.form}>
          {SELLER_FIELDS.map((name) => (
            <TextField key={name} {...field(name, labels[name])} />
          ))}
        </div>
      </Section>
      <Section heading={t.conditionsHeading} text={t.conditionsText}>
        <div className={css.form}>
          {CONDITION_FIELDS.map((name) => (
            <div key={name} className={css.pair}>
              <TextAreaField {...field(`${name}Ja`, t.inJapanese(labels[name]))} lang="ja" />
              <TextAreaField {...field(`${name}En`, t.inEnglish(labels[name]))} lang="en" />
            </div>
          ))}
        </div>
      </Section>
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.savingBusiness}>
        {t.saveBusiness}
      </Button>
    </form>
  );
}

/** The values that somebody else has saved meanwhile in the same fields. */
function TheirFacts({ theirs }: { readonly theirs: Partial<BusinessFacts> }) {
  const t = useText();
  const { labels } = usePageText();
  const changed = BUSINESS_FIELDS.filter((field) => theirs[field] !== undefined);
  if (changed.length === 0) return null;
  const labelOf = (field: BusinessField) => {
    const label = labels[field.replace(/(Ja|En)$/, '') as keyof typeof labels];
    if (field.endsWith('Ja')) return t.inJapanese(label);
    return field.endsWith('En') ? t.inEnglish(label) : label;
  };
  return (
    // The key mounts a new notice for each conflict, which scrolls into view.
    <ClashNotice key={JSON.stringify(theirs)} title={t.clashTitle}>
      <p>{t.clashText}</p>
      <Facts facts={changed.map((field) => [labelOf(field), theirs[field]])} />
    </ClashNotice>
  );
}

function useBusiness(business: BusinessFacts) {
  const t = useText();
  const form = useZodForm(businessSchema, { defaults: business, follow: true });
  const { base, accept } = useEditBase(form, business);
  const [theirs, setTheirs] = useState<Partial<BusinessFacts>>({});
  const { submit, isPending, failure } = useSubmit({
    send: (facts: BusinessFacts) => saveBusiness({ body: { ...facts, was: base } }),
    reads: ['business', 'operator'],
    // The form is reset to the saved values before the refetch: the next edit starts from them.
    inBackground: true,
    onSuccess: (_, facts) => {
      notify({ title: t.businessSaved });
      setTheirs({});
      form.reset(facts, AFTER_SAVE);
    },
    onRefusal: (refusal) => {
      if (refusal.code === 'BUSINESS_CHANGED') {
        const changed = refusal.details as Partial<BusinessFacts>;
        setTheirs(changed);
        // Saving again after reading the notice replaces these values.
        accept(changed);
      }
      return applyRefusal(form, refusal);
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure, theirs };
}
