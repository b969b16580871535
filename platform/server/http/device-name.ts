const MACHINES: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

// Most browsers name others, too, whose pages they want to be shown: the first that fits is the one.
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

/** "iPhone, Safari" from what a browser says about itself; empty when it says nothing that is known. */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 400);
  const named = (table: typeof MACHINES) => table.find(([pattern]) => pattern.test(said))?.[1];
  return [named(MACHINES), named(BROWSERS)].filter(Boolean).join(', ');
}
