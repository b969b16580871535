import { useText } from '../own-day.text.ts';

/** What home's card of my day says in the same words: check-in, duties, answers, clubs. */
export function useOwnDayWords() {
  const t = useText();
  return {
    checkIn: t.checkIn,
    checkInTitle: t.checkInTitle,
    absentTitle: t.absentTitle,
    played: t.played,
    umpireTitle: t.umpireTitle,
    noTime: t.noTime,
    answers: t.answers,
    club: t.club,
    clubText: t.clubText,
  };
}
