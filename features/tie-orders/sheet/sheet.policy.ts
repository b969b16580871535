import { sheetMessages as en } from './sheet.messages.en.ts';
import { sheetMessages as ja } from './sheet.messages.ja.ts';

/** The words of the order sheet on paper, which has a language of its own: the desk and the other team may read another one. */
export const SHEET_WORDS = { en, ja };
