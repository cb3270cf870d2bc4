import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const withoutParser = fileURLToPath(new URL('./graphql-without-parser.ts', import.meta.url))
const textsAsTheyStand = fileURLToPath(new URL('./texts-as-they-stand.ts', import.meta.url))

/**
 * Leaves out of axios and graphql-request what this package never uses (docs/decisions/0007): axios's
 * adapters for XMLHttpRequest and for Node's `http`, its table of status codes, its old way to cancel, graphql's parser, and
 * what graphql-request does with a parsed document. axios puts the same empty module in the place of its own adapters for browsers.
 */
export const slimTransports: Plugin = {
  name: 'slim-transports',
  setup(build) {
    build.onResolve({ filter: /^graphql$/ }, () => ({ path: withoutParser }))
    build.onResolve({ filter: /\/analyzeDocument\.js$/ }, ({ importer }) =>
      /[\\/]graphql-request[\\/]/.test(importer) ? { path: textsAsTheyStand } : undefined,
    )
    build.onResolve(
      { filter: /\/(xhr|http|HttpStatusCode|CancelToken|spread)\.js$/ },
      ({ importer, resolveDir }) => {
        const axios = /^.*[\\/]node_modules[\\/]axios[\\/]lib(?=[\\/])/.exec(importer)?.[0]
        return axios && resolveDir ? { path: `${axios}/helpers/null.js` } : undefined
      },
    )
  },
}
