/** The interface's languages (spec section 9); English is the default. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Narrows any text, such as a cookie, to a language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/**
 * The language of a first visit: the first of the browser's languages that the app supports, else English.
 * `header` is an `Accept-Language` value; its order of preference is followed, q-values included.
 */
export function preferredLanguage(header: string | undefined): Language {
  const chosen = (header ?? '')
    .split(',')
    .map((one) => {
      const [tag = '', ...options] = one.trim().split(';');
      const quality = options.map((o) => /^\s*q=([\d.]+)/.exec(o)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of chosen) {
    const primary = tag.split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

/** A feature's words in one language: texts, functions of typed arguments, and lists of words by code. */
export interface Messages {
  readonly [key: string]:
    | string
    | ((...args: never[]) => string)
    | Readonly<Record<string, string>>;
}

/** The shape that another language must fill: a missing or surplus text is a type error. */
export type Translation<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : { readonly [W in keyof M[K]]: string };
};
