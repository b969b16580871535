import { isIPv4, isIPv6 } from 'node:net';

/**
 * Enough of an address to recognise one's own network, and no more: three of four numbers of IPv4, the first 48 bits of
 * IPv6. Empty for anything else.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.*');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  const groups = head === '' ? ['0'] : head.split(':').slice(0, 3);
  return `${groups.join(':')}::*`;
}
