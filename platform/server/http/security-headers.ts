import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const YEAR_S = 31_536_000;

/** Header names and values that stay the same for as long as the server runs. */
export type FixedHeaders = Readonly<Record<string, string>>;

/** The inline styles and scripts of a page, by hash. */
export interface Hashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface SecurityHeaders {
  /** For answers that a browser must neither show nor run. */
  readonly data: FixedHeaders;
  /** For answers that it shows or runs, with the hashes of this page. */
  readonly page: (inside: Hashes) => FixedHeaders;
}

/** Where a payment company's card fields come from: nothing else of the outside is ever loaded. */
export interface OutsideOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

const NOTHING: OutsideOrigins = { scripts: [], frames: [], connections: [] };

/**
 * Security headers, computed once by helmet: computing them for each request costs more than a small read. `secure`
 * is whether people use HTTPS, and `outside` what a page may load from a payment company.
 */
export function securityHeaders(secure: boolean, outside?: OutsideOrigins): SecurityHeaders {
  const strictTransportSecurity = secure ? { maxAge: YEAR_S } : false;
  const page = (inside: Hashes) => ({
    ...recorded({
      strictTransportSecurity,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      contentSecurityPolicy: pagePolicy(inside, secure, outside),
      // The default of browsers; the header would cost a first visit another process (docs/decisions/0013).
      originAgentCluster: false,
    }),
    // helmet leaves this one to the app.
    'permissions-policy': permissionsPolicy('()'),
  });
  const data = recorded({
    strictTransportSecurity,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // These concern documents only, or repeat `frame-ancestors`.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return { page, data };
}

/** For the pages on which people scan codes; no other page may use the camera. */
export const CAMERA_ALLOWED: FixedHeaders = { 'permissions-policy': permissionsPolicy('(self)') };

/** No page uses a microphone, or where somebody is. */
function permissionsPolicy(camera: '()' | '(self)'): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
}

/**
 * What a page of the app may load: its own files only. The inlined stylesheet and the early-fetch script are allowed by their
 * hashes, which the web build lists for each page; there is no `unsafe-inline`.
 */
function pagePolicy(
  { styleHashes, scriptHashes }: Hashes,
  secure: boolean,
  { scripts, frames, connections }: OutsideOrigins = NOTHING,
) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes.map(quoted), ...scripts],
      styleSrc: ["'self'", ...styleHashes.map(quoted)],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connections],
      ...(frames.length > 0 && { frameSrc: [...frames] }),
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

function recorded(options: Parameters<typeof helmet>[0]): FixedHeaders {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}
