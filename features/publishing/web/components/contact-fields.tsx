import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TournamentInputs } from '../hooks/use-tournament-form.ts';
import { useText } from '../publishing.text.ts';

/** Who runs it, and how to reach them. */
export function ContactFields({ form }: { readonly form: TournamentInputs }) {
  const t = useText();
  const { register } = form;
  return (
    <Section heading={t.contact} card>
      <TextField
        {...register('organizerName')}
        label={t.organizerName}
        error={form.errorOf('organizerName', t.errors)}
        readOnly
      />
      <TextField
        {...register('contactInfo')}
        label={t.contactInfo}
        hint={t.contactInfoHint}
        error={form.errorOf('contactInfo', t.errors)}
        autoComplete="email"
        required
      />
      <TextField
        {...register('emergencyContact')}
        label={t.emergencyContact}
        hint={t.emergencyContactHint}
        error={form.errorOf('emergencyContact', t.errors)}
        autoComplete="tel"
        required
      />
      <TextAreaField
        {...register('notes')}
        label={t.notes}
        error={form.errorOf('notes', t.errors)}
        optional
      />
    </Section>
  );
}
