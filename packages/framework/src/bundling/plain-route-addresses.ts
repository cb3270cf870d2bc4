import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The route modules of the kit. */
const folder = fileURLToPath(new URL('../app/routes/', import.meta.url))

/**
 * While developing, Vite adds a version to the addresses of files of packages. The router knows its routes by their files
 * alone, and would leave the server's code in them: the kit's route modules keep plain addresses.
 */
export function plainRouteAddresses(): Plugin {
  let root = ''
  return {
    name: 'milepost:plain-route-addresses',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      ;({ root } = config)
    },
    resolveId(id) {
      const [address = ''] = id.split('?')
      const path = address.replace(/^\/@fs(?=\/)/, '')
      return [path, join(root, path)].find((file) => file.startsWith(folder) && existsSync(file))
    },
  }
}
