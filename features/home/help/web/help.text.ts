import { useLanguage } from '#platform/web/i18n/language.tsx';
import { helpMessages as en } from '../help.messages.en.ts';
import { helpMessages as ja } from '../help.messages.ja.ts';

/** The words of help. Both languages come with the screen: the switch stays in place and works offline. */
export function useHelpText(): typeof en {
  const { language } = useLanguage();
  return language === 'ja' ? (ja as typeof en) : en;
}
