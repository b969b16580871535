import type { Language } from '#platform/shared/language.ts';

/** What a messenger shows of an address that somebody sends. Strangers read it: it holds nothing that the page does not show them. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** The preview of a path; null where the page has none of its own. */
export type FindPreview = (path: string, language: Language) => Promise<Preview | null>;

/** Puts a preview into the head of a page, as Open Graph tags, with its title and description. `origin` is the address of the app. */
export function withPreview(
  html: string,
  { title, description }: Preview,
  { path, origin }: { readonly path: string; readonly origin: string },
): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  const tags = [
    property('type', 'website'),
    property('site_name', 'RallyDays'),
    property('title', title),
    property('description', description),
    property('url', `${origin}${path}`),
    // Of the app: no picture of a child goes to a messenger.
    property('image', `${origin}/icons/icon-512.png`),
    '<meta name="twitter:card" content="summary" />',
  ];
  // A function, because a replacement text gives "$" a meaning.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*" \/>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
