const MACHINES: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

// Most browsers also name others, for compatibility: the first match is right.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bLine\//, 'LINE'],
  [/YJApp|YJTop/, 'Yahoo! JAPAN'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|Chromium|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** "iPhone, Safari" from a `User-Agent` header; empty for an unknown one. */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 400);
  const named = (table: typeof MACHINES) => table.find(([pattern]) => pattern.test(said))?.[1];
  return [named(MACHINES), named(BROWSERS)].filter(Boolean).join(', ');
}
