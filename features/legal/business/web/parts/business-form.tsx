import { SendTrouble, useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { businessSchema } from '../../business.form.ts';
import {
  type BusinessFacts,
  type BusinessField,
  CONDITION_FIELDS,
  SELLER_FIELDS,
} from '../../business.vocabulary.ts';
import { saveBusiness } from '../business.queries.ts';
import { useText } from '../business.text.ts';
import css from './facts-list.module.css';

/** Every field of the public page; saving publishes. */
export function BusinessForm({ business }: { readonly business: BusinessFacts }) {
  const t = useText();
  const { form, submit, busy, trouble } = useBusiness(business);
  const field = (name: BusinessField, label: string) => ({
    ...form.register(name),
    label,
    error: form.errorOf(name, t.errors),
    required: true,
  });
  return (
    <form name="business" method="dialog" className={css.form} onSubmit={submit} noValidate>
      <Section heading={t.sellerHeading} text={t.sellerText}>
        <div className={css.form}>
          {SELLER_FIELDS.map((name) => (
            <TextField key={name} {...field(name, t.labels[name])} />
          ))}
        </div>
      </Section>
      <Section heading={t.conditionsHeading} text={t.conditionsText}>
        <div className={css.form}>
          {CONDITION_FIELDS.map((name) => (
            <div key={name} className={css.pair}>
              <TextAreaField {...field(`${name}Ja`, t.inJapanese(t.labels[name]))} lang="ja" />
              <TextAreaField {...field(`${name}En`, t.inEnglish(t.labels[name]))} lang="en" />
            </div>
          ))}
        </div>
      </Section>
      <SendTrouble trouble={trouble} />
      <Button type="submit" full busy={busy} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}

function useBusiness(business: BusinessFacts) {
  const t = useText();
  const { busy, trouble, sending, refused } = useSending();
  const form = useZodForm(businessSchema, { defaults: business, follow: true });
  const submit = form.handleSubmit((body) =>
    sending(async () => {
      const answer = await saveBusiness({ body });
      if (answer.ok) {
        notify({ title: t.saved });
        form.reset(body);
        await queryClient.invalidateQueries();
      } else if (!applyRefusal(form, answer)) refused(answer.code);
    }),
  );
  return { form, submit, busy, trouble };
}
