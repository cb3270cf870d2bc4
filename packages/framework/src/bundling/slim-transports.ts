import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isFromSource } from './is-from-source.ts'

const withoutParser = fileURLToPath(
  new URL('../../../platform/bundling/graphql-without-parser.ts', import.meta.url),
)

/**
 * Leaves out of the browser's files what the platform client never uses of its transports, as the
 * client's own build does (docs/decisions/0007), where a site is built from the client's sources.
 */
export function slimTransports(): Plugin {
  return {
    name: 'milepost:slim-transports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer = '') {
      if (isFromSource && source === 'graphql') return withoutParser
      if (!/\/(?:xhr|http|HttpStatusCode)\.js$/.test(source)) return undefined
      const axios = /^.*[\\/]node_modules[\\/]axios[\\/]lib(?=[\\/])/.exec(importer)?.[0]
      return axios === undefined ? undefined : `${axios}/helpers/null.js`
    },
  }
}
