import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Several demo sites in one process, each by its host name. */
export interface SitesStart {
  keys: readonly string[]
  port: number
  /** The folder of the documents of all sites, where no content service is asked for them. */
  contentFolder: string | undefined
}

/** The address of one of several sites: browsers find every name below `localhost` on this machine. */
export function originOf(site: string, port: number): string {
  return `http://${site}.localhost:${port}`
}

/**
 * Writes the file of the sites that one process shows (`SITES_FILE`).
 *
 * @returns the file's path
 */
export function writeSitesFile(folder: string, { keys, port, contentFolder }: SitesStart): string {
  const file = join(folder, 'sites.json')
  const settingsOf = (key: string) => ({
    SITE_ORIGIN: originOf(key, port),
    ...(contentFolder === undefined ? {} : { CONTENT_FOLDER: join(contentFolder, key) }),
  })
  const table = Object.fromEntries(keys.map((key) => [key, settingsOf(key)]))
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  return file
}
