import { MATCH_FORMATS, type MatchFormat } from '#domain/scorecard/match-record.ts';

/** The formats as addresses and exports name them (spec section 2.16): a knockout is `tournament` there. */
export const FORMAT_IDS = ['league', 'tournament', 'one-on-one'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** The word for a format in an address or an export. */
export function formatIdOf(format: MatchFormat): FormatId {
  return format === 'knockout' ? 'tournament' : format;
}

/** The format that an address names; null for any other word. */
export function formatOf(formatId: string | undefined): MatchFormat | null {
  return MATCH_FORMATS.find((format) => formatIdOf(format) === formatId) ?? null;
}
