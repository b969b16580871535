import type { Plugin } from 'vite';

/**
 * What packages bring that we cannot use or may not have. Every change looks for the text that it changes and fails
 * the build where it is gone, so that an update of a package is looked at again.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform(code, id) {
      const change = changes.find(({ file }) => file.test(id));
      return change ? { code: change.make(code), map: null } : null;
    },
  };
}

const changes: readonly { file: RegExp; make: (code: string) => string }[] = [
  { file: /node_modules\/sonner\//, make: styleSheetByCode },
  { file: /node_modules\/react-router\/dist\/\w+\/lib\/dom\/lib\.js/, make: linkWithoutPrefetch },
  { file: /node_modules\/react-router\/dist\/\w+\/lib\//, make: droppable },
  { file: /node_modules\/lucide-react\/dist\/esm\/icons\//, make: drawingOnly },
];

/**
 * sonner puts its look into a `<style>` element, which our content security policy forbids. A style sheet made
 * by code is allowed, and still comes only with sonner's own chunk.
 */
function styleSheetByCode(code: string): string {
  const start = 'function __insertCSS(code) {';
  return replaced(
    code,
    start,
    `${start}
      if (typeof document === 'undefined') return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(code);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return;`,
  );
}

/** Only the router's framework mode can prefetch; in ours `prefetch` does nothing and costs 2 KB. */
function linkWithoutPrefetch(code: string): string {
  const pairs: readonly [string, string][] = [
    ['usePrefetchBehavior(prefetch, rest);', '[false, null, {}];'],
    ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
    [
      'return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;',
      'return link;',
    ],
  ];
  return droppable(pairs.reduce((now, [from, to]) => replaced(now, from, to), code));
}

/** The router's modes that we do not use would stay for the sake of their names in the developer tools. */
function droppable(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(
      /^((?:const|var) \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    );
}

/** An icon's names and keys are for lists of icons, of which we have none. */
function drawingOnly(code: string): string {
  return code
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/\bname: "[^"]*",\s*/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '');
}

function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`A package has changed, look again: ${from}`);
  return code.replace(from, () => to);
}
