import type { Plugin } from 'vite'

/** Whether a module belongs to a third-party package. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/node_modules/@milepost/')
}

const frameworkPackage = '@milepost/framework'
/** Path of dependencies to `@milepost/measures`, by which Vite resolves its libraries. */
const measuresPackage = `${frameworkPackage} > @milepost/measures`

/**
 * Libraries of a site's pages, for Vite's `optimizeDeps.include`. Discovering one later would reload the page with a second
 * copy of others.
 */
export const browserLibraries: readonly string[] = [
  'react/jsx-runtime',
  '@milepost/ui',
  `${frameworkPackage} > valibot`,
  `${frameworkPackage} > @milepost/content > @prismicio/client`,
  `${frameworkPackage} > @milepost/content > dompurify`,
  `${frameworkPackage} > @milepost/platform > axios`,
  `${frameworkPackage} > @milepost/platform > graphql-request`,
  `${frameworkPackage} > @milepost/supporter > fit-file-parser`,
  `${frameworkPackage} > @milepost/supporter > idb-keyval`,
  `${measuresPackage} > dayjs`,
  `${measuresPackage} > dayjs/plugin/relativeTime.js`,
  `${measuresPackage} > dayjs/plugin/utc.js`,
  `${measuresPackage} > numbro`,
  ...['AU', 'GB', 'IE', 'NZ', 'ZA'].map(
    (country) => `${measuresPackage} > numbro/languages/en-${country}.js`,
  ),
]

/**
 * Server-only libraries, for Vite's `optimizeDeps.exclude`. Otherwise Vite would pre-bundle them, because it scans imports
 * before tree shaking.
 */
export const serverLibraries: readonly string[] = [
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'hono',
  'htmlparser2',
  'ipaddr.js',
  'lru-cache',
  'negotiator',
  'p-limit',
  'sanitize-html',
]

/** Entry points of the first load, with their static imports. */
const entryChunks: readonly [chunk: string, entry: RegExp][] = [
  ['shell', /\/app\/(?:entry\.client|root)\.[jt]sx?(?:\?|$)/],
  ['page', /\/framework\/(?:src|dist)\/app\/routes\/content-page\.(?:tsx|js)(?:\?|$)/],
]

/** Entries that re-export a whole package. */
const barrelModules =
  /\/packages\/(?:[\w-]+\/src\/index|ui\/src\/without-react|supporter\/src\/[\w-]+)\.ts$|\/@milepost\/ui\/dist\/index\.js$/

/** Entry of the platform client, which is bundled into one file instead of fifty small ones. */
const platformEntry =
  /\/packages\/platform\/src\/index\.ts$|\/@milepost\/platform\/dist\/index\.js$/
const platformChunks: readonly [chunk: string, place: RegExp][] = [
  ['platform', /\/packages\/platform\/src\/|\/@milepost\/platform\/dist\//],
  ['measures', /\/packages\/measures\/src\/|\/@milepost\/measures\/dist\//],
]

/** Modules of the UI kit that almost every page uses. */
const firstViewKitModules =
  /\/(?:packages\/ui\/src|@milepost\/ui\/dist)\/(?:element-props\.|focus\/focus-heading\.|styles\/|types\/|theme\/(?:contract|kit)|components\/(?:button|component-messages\/component-messages|container|footer|header\/header|heading|icon|link|message\/message|picture|rich-text|section|share|skip-link|visually-hidden|hero|progress|leaderboard|avatar|donation-list|amount-picker|field|grid|gift-cards|steps|call-to-action|error-page|accordion|fitness-total|questions|sponsor-grid|story|spinner\/delayed)(?:\/|\.))/

/** Modules of the supporter package that every page loads: session store, sign-in, sharing, toasts and messages. */
const firstViewSupporterModules =
  /\/packages\/supporter\/src\/(?:index\.ts$|browser-store\/(?!image-database|forget-unsaved-work)|host\/|messages\/message-catalogue\.|toast\/toasts\.|account\/account-gate\.|share\/|session\/(?:roles|session-keeper|use-session)\.)/

/** Styles of rarely visited pages, which are bundled with their page. */
const pageStyleModules =
  /\/framework\/dist\/(?:elsewhere\/(?:embed|overlay)|pages\/(?:poster|reports))\/[\w-]+\.css\.js$/

/** Chunk of each module, by its path. */
const chunkRules: readonly [chunk: string, place: RegExp][] = [
  ['shell', firstViewKitModules],
  ['shell', firstViewSupporterModules],
  // All styles are in one sheet. Their remaining scripts are tiny, and must not create dependencies between pages.
  ['shell', /\.css\.(?:ts\.vanilla\.css|js$)/],
  ['shell', /\/(?:packages\/ui\/src\/index\.ts|@milepost\/ui\/dist\/index\.js)$/],
  [
    'shell',
    /\/packages\/content\/src\/fields\/links\.ts$|\/framework\/(?:src|dist)\/(?:frame\/head\/structured-data\.(?:ts|js)|pages\/content\/page-heading\.css\.ts|frame\/layout\/page-head\.(?:tsx|js))$/,
  ],
  ['page', /\/packages\/content\/src\/pages\/segments\.ts$/],
  // Loaded at once for signed-in users. The page switcher is loaded for users with several pages.
  [
    'session',
    /\/packages\/supporter\/src\/session\/(?!roles\.|session-keeper\.|use-session\.|page-switcher\.)/,
  ],
  // The cookie banner with the code of its two buttons, as one file.
  [
    'consent',
    /^\0virtual:milepost\/components\/ConsentBanner$|\/framework\/(?:src|dist)\/(?:app\/components\/consent-banner\.(?:ts|js)|frame\/consent\/(?:banner-messages|consent-banner|decide-about-cookies)\.(?:tsx?|js))$|\/(?:packages\/ui\/src|@milepost\/ui\/dist)\/components\/cookie-banner\/cookie-banner\.(?:tsx|js)$/,
  ],
  // Parts of the framework's entry that an application's `site.config.ts` imports.
  ['page', /\/framework\/(?:src|dist)\/app\/extend\/(?:define-site|lazy-slice)\.(?:ts|js)$/],
]

/**
 * Vite plugin that bundles the code of the first view into a few chunks, because small files compress badly, and each one
 * costs a request. Libraries are a separate chunk, because they rarely change.
 */
export function clientChunks(): Plugin {
  const chunks = new Map<string, string>()
  return {
    name: 'milepost:client-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Lets entries export additional symbols for other chunks.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    renderStart() {
      chunks.clear()
      const ids = [...this.getModuleIds()]
      for (const [chunk, place] of chunkRules) {
        for (const id of ids) {
          if (place.test(id) && !pageStyleModules.test(id)) chunks.set(id, chunk)
        }
      }
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      for (const [chunk, entry] of entryChunks) {
        const waiting = ids.filter((id) => entry.test(id))
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (chunks.has(id) || barrelModules.test(id)) continue
          chunks.set(id, isLibrary(id) ? 'libraries' : chunk)
          waiting.push(...importsOf(id))
        }
      }
      const waiting = ids.filter((id) => platformEntry.test(id))
      const seen = new Set<string>()
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const part = platformChunks.find(([, place]) => place.test(id))
        if (part === undefined || seen.has(id)) continue
        seen.add(id)
        if (!chunks.has(id)) chunks.set(id, part[0])
        waiting.push(...importsOf(id))
      }
    },
    outputOptions(options) {
      const groups = [{ name: (id: string) => chunks.get(id) ?? null }]
      return { ...options, codeSplitting: { groups, includeDependenciesRecursively: false } }
    },
  }
}
