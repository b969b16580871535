import { createHash } from 'node:crypto';
import { dateTime } from '#platform/shared/format.ts';
import { LANGUAGES, type Language } from '#platform/shared/language.ts';
import { statusMessages as en } from '../status.messages.en.ts';
import { statusMessages as ja } from '../status.messages.ja.ts';
import { PARTS, type Part, type PartState } from '../status.policy.ts';

const WORDS = { en, ja };

/** The colours of platform/web/tokens.css: this page comes without the web app. */
const STYLE = `
:root{color-scheme:light dark;--paper:#f4f8f5;--surface:#fff;--ink:#10201a;--line:#d9e3dc;--brand:#0a7050;--works:#0b5633;--late:#7a4a00;--down:#9b1c13}
@media (prefers-color-scheme:dark){:root{--paper:#0c1411;--surface:#15201b;--ink:#ebf3ee;--line:#2c3d35;--brand:#5fd3a4;--works:#8fe3b4;--late:#f5c66b;--down:#ffb0a8}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem}
nav{display:flex;gap:1rem;justify-content:flex-end}
a{color:var(--brand);display:inline-block;min-height:2.75rem;line-height:2.75rem}
h1{font-size:1.375rem}
dl{background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:0 1rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.75rem 0}
dl div+div{border-top:1px solid var(--line)}
dd{margin:0;font-weight:700}
.works{color:var(--works)}.late,.unknown{color:var(--late)}.down{color:var(--down)}`;

/** The hash of the page's style, by which the content security policy allows it. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The page as HTML. Nothing in it comes from a person. */
export function asPage(
  states: Readonly<Record<Part, PartState>>,
  { language, at }: { readonly language: Language; readonly at: Date },
): string {
  const t = WORDS[language];
  const allWorks = PARTS.every((part) => states[part] === 'works');
  const rows = PARTS.map((part) => {
    const state = states[part];
    return `<div><dt>${t.parts[part]}</dt><dd class="${state}">${t.states[state]}</dd></div>`;
  });
  const others = LANGUAGES.filter((one) => one !== language).map(
    (one) =>
      `<a href="/status?lang=${one}" lang="${one}" hreflang="${one}">${WORDS[one].language}</a>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t.title}</title><meta name="description" content="${t.description}"><link rel="icon" href="/icons/icon.svg"><style>${STYLE}</style></head>
<body><main><nav>${others.join('')}</nav>
<h1>${t.title}</h1>
<p><strong>${allWorks ? t.allWorks : t.notAll}</strong></p>
<dl>${rows.join('')}</dl>
${advice(states, t)
  .map((line) => `<p>${line}</p>`)
  .join('')}
<p>${t.at(dateTime(at.toISOString(), language))}</p>
<p><a href="/status?lang=${language}">${t.again}</a></p>
<p><a href="/">${t.toApp}</a></p>
</main></body></html>
`;
}

function advice(states: Readonly<Record<Part, PartState>>, t: typeof en): string[] {
  return [
    ...(states.database === 'down' ? [t.downDatabase] : []),
    ...(states.mail === 'late' ? [t.lateMail] : []),
    ...(states.payments === 'late' ? [t.latePayments] : []),
  ];
}
