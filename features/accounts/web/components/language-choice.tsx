import { isLanguage } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../accounts.text.ts';

/** The language of the screens, as at the header's switch, and with it that of the mails (../lib/mail-language.ts). */
export function LanguageChoice() {
  const t = useText();
  const platform = usePlatformText();
  const { language, setLanguage } = useLanguage();
  const choose = (wanted: string) => {
    if (!isLanguage(wanted)) return;
    setLanguage(wanted).catch(() =>
      notify({
        title: platform.languageFailed,
        description: platform.lostText,
        variant: 'destructive',
      }),
    );
  };
  return (
    <RadioField
      name="language"
      label={<span className="visually-hidden">{t.languageHeading}</span>}
      inline
      value={language}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: 'en', label: <span lang="en">{t.languageEnglish}</span> },
        { value: 'ja', label: <span lang="ja">{t.languageJapanese}</span> },
      ]}
    />
  );
}
