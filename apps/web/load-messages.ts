import type { Language, Messages } from '#platform/shared/language.ts';

export type MessageFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The features whose messages are part of every first load. */
export const INITIAL_MESSAGES = ['platform', 'home'] as const;

/**
 * Fetches one feature's messages in one language. There is no list of features to extend: `createMessagesHook('oneOnOne')` means the
 * file `one-on-one.messages.en.ts`, in any folder. Each language has a separate table, in a separate file.
 */
export async function loadMessages(feature: string, language: Language): Promise<Messages> {
  const { first, files } = await (language === 'ja'
    ? import('./initial-messages.ja.ts')
    : import('./initial-messages.en.ts'));
  if (isFirst(feature)) return first[feature];
  const name = feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ending = `/${name}.messages.${language}.ts`;
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(ending)) ?? [];
  if (!load) throw new Error(`There are no messages of "${feature}"`);
  // A file of messages exports them and nothing else.
  const [messages] = Object.values((await load()) as Readonly<Record<string, Messages>>);
  return messages ?? {};
}

function isFirst(feature: string): feature is (typeof INITIAL_MESSAGES)[number] {
  return INITIAL_MESSAGES.some((first) => first === feature);
}
