import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsOnly } from './apps/web/build/endpoints-only.ts';
import { filesOfModules } from './apps/web/build/files-of-modules.ts';
import { i18nSplit } from './apps/web/build/i18n-split.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Small pieces that most screens after the first need: one file instead of fifty. */
const SHARED_PARTS =
  /lucide-react|platform\/web\/ui\/(?!calendar|date-field|dragged-rows|ordered-rows|qr-code|use-row-drag)|platform\/web\/(api|forms\/(draft|without-prefix))|[mM]utation|\.text\.ts$/;

/**
 * Screens that one person uses one after the other share a file: the first load lists the names of all files, and each
 * costs some 40 bytes of the 95 KB.
 */
const TOGETHER: readonly (readonly [name: string, test: RegExp])[] = [
  ['operator', /features\/operator\/web\/(?!operator\.routes)/],
  [
    'account',
    /features\/(accounts\/(devices|email-address|passkeys|second-factor)|sign-in\/password|my-page\/settings)\/web\/(?!lib\/focus|components\/(code-|prove-)|second-factor\.(text|queries)|.*\.routes\.)/,
  ],
  ['organizer', /features\/publishing\/web\/(?!publishing\.routes)/],
  ['entry-list', /features\/entry-list\/(bank-transfers\/)?web\/(?!entry-list\.routes)/],
  ['own-day', /features\/entries\/own-day\/web\/(?!.*(routes|text)\.)/],
  ['own-matches', /features\/day\/handshake\/(web\/(?!.*(routes|text)\.)|.*\.contract)/],
  [
    'knockout',
    /features\/practice\/(knockout|score-rules)\/.*(outbox|queries|use-knockout|use-score-rules|bracket-list|policy|contract)/,
  ],
  // What is pending on this phone, as practice and the desk of a tournament show it.
  [
    'unsent',
    /features\/matches\/(knockout-scores\/web\/(lib\/(sent-results|pending-draw)|components\/unsent-results)|web\/components\/(unsent|waiting)-notice|draw-results\/draw-results\.policy)/,
  ],
  [
    'scores',
    /features\/matches\/(matches\.queries|web\/lib\/(score-outbox|event-scores|scorecard-address))/,
  ],
  ['formats', /features\/matches\/score-formats\/web\/(hooks\/use-format-words|lib\/format-words)/],
  [
    'draws',
    /features\/event-draws\/(public-draws|results)\/web\/(hooks|lib|components\/(ended-early|missing|remove-result)|.*\.queries)/,
  ],
  ['sports', /features\/sports\/web\//],
  ['roster', /features\/groups\/roster\/web\/(?!roster\.(routes|text))/],
  // Choosing and printing an order, on the day of a tournament and in a season.
  [
    'order',
    /(features\/tie-orders\/(sheet\/|tie-orders\.(policy|vocabulary)|web\/(components\/order-form|hooks\/use-order-draft|lib\/order-words))|domain\/team-tie\/(?!standings))/,
  ],
  // What coaches do for their teams; the desk reads orders by the same code.
  ['coach', /features\/tie-orders\/web\/(?!tie-orders\.(routes|text))/],
  ['season', /features\/season\/(web\/(?!season\.(routes|text))|season\.(policy|vocabulary))/],
];

/**
 * Small files that are used together: a few hundred bytes each, and none imports code that could be in a circle with a
 * screen.
 */
const SMALL_TOGETHER: readonly (readonly [name: string, test: RegExp])[] = [
  // First: the Japanese of home needs them, and nothing else of what uses them.
  ['prefectures', /\/prefecture(s|-names)\.ts$/],
  // What home says about the next match: with the screens of the own matches it would load half of the app.
  [
    'next-match',
    /features\/entries\/own-day\/(own-day\.contract|web\/(own-day\.queries|hooks\/use-own-(day|match)-words|components\/state-badge))\.tsx?$/,
  ],
  [
    'plain-shapes',
    /(domain\/(common\/(result|comparable|school-grade)|entry\/(entry|vocabulary))|platform\/shared\/(bounds|last-moment|merge-edit|ordinal|search-text)|features\/(sports\/sports\.policy|tournaments\/events\/events\.policy|entries\/teams\/teams\.policy))\.ts$/,
  ],
  [
    'hooks',
    /(platform\/web\/(use-now|save-file|(navigation|i18n)\/(use-(?!format)|taken-|back-)[\w-]+|offline\/use-(moment|old-since))|features\/(ratings\/web\/lib\/signed|accounts\/second-factor\/web\/lib\/focus-once))\.ts$/,
  ],
  [
    'account-shapes',
    /features\/(accounts|sign-in|my-page)\/.*(\.(contract|vocabulary)|second-factor\.policy)\.ts$/,
  ],
  [
    'account-forms',
    /(features\/(accounts|sign-in|groups|my-page)\/(.*\.form|web\/(hooks\/use-(next|link)|lib\/profile(-key)?))|platform\/web\/forms\/(to-half-width|prefilled-values))\.ts$/,
  ],
  [
    'organizer-shapes',
    /features\/((publishing|entry-list|event-draws|day-plan|pairs|referees)\/.*\.(contract|vocabulary)|payments\/transfers\/transfers\.(balance\.policy|vocabulary))\.ts$/,
  ],
  [
    'roster-shapes',
    /(features\/(groups\/roster\/roster\.(contract|vocabulary)|(tie-orders|season)\/.*\.contract)|domain\/roster\/.*)\.ts$/,
  ],
  [
    'match-shapes',
    /(domain\/(league-table\/(league|shown)-match|scorecard\/(sides?|set-score|card-set|score-input|score-text))|features\/matches\/(matches\.(contract|policy|vocabulary)|ties\/ties\.sides\.policy|web\/(hooks\/use-(card-unit|early-words|scorer-word)|lib\/(box-turn|early-word|rubber-address|set-unit))))\.ts$/,
  ],
  ['ordered-rows', /platform\/web\/ui\/(dragged-rows|ordered-rows|use-row-drag)/],
  ['rating-shapes', /features\/ratings\/(ratings\.contract|web\/ratings\.queries)\.ts$/],
  ['draw-shapes', /domain\/bracket\/(vocabulary|rounds|seeding|lot)\.ts$/],
  [
    'day-shapes',
    /(domain\/(order-of-play\/court-labels|stage-draw\/(vocabulary|group-sizes)|groups\/next-stage|scoring\/(set-winner|final-format))|features\/event-draws\/results\/web\/lib\/match-address)\.ts$/,
  ],
];

/** The browser's half. `apps/web/build.ts` runs it twice (browser, prerender) and makes the pages from both. */
export default defineConfig({
  root: path('apps/web'),
  publicDir: path('apps/web/public'),
  cacheDir: path('.cache/vite'),
  plugins: [endpointsOnly(), i18nSplit(), react(), filesOfModules()],
  // So that pages made at build time have the same icons.
  ssr: { noExternal: ['lucide-react'] },
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Reading a property does nothing else: without this unused classes of packages stay.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first load lists the names of all files: without words in them it is 2 KB smaller. dist/made-of/ says what
        // each consists of.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every visit needs is one file: it compresses better than five.
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'parts', test: SHARED_PARTS, minShareCount: 2 },
            ...SMALL_TOGETHER.map(([name, test]) => ({ name, test })),
            ...TOGETHER.map(([name, test]) => ({
              name,
              test,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
