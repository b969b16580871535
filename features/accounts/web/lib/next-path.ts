/** Where to go after logging in: an address of this app, or null for anything else. */
export function safeNext(wanted: string | null | undefined): string | null {
  if (!wanted) return null;
  const here = 'http://here.invalid';
  // Browsers read "\" as "/" and skip tabs and line breaks: the URL parser sees what they would see.
  const address = parsed(wanted, here);
  if (!wanted.startsWith('/') || address?.origin !== here) return null;
  if (/^\/(login|registration|(new|forgot|reset)-password|api)(\/|$)/.test(address.pathname))
    return null;
  // "/.//evil.example" is normalised to "//evil.example", which would be another site's address.
  if (address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}

/** `URL.parse`, which phones of 2023 do not have. */
function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address of a screen that leads to a login, with the address to return to. */
export function withNext(
  screen: '/login' | '/registration' | '/new-password' | '/forgot-password',
  next: string | null,
): string {
  const safe = safeNext(next);
  return safe ? `${screen}?next=${encodeURIComponent(safe)}` : screen;
}
