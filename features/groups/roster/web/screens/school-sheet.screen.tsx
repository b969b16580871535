import { PREFECTURES } from '#domain/common/prefectures.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type SheetForm, sheetSchema } from '../../roster.form.ts';
import { SHEET_FIELDS, type SheetField } from '../../roster.vocabulary.ts';
import css from '../components/roster.module.css';
import { RosterFrame } from '../components/roster-frame.tsx';
import { SaveFailure } from '../components/save-failure.tsx';
import { TheirValues } from '../components/their-values.tsx';
import { useClash } from '../hooks/use-clash.ts';
import { type Roster, rosterSaved, saveSheet } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/** The school sheet of a group. */
export function Screen() {
  const t = useText();
  return <RosterFrame title={t.sheetTitle}>{(roster) => <Form roster={roster} />}</RosterFrame>;
}

function Form({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const { language } = useLanguage();
  const { form, onSubmit, isPending, failure, theirs } = useSheet(roster);
  const field = (name: SheetField) => ({
    ...form.register(name),
    label: t[name],
    error: form.errorOf(name, t.errors),
  });
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <TheirValues
        facts={SHEET_FIELDS.flatMap((name) =>
          theirs[name] === undefined ? [] : [[t[name], theirs[name] || t.notGiven] as const],
        )}
      />
      <p>{t.sheetText}</p>
      <TextField
        {...field('officialName')}
        placeholder={t.officialNameExample}
        autoComplete="organization"
      />
      <TextField {...field('shortName')} hint={t.shortNameHint} autoComplete="off" />
      <SelectField
        {...field('prefecture')}
        options={[
          { value: '', label: t.notChosen },
          ...PREFECTURES.map((value) => ({ value, label: prefectureName(value, language) })),
        ]}
      />
      <TextField {...field('postalCode')} inputMode="numeric" autoComplete="postal-code" />
      <TextField {...field('address')} autoComplete="street-address" />
      <TextField {...field('personInCharge')} autoComplete="name" />
      <TextField
        {...field('phone')}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SaveFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}

function useSheet({ groupId, sheet }: Roster) {
  const t = useText();
  const leadOn = useLeadOn();
  const form = useZodForm(sheetSchema, { defaults: sheet, follow: true });
  const { was, theirs, clash } = useClash(form, sheet);
  const { submit, isPending, failure } = useSubmit({
    send: (typed: SheetForm) => saveSheet({ params: { id: groupId }, body: { sheet: typed, was } }),
    onSuccess: (saved) => {
      rosterSaved(saved);
      notify({ title: t.sheetSaved });
      return leadOn(`/group-roster/${groupId}`);
    },
    onRefusal: (refusal) => {
      if (refusal.code === 'SHEET_CHANGED') clash(refusal.details);
      return applyRefusal(form, withoutPrefix(refusal, 'sheet.'));
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure, theirs };
}
