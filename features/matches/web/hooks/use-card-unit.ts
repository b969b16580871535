import { createContext, useContext } from 'react';
import type { Sport } from '#domain/scoring/formats.ts';
import { unitIn } from '../lib/set-unit.ts';

/** The sport that is played, by whose words a match is called whose format names none. */
export const PlayedSport = createContext<Sport>('unspecified');

/** What a card without a format calls its rows in Japanese. In English the labels are fixed. */
export function useCardUnit(): 'game' | 'set' {
  return unitIn(useContext(PlayedSport));
}
