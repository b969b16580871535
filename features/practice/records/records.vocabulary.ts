import { MATCH_FORMATS, type MatchFormat } from '#domain/scorecard/match-record.ts';

/** What the records list a match as: by its format, or as a rubber of a match between teams. */
export const RECORD_FORMATS = [...MATCH_FORMATS, 'team'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** The formats as addresses and exports name them (spec section 2.16): a knockout is `tournament` there. */
export const FORMAT_IDS = ['league', 'tournament', 'one-on-one', 'team'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** The word for a format in an address or an export. */
export function formatIdOf(format: RecordFormat): FormatId {
  return format === 'knockout' ? 'tournament' : format;
}

/** The format that an address names; null for any other word. */
export function formatOf(formatId: string | undefined): RecordFormat | null {
  return RECORD_FORMATS.find((format) => formatIdOf(format) === formatId) ?? null;
}

/** What a match is listed as. */
export function recordFormatOf({
  format,
  rubber,
}: {
  readonly format: MatchFormat;
  readonly rubber?: object;
}): RecordFormat {
  return rubber ? 'team' : format;
}
