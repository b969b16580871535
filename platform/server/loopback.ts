/** Whether a host name, as `HOST` or the host of an address, is this machine's own loopback. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(.+\.)?localhost$/.test(name) || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
