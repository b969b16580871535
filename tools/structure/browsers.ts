import { lineAt, type Source, withoutComments } from './sources.ts';

/**
 * What the oldest browsers of the README (Safari 16.4, Chrome 111, Firefox 126) do not have, and what does not end
 * well without it. The types of the language are of those years, those of the browser know everything that is new.
 */
const missing: readonly (readonly [name: RegExp, instead: string])[] = [
  [/\b(?:\w*[sS]earch|\w*[pP]arams|query)\.size\b/g, 'toString()'],
  [/\bResponse\.json\(/g, 'new Response(JSON.stringify(…))'],
  [/\bURL\.(?:parse|canParse)\(/g, 'new URL(…) and catch'],
  [/\bAbortSignal\.any\(/g, 'an AbortController'],
  [/\bReadableStream\.from\(|\bfor await\b|\.bytes\(\)/g, 'getReader() or arrayBuffer()'],
  [/\bPromise\.withResolvers\b/g, 'new Promise(…)'],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b/g, 'platform/shared/format.ts'],
  [/\b(?:popover\w*=|commandFor=|closedBy=)|\w*Popover\(|\.requestClose\(/g, 'platform/web/ui'],
  [/\bonScrollEnd\b|'scrollend'|\bstartViewTransition\b|\.checkVisibility\(/g, 'something older'],
  [/\brequestIdleCallback\b|\bcookieStore\b|\bmoveBefore\(/g, 'something older'],
];

/** A rule of CSS with an unknown selector, or a declaration with an unknown function, is ignored as a whole. */
const missingInStyles: typeof missing = [
  [/:popover-open|:user-(?:in)?valid|:dir\(|@scope\b/g, 'a class or an attribute'],
  [/\blight-dark\(|\blinear\(|\binterpolate-size\b/g, 'something older'],
  [/(?<=::backdrop \{[^}]*)var\(/g, 'the value: a backdrop inherits no custom property'],
];

const inBrowser = /^(?:apps|platform|features\/.*)\/web\//;
/** `sample-*` prepares a screen for its tests. */
const elsewhere =
  /\.test\.tsx?$|\/sample-[^/]*$|^apps\/web\/build[./]|^apps\/web\/entry-server|\/testing\//;

/** What runs in the browser uses nothing that the browsers of the README do not have. */
export function checkBrowsers(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => inBrowser.test(path) && !elsewhere.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return (path.endsWith('.css') ? missingInStyles : missing).flatMap(([name, instead]) =>
        [...code.matchAll(name)].map(
          ({ 0: found, index }) =>
            `${path}:${lineAt(code, index)}: not every browser of README.md has "${found}". Use: ${instead}.`,
        ),
      );
    });
}
