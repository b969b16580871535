import type { Prefecture } from '#domain/common/prefectures.ts';
import type { Language } from './language.ts';
import { prefectureName } from './prefecture-names.ts';

interface Address {
  /** Seven digits, or empty. */
  readonly postalCode: string;
  readonly prefecture: Prefecture | '';
  readonly address: string;
}

/** An address on one line: 〒206-9999 東京都若葉台市若葉台1-2-3. A prefecture that the address begins with is not repeated. */
export function postalAddress(
  { postalCode, prefecture, address }: Address,
  language: Language,
): string {
  const code = postalCode.replace(/^(\d{3})(\d{4})$/, '$1-$2');
  const region = prefecture && prefectureName(prefecture, language);
  const isRepeated = region !== '' && address.startsWith(region);
  if (language === 'ja') {
    const place = isRepeated ? address : `${region}${address}`;
    return [code && `〒${code}`, place].filter(Boolean).join(' ');
  }
  return [address, isRepeated ? '' : region, code].filter(Boolean).join(', ');
}
