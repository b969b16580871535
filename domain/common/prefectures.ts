/** The 47 prefectures in the official order, Hokkaido to Okinawa (JIS X 0401), by the names in the specification. */
export const PREFECTURES = [
  'Hokkaido',
  'Aomori',
  'Iwate',
  'Miyagi',
  'Akita',
  'Yamagata',
  'Fukushima',
  'Ibaraki',
  'Tochigi',
  'Gunma',
  'Saitama',
  'Chiba',
  'Tokyo',
  'Kanagawa',
  'Niigata',
  'Toyama',
  'Ishikawa',
  'Fukui',
  'Yamanashi',
  'Nagano',
  'Gifu',
  'Shizuoka',
  'Aichi',
  'Mie',
  'Shiga',
  'Kyoto',
  'Osaka',
  'Hyogo',
  'Nara',
  'Wakayama',
  'Tottori',
  'Shimane',
  'Okayama',
  'Hiroshima',
  'Yamaguchi',
  'Tokushima',
  'Kagawa',
  'Ehime',
  'Kochi',
  'Fukuoka',
  'Saga',
  'Nagasaki',
  'Kumamoto',
  'Oita',
  'Miyazaki',
  'Kagoshima',
  'Okinawa',
] as const;
export type Prefecture = (typeof PREFECTURES)[number];

/** First in the filter of the tournament list (spec section 9, "Browse prefecture filter"). */
export const BROWSE_FIRST = ['Tokyo', 'Osaka', 'Kyoto', 'Kanagawa', 'Fukuoka'] as const;

/** First in the form that publishes a tournament (spec section 9, "Publish-form prefectures"). */
export const PUBLISH_FIRST = [
  'Tokyo',
  'Osaka',
  'Kyoto',
  'Hokkaido',
  'Fukuoka',
  'Hiroshima',
  'Kanagawa',
  'Chiba',
  'Saitama',
  'Aichi',
] as const;

/** The other prefectures, in the official order, for the part of a list below its divider. */
export function prefecturesAfter(first: readonly Prefecture[]): Prefecture[] {
  return PREFECTURES.filter((prefecture) => !first.includes(prefecture));
}
