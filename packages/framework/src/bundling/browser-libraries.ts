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
