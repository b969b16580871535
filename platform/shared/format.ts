import { JAPAN_AHEAD_MS } from './durations.ts';
import type { Language } from './language.ts';

/** All wall-clock times of the product are Japan's, independent of the phone's time zone. */
const TIME_ZONE = 'Asia/Tokyo';
const LOCALE: Record<Language, string> = { en: 'en-US', ja: 'ja-JP' };

/** `2026-11-20`: a calendar day without a time or zone. */
export type PlainDate = string;

/** ¥1,500 / 1,500円; whole yen. Money that goes back is -¥500. */
export function yen(amount: number, language: Language): string {
  const digits = number(Math.abs(amount), language);
  const sign = amount < 0 ? '-' : '';
  return language === 'ja' ? `${sign}${digits}円` : `${sign}¥${digits}`;
}

/** 12,345 in both languages. */
export function number(value: number, language: Language): string {
  // The first Intl format costs a slow phone 80 ms, in the middle of home; whole numbers do not need it.
  if (Number.isSafeInteger(value)) return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return cached(`n${language}`, () => new Intl.NumberFormat(LOCALE[language])).format(value);
}

/** "December 5, 2026" / "2026年12月5日" (section 2.28's "Month d, yyyy"). */
export function longDate(day: PlainDate, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(midnight(day));
}

/** "Sat, Dec 5, 2026" / "2026年12月5日（土）": for places where the weekday helps to plan. */
export function dayWithWeekday(day: PlainDate, language: Language): string {
  const written = dateFormat(language, {
    year: 'numeric',
    month: language === 'ja' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(midnight(day));
  // Intl writes narrow brackets; all others in Japanese texts are wide.
  return language === 'ja' ? written.replace('(', '（').replace(')', '）') : written;
}

/** "Dec 5" / "12月5日": the short label of a day. */
export function shortDate(day: PlainDate, language: Language): string {
  return dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    midnight(day),
  );
}

/** "Dec 5, 2026, 14:05" / "2026年12月5日 14:05": an instant on Japan's clocks. `instant` is ISO 8601. */
export function dateTime(instant: string, language: Language): string {
  return dateFormat(language, {
    year: 'numeric',
    month: language === 'ja' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** "14:05" on Japan's clocks. `instant` is ISO 8601. */
export function clockTime(instant: string, language: Language): string {
  return dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** "09:00 – 17:00" / "09:00～17:00": from one wall clock time ("HH:MM") to another, on screens and in mails. */
export function hours(from: string, to: string, language: Language): string {
  return language === 'ja' ? `${from}～${to}` : `${from} – ${to}`;
}

/** "Singles · Semi-finals" / "シングルス・準決勝": short facts in one line, without those that are missing or empty. */
export function joinFacts(
  parts: readonly (string | null | undefined | false)[],
  language: Language,
): string {
  return parts.filter(Boolean).join(language === 'ja' ? '・' : ' · ');
}

/** "2026-11-17 20:12" on Japan's clocks, for spreadsheets, which take it for a time and can sort it. */
export function sheetTime(instant: string, to: 'minute' | 'second' = 'minute'): string {
  const ahead = new Date(Date.parse(instant) + JAPAN_AHEAD_MS).toISOString();
  return ahead.slice(0, to === 'minute' ? 16 : 19).replace('T', ' ');
}

/** The calendar day in Japan at an instant. */
export function dayInJapan(instant: Date): PlainDate {
  return new Date(instant.getTime() + JAPAN_AHEAD_MS).toISOString().slice(0, 10);
}

/** The day `days` after `day` (before it, when negative). */
export function addDays(day: PlainDate, days: number): PlainDate {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant at which a wall clock in Japan shows `day` and `time` ("HH:MM"). */
export function instantInJapan(day: PlainDate, time: string): Date {
  return new Date(`${day}T${time}:00+09:00`);
}

/** The instant of `day` at which a clock in Japan shows the same time as at `instant`. */
export function sameTimeOn(day: PlainDate, instant: Date): Date {
  const midnightOf = (one: PlainDate) => instantInJapan(one, '00:00').getTime();
  return new Date(midnightOf(day) + instant.getTime() - midnightOf(dayInJapan(instant)));
}

/** The start of a day in UTC, for formats in that zone. */
export function midnight(day: PlainDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** A format of dates, made once. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`;
  return cached(key, () => new Intl.DateTimeFormat(LOCALE[language], options));
}

// Making an Intl format costs about 50 us, using one less than 1 us: lists of dates share one.
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = formats.get(key);
  if (known) return known as F;
  const made = make();
  formats.set(key, made);
  return made;
}
