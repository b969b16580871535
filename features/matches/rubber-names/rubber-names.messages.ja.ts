import type { Translation } from '#platform/shared/language.ts';
import type { rubberNamesMessages as en } from './rubber-names.messages.en.ts';

export const rubberNamesMessages: Translation<typeof en> = {
  single: (number) => (number === '' ? 'シングルス' : `第${number}シングルス`),
  double: (number) => (number === '' ? 'ダブルス' : `第${number}ダブルス`),
  pair: (number) => (number === '' ? 'ペア' : `第${number}ペア`),
  letters: (first, second) => `${first}対${second}`,
};
