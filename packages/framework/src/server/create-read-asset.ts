import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardTools } from '../services/share-card.ts'

/**
 * Reads files that the application brings, as its build has them.
 *
 * @param clientFolder - where the browser's files are; there are none while developing
 */
export function createReadAsset(clientFolder: string | undefined): CardTools['readAsset'] {
  return async (path) => {
    // One name, which leads out of no folder.
    const [, name] = /^\/assets\/([\w-][\w.-]*)$/.exec(path) ?? []
    if (clientFolder === undefined || name === undefined) return undefined
    try {
      return new Uint8Array(await readFile(join(clientFolder, 'assets', name)))
    } catch {
      return undefined
    }
  }
}
