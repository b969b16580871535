import { createContext, useContext } from 'react';
import type { Sport } from '#domain/scoring/formats.ts';

/** The sport that is played by the card of a match without a format. */
export const CardSport = createContext<Sport>('unspecified');

/** What a card without a format calls its rows in Japanese: games in every sport but tennis. In English the labels are fixed. */
export function useCardUnit(): 'game' | 'set' {
  const sport = useContext(CardSport);
  return sport === 'tennis' || sport === 'unspecified' ? 'set' : 'game';
}
