import { PUBLISH_FIRST, prefecturesAfter } from '#domain/common/prefectures.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TournamentInputs } from '../hooks/use-tournament-form.ts';
import { useText } from '../publishing.text.ts';

const REST = prefecturesAfter(PUBLISH_FIRST);

/** Name and place. */
export function BasicFields({ form }: { readonly form: TournamentInputs }) {
  const t = useText();
  const { language } = useLanguage();
  const { register } = form;
  const option = (value: (typeof REST)[number]) => ({
    value,
    label: prefectureName(value, language),
  });
  return (
    <Section heading={t.basics} card>
      <TextField
        {...register('tournamentName')}
        label={t.tournamentName}
        hint={t.tournamentNameHint}
        error={form.errorOf('tournamentName', t.errors)}
        autoComplete="off"
        required
      />
      <SelectField
        {...register('prefecture')}
        label={t.prefecture}
        error={form.errorOf('prefecture', t.errors)}
        placeholder={t.choosePrefecture}
        options={[
          { options: PUBLISH_FIRST.map(option) },
          { label: t.otherPrefectures, options: REST.map(option) },
        ]}
        required
      />
      <TextField
        {...register('venue')}
        label={t.venue}
        error={form.errorOf('venue', t.errors)}
        autoComplete="off"
        required
      />
    </Section>
  );
}
