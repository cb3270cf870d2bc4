import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the site, as data. */
export function readPage(name) {
  return JSON.parse(readFileSync(join(process.env.PEER_PAGES, `${name}.json`), 'utf8'))
}
