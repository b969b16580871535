import type { Language } from './language.ts';

/** The product's name, as its readers write it. */
export const PRODUCT: Readonly<Record<Language, string>> = { en: 'RallyDays', ja: 'ラリーデイズ' };
