import type { Plugin } from 'vite'

/** Whether a module belongs to a package from outside the kit. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/node_modules/@milepost/')
}

const framework = '@milepost/framework'
/** Whose libraries they are: found from there, they need not be the application's own. */
const measures = `${framework} > @milepost/measures`

/**
 * The libraries that pages of a site load, as Vite's `optimizeDeps.include` names them. What is bundled only once a page asks
 * for it has that page load again, with a second copy of what was bundled before.
 */
export const browserLibraries: readonly string[] = [
  'react/jsx-runtime',
  '@milepost/ui',
  `${framework} > valibot`,
  `${framework} > @milepost/content > @prismicio/client`,
  `${framework} > @milepost/content > dompurify`,
  `${framework} > @milepost/platform > axios`,
  `${framework} > @milepost/platform > graphql-request`,
  `${framework} > @milepost/supporter > fit-file-parser`,
  `${framework} > @milepost/supporter > idb-keyval`,
  `${measures} > dayjs`,
  `${measures} > dayjs/plugin/relativeTime.js`,
  `${measures} > dayjs/plugin/utc.js`,
  `${measures} > numbro`,
  ...['AU', 'GB', 'IE', 'NZ', 'ZA'].map(
    (country) => `${measures} > numbro/languages/en-${country}.js`,
  ),
]

/** Libraries of the server alone. Vite would bundle them for browsers too: it follows imports before it leaves any out. */
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

/** Where a visit begins: what is imported from here, without asking for it later, is loaded at once. */
const entries: readonly [chunk: string, entry: RegExp][] = [
  ['shell', /\/app\/(?:entry\.client|root)\.[jt]sx?(?:\?|$)/],
  ['page', /\/framework\/(?:src|dist)\/routes\/content-page\.(?:tsx|js)(?:\?|$)/],
]

/** A package's entry imports all that it gives; what is used of it at once is told by the lists below. */
const contents =
  /\/packages\/(?:[\w-]+\/src\/index|supporter\/src\/[\w-]+)\.ts$|\/@milepost\/ui\/dist\/index\.js$/

/**
 * The platform's client without its calls, as one file. It is loaded when somebody signs in, edits or searches. As separate
 * modules it would be fifty files of a few hundred bytes, and the first view would list the names of all of them.
 */
const platformEntry =
  /\/packages\/platform\/src\/index\.ts$|\/@milepost\/platform\/dist\/index\.js$/
const platformParts: readonly [chunk: string, place: RegExp][] = [
  ['platform', /\/packages\/platform\/src\/|\/@milepost\/platform\/dist\//],
  ['measures', /\/packages\/measures\/src\/|\/@milepost\/measures\/dist\//],
]

/** The kit's parts that the shell and nearly every page show. */
const kitParts =
  /\/(?:packages\/ui\/src|@milepost\/ui\/dist)\/(?:class-names|focus\/focus-heading\.|styles\/|types\/|theme\/(?:contract|kit)|components\/(?:button|component-words|container|footer|header|heading|icon|link|message|picture|rich-text|section|share|skip-link|visually-hidden|hero|progress|leaderboard|avatar|donation-list|amount-picker|field|grid|gift-cards|steps|call-to-action|error-page|accordion|fitness-total|questions|sponsor-grid|story|spinner\/delayed)(?:\/|\.))/

/** Parts of the supporter's package that are around every page, so that somebody can sign in. */
const supporterParts =
  /\/packages\/supporter\/src\/(?:index\.ts$|browser-store\/(?!picture-database|forget-unsaved-work)|host\/|messages\/(?:fill-message|with-overrides)\.|toast\/(?:toasts|use-show-toast|show-toast)\.|account\/(?:account-gate|login-done|return-address)\.|share\/|session\/(?:roles|session-keeper|use-[\w-]+)\.)/

/** Names of styles that one page alone has: they are with that page. */
const stylesOfOnePage =
  /\/framework\/dist\/(?:embed-page|live-overlay|poster|reports)\/[\w-]+\.css\.js$/

/** What belongs into a file because of where it is. */
const places: readonly [chunk: string, place: RegExp][] = [
  ['shell', kitParts],
  ['shell', supporterParts],
  // All styles are in one sheet; what they leave behind in scripts is next to nothing, and must not tie pages together.
  ['shell', /\.css\.(?:ts\.vanilla\.css|js$)/],
  ['shell', /\/(?:packages\/ui\/src\/index\.ts|@milepost\/ui\/dist\/index\.js)$/],
  [
    'shell',
    /\/framework\/(?:src|dist)\/(?:messages\/messages\.(?:ts|js)|head\/(?:json-text|structured-data)\.(?:ts|js)|content-page\/page-heading\.css\.ts|layout\/page-head\.(?:tsx|js))$/,
  ],
  ['page', /\/packages\/content\/src\/pages\/is-segment-shown\.ts$/],
  // What somebody who is signed in needs at once; the switcher of pages only who has several.
  [
    'session',
    /\/packages\/supporter\/src\/session\/(?!roles\.|session-keeper\.|use-|page-switcher\.|current-platform\.)/,
  ],
  // The cookie question and the code of its two buttons, in one file.
  [
    'consent',
    /^\0virtual:milepost\/components\/ConsentBanner$|\/framework\/(?:src|dist)\/(?:components\/consent-banner\.(?:ts|js)|consent\/(?:consent-banner|banner-messages|decide-about-cookies|remove-cookies)\.(?:tsx?|js))$|\/(?:packages\/ui\/src|@milepost\/ui\/dist)\/components\/cookie-banner\/cookie-banner\.(?:tsx|js)$/,
  ],
  // What an application's `site.config.ts` takes of the kit's entry.
  ['page', /\/framework\/(?:src|dist)\/extend\/(?:define-site|lazy-slice)\.(?:ts|js)$/],
]

/**
 * Puts what every first view needs into a few files instead of fifty: small files cannot be compressed
 * well, and each costs a request. Libraries have a file of their own, because they change rarely.
 * What is imported when it is wanted keeps its own files.
 */
export function clientChunks(): Plugin {
  const chunks = new Map<string, string>()
  return {
    name: 'milepost:client-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // What an entry exports stays; others may take more from its file.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    renderStart() {
      chunks.clear()
      const ids = [...this.getModuleIds()]
      for (const [chunk, place] of places) {
        for (const id of ids) {
          if (place.test(id) && !stylesOfOnePage.test(id)) chunks.set(id, chunk)
        }
      }
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      for (const [chunk, entry] of entries) {
        const waiting = ids.filter((id) => entry.test(id))
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (chunks.has(id) || contents.test(id)) continue
          chunks.set(id, isLibrary(id) ? 'libraries' : chunk)
          waiting.push(...importsOf(id))
        }
      }
      const waiting = ids.filter((id) => platformEntry.test(id))
      const seen = new Set<string>()
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const part = platformParts.find(([, place]) => place.test(id))
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
