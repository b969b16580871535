import type { Language, Messages } from '#platform/shared/language.ts';

/*
 * Nothing to add here: a feature's words are found by their file, and come with the screens that speak them.
 * `textOf('oneOnOne')` means `one-on-one.messages.en.ts`. Words of mails stay on the server.
 */
type Load = () => Promise<Readonly<Record<string, Messages>>>;
const files = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../features/**/*.messages.*.ts',
  '!../../features/home/home.messages.*',
  '!../../features/**/mails/*',
]);

const loads = new Map<string, Load>();
for (const [path, load] of Object.entries(files)) {
  const [, name = '', language] = /([^/]+)\.messages\.(\w+)\.ts$/.exec(path) ?? [];
  loads.set(`${language} ${camelCase(name)}`, load);
}

/** What every first load brings. */
export const FIRST_WORDS = ['platform', 'home'] as const;

/** Fetches one feature's words in one language. */
export async function loadMessages(feature: string, language: Language): Promise<Messages> {
  if (isFirst(feature)) {
    const first = language === 'ja' ? import('./first-words.ja.ts') : import('./first-words.en.ts');
    return (await first).words[feature];
  }
  const load = loads.get(`${language} ${feature}`);
  if (!load) throw new Error(`There are no messages of "${feature}"`);
  // A file of words exports them and nothing else.
  const [messages] = Object.values(await load());
  return messages ?? {};
}

function isFirst(feature: string): feature is (typeof FIRST_WORDS)[number] {
  return FIRST_WORDS.some((first) => first === feature);
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
