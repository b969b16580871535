import { type DrawsText, useText } from '../draws.text.ts';

/** Words of draws that other screens say as well: "vs", "Seed 1", "Tennis (JTA)". */
export function useDrawWords(): Pick<DrawsText, 'seed' | 'traditions' | 'vs' | 'wonMatch'> {
  return useText();
}
