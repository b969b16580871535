/** The push services of the browsers: Chrome and most others, Firefox, Safari, Edge. */
const KNOWN_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether the server may call this address. It comes from a browser, and so from anybody: without this check, anybody
 * could make the server call any address that it can reach. `more` are further origins that the operator allows, such
 * as a test's.
 */
export function isPushAddress(address: string, more: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  const known = KNOWN_HOSTS.some((host) => host.test(url.hostname));
  return url.protocol === 'https:' && url.port === '' && known;
}
