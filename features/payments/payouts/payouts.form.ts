import * as z from 'zod/mini';
import {
  isHolder,
  isNumber,
  tidyAccountNumber,
  tidyHolder,
} from '#domain/bank-account/bank-account.ts';
import { tidyLine } from '#platform/shared/search-text.ts';
import { ACCOUNT_TYPES, LONGEST_BANK, LONGEST_HOLDER } from './payouts.vocabulary.ts';

const place = () =>
  z
    .string('missing')
    .check(z.overwrite(tidyLine), z.minLength(1, 'missing'), z.maxLength(LONGEST_BANK, 'tooLong'));

/**
 * A bank account in Japan as a transfer needs it; messages are keys of `accountErrors`. Digits and letters of any width, hiragana
 * and hyphens are put right; the holder is in katakana (next.md, D3).
 */
export const bankAccountSchema = z.object({
  bank: place(),
  branch: place(),
  accountType: z.enum(ACCOUNT_TYPES, 'missing'),
  number: z
    .string('numberWrong')
    .check(z.overwrite(tidyAccountNumber), z.refine(isNumber, 'numberWrong')),
  holder: z
    .string('missing')
    .check(
      z.overwrite(tidyHolder),
      z.minLength(1, 'missing'),
      z.maxLength(LONGEST_HOLDER, 'tooLong'),
      z.refine(isHolder, 'holderWrong'),
    ),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;
