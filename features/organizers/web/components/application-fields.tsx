import { Card } from '#platform/web/ui/card.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ApplicationInputs } from '../hooks/use-application.ts';
import { useText } from '../organizers.text.ts';
import css from './application-fields.module.css';

/** The six fields of the application, in the specification's order. */
export function ApplicationFields({ form }: { readonly form: ApplicationInputs }) {
  const t = useText();
  const { register } = form;
  const error = (name: Parameters<typeof register>[0]) => form.errorOf(name, t.errors);
  return (
    <Card className={css.fields}>
      <TextField
        {...register('organizerName')}
        label={t.organizerName}
        hint={t.organizerNameHint}
        error={error('organizerName')}
        autoComplete="name"
      />
      <TextField
        {...register('organizationName')}
        label={t.organizationName}
        error={error('organizationName')}
        autoComplete="organization"
      />
      <TextAreaField
        {...register('address')}
        label={t.address}
        error={error('address')}
        autoComplete="street-address"
        rows={3}
      />
      <EmailField
        {...register('email')}
        label={t.email}
        hint={t.emailHint}
        error={error('email')}
      />
      <TextField
        {...register('phoneNumber')}
        label={t.phoneNumber}
        error={error('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...register('workplaceOrSchool')}
        label={t.workplaceOrSchool}
        error={error('workplaceOrSchool')}
        autoComplete="off"
      />
    </Card>
  );
}
