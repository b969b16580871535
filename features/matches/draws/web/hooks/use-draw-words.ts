import { type DrawsText, useText } from '../draws.text.ts';
import type { EndingWords } from '../lib/ending-text.ts';

type Words = Pick<DrawsText, 'seed' | 'traditions' | 'vs' | 'wonMatch'> & EndingWords;

/** Words of draws that other screens say as well: "vs", "Seed 1", "Tennis (JTA)". */
export function useDrawWords(): Words {
  return useText();
}
