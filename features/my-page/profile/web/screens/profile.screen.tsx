import { useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import css from '#features/accounts/web/components/account-form.module.css';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useFreshRead } from '#platform/web/api/use-fresh-read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft, useTyped } from '#platform/web/forms/draft.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type Profile, profileQuery } from '../../../web/lib/profile.ts';
import { type ProfileForm, profileSchema } from '../../profile.form.ts';
import { edit, PROFILE_READS } from '../profile.queries.ts';
import { useText } from '../profile.text.ts';

const BACK = '/my-page?tab=settings';

/** Corrects what the person has written about themselves, and says where the rest is corrected. */
export function Screen() {
  const t = useText();
  const account = useSession().data?.account;
  // Outdated values would be saved over what another device has stored since.
  const query = useFreshRead(useQuery({ ...profileQuery, staleTime: 0 }));
  return (
    <Frame title={t.title} back={{ to: BACK, label: t.back }}>
      {account?.demo ? (
        <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice>
      ) : (
        <Loaded query={query} shape="row" count={6}>
          {(profile) => (
            <>
              <EditForm profile={profile} accountId={account?.id ?? ''} />
              <InlineNotice title={t.staysTitle}>{t.stays}</InlineNotice>
              <CardLink
                to="/my-guardian"
                icon={<UserCheck />}
                title={t.age}
                text={t.ageText}
                tone="plain"
              />
            </>
          )}
        </Loaded>
      )}
    </Frame>
  );
}

interface FormProps {
  readonly profile: Profile;
  readonly accountId: string;
}

function EditForm(props: FormProps) {
  const t = useText();
  const { language } = useLanguage();
  const { form, onSubmit, isPending, failure } = useEdit(props);
  const field = (name: keyof ProfileForm) => ({
    ...form.register(name, name === 'phone' ? { setValueAs: toHalfWidth } : {}),
    label: t[name],
    error: form.errorOf(name, t.errors),
  });
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <TextField {...field('fullName')} hint={t.fullNameHint} autoComplete="name" required />
      <TextField {...field('reading')} hint={t.readingHint} autoComplete="off" lang="ja" optional />
      <TextField {...field('nickname')} autoComplete="nickname" optional />
      <TextField {...field('club')} hint={t.clubHint} autoComplete="organization" optional />
      <SelectField
        {...field('prefecture')}
        defaultValue={form.getValues('prefecture')}
        placeholder={t.choosePrefecture}
        options={PREFECTURES.map((value) => ({ value, label: prefectureName(value, language) }))}
        autoComplete="address-level1"
        required
      />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" required />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.saving}>
        {t.save}
      </Button>
    </form>
  );
}

function useEdit({ profile, accountId }: FormProps) {
  const t = useText();
  const leadOn = useLeadOn();
  const draft = tabDraft<Partial<ProfileForm>>(`profile ${accountId}`);
  const defaults = { ...valuesOf(profile), ...draft.read() };
  const form = useZodForm(profileSchema, { defaults: defaults as never });
  useTyped(form, (values) => draft.write(values as Partial<ProfileForm>));
  const { submit, isPending, failure } = useSubmit({
    send: (body: ProfileForm) => edit({ body }),
    reads: PROFILE_READS,
    onSuccess: () => {
      draft.clear();
      notify({ title: t.saved });
      return leadOn(BACK);
    },
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure };
}

function valuesOf(profile: Profile) {
  const { fullName, reading, nickname, club, prefecture, phone } = profile;
  return {
    fullName,
    reading,
    nickname: nickname ?? '',
    club,
    prefecture: prefecture ?? '',
    phone: phone ?? '',
  };
}
