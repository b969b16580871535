import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { EndedStatus, Status } from '#domain/scoring/ending.ts';
import type { ScoreFormat, SetRule, Sport } from '#domain/scoring/formats.ts';
import { useText } from '../score-formats.text.ts';

/** What a row of the card is called: soft tennis and a single set count the games of the match in one row. */
export type Unit = 'set' | 'game' | 'games';

/** Without a format it is the set of the specification. */
export function unitOf(format: ScoreFormat | null): Unit {
  if (!format) return 'set';
  if (format.bestOf === 1 && format.set.kind === 'games') return 'games';
  return format.sport === 'table-tennis' || format.sport === 'badminton' ? 'game' : 'set';
}

/** Score formats, their sets and the ends of matches, in words. */
export function useFormatWords() {
  const t = useText();
  const ruleLine = (rule: SetRule) =>
    [
      rule.kind === 'points' ? t.toPoints(rule.to) : t.toGames(rule.to),
      leadOf(rule),
      rule.kind === 'points' && rule.cap !== undefined ? t.cap(rule.cap) : null,
      rule.kind === 'games' && rule.tieBreakAt !== undefined ? t.tieBreakAt(rule.tieBreakAt) : null,
    ].filter((part) => part !== null);
  const leadOf = ({ kind, lead }: SetRule) => {
    if (lead === 1) return t.noLead;
    return kind === 'points' ? t.leadOfPoints(lead) : t.leadOfGames(lead);
  };
  const line = ({ set, decidingSet, bestOf }: ScoreFormat) =>
    [
      ...ruleLine(set),
      t.bestOf[bestOf],
      ...(decidingSet ? [t.deciding(ruleLine(decidingSet).join(t.between))] : []),
    ].join(t.between);
  return {
    sport: (sport: Sport) => t.sports[sport],
    /** Within its sport: "Best of 5". */
    shortName: ({ id }: ScoreFormat) => t.names[id] ?? t.custom,
    /** "first to 11, 2 ahead, best of five". */
    line,
    /** "Table tennis, Best of 5"; rules of one's own as their line; "as entered" without a format. */
    name(chosen: ChosenFormat | null | undefined): string {
      const format = chosen ? formatOf(chosen) : null;
      if (!format) return t.asEntered;
      const name = t.names[format.id];
      return name ? t.inSport(t.sports[format.sport], name) : line(format);
    },
    /** "Game 2", counted from 0. */
    set(format: ScoreFormat | null, at: number): string {
      const isMatchTieBreak =
        format?.set.kind === 'games' && format.decidingSet && at === format.bestOf - 1;
      if (isMatchTieBreak) return t.matchTieBreak;
      const unit = unitOf(format);
      return unit === 'games' ? t.games : t[unit](at + 1);
    },
    setsWon: (format: ScoreFormat | null) => t.unitsWon[unitOf(format)],
    /** "W.O."; null for a match that was played to its end, or is not over. */
    ending: (status: Status) =>
      status in t.endings ? t.endings[status as Exclude<EndedStatus, 'finished'>] : null,
    /** "Walkover: Aoki Ren did not play"; null for a match that was played, or begun and given up. */
    endedBy(status: Status, loser: string): string | null {
      if (status === 'walkover') return t.endedByWalkover(loser);
      return status === 'defaulted' ? t.endedByDefault(loser) : null;
    },
  };
}
export type FormatWords = ReturnType<typeof useFormatWords>;
