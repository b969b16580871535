import { useLanguage } from '../i18n/language.tsx';
import { usePlatformText } from '../i18n/platform-text.ts';
import { notify } from '../notify/notify.ts';
import css from './language-switch.module.css';

/** Toggles English and Japanese in place; its label shows the language in use first (spec section 1). */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const t = usePlatformText();
  const toggle = () => {
    setLanguage(language === 'en' ? 'ja' : 'en').catch(() =>
      notify({ title: t.languageFailed, description: t.lostText, variant: 'destructive' }),
    );
  };
  return (
    <button type="button" className={css.switch} title={t.switchLanguage} onClick={toggle}>
      {t.languageToggle}
    </button>
  );
}
