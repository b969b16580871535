/**
 * What a page of ours may load: itself only. The inlined stylesheet and the early-fetch script are allowed by their
 * hashes, which the web build lists; there is no `unsafe-inline`.
 */
export function contentSecurityPolicy(
  hashes: { readonly styleHashes: readonly string[]; readonly scriptHashes: readonly string[] },
  secure: boolean,
) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes.scriptHashes.map(quoted)],
      styleSrc: ["'self'", ...hashes.styleHashes.map(quoted)],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
  };
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
