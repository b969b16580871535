import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LANGUAGES, type Language, type Messages } from '#platform/shared/language.ts';
import type { MessageCatalog } from '#platform/web/i18n/message-catalog.ts';
import * as platform from '#platform/web/testing/rendered.tsx';

/** For tests of the features' screens: everything of theirs is said as in the app, and no test lists the words of a part. */

const files: Readonly<Record<string, Readonly<Record<string, Messages>>>> = import.meta.glob(
  ['/features/**/*.messages.*.ts', '!/features/**/mails.messages.*.ts'],
  { eager: true },
);

const words = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.fromEntries(messagesIn(language))]),
) as Readonly<Record<Language, Readonly<Record<string, Messages>>>>;

/** The topics and their words, from `one-on-one.messages.en.ts` as `oneOnOne`. */
function messagesIn(language: Language): [topic: string, messages: Messages][] {
  const ending = `.messages.${language}.ts`;
  return Object.entries(files)
    .filter(([path]) => path.endsWith(ending))
    .map(([path, messages]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -ending.length);
      const topic = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [topic, Object.values(messages)[0] ?? {}];
    });
}

type Options = Omit<NonNullable<Parameters<typeof platform.rendered>[1]>, 'words'>;

/** Renders a screen or a part inside the providers of the app, with the words of all features in both languages. */
export function rendered(ui: ReactNode, options: Options = {}): RenderResult {
  return platform.rendered(ui, { ...options, words });
}

/** The words of all features in both languages, without any loading. */
export function catalogIn(language: Language): MessageCatalog {
  return platform.catalogIn(language, words);
}
