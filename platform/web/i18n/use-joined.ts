import { useLanguage } from './language.tsx';

/** Two texts in one, with the signs of the language in use: Japanese has the colon and the brackets of full width. */
export function useJoined() {
  const { language } = useLanguage();
  const isJapanese = language === 'ja';
  return {
    /** "Total: ¥1,500" */
    labelled: (label: string, value: string) => `${label}${isJapanese ? '：' : ': '}${value}`,
    /** "Ren Sato (Sakura)" */
    aside: (text: string, aside: string) =>
      isJapanese ? `${text}（${aside}）` : `${text} (${aside})`,
  };
}
