import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/** The file beside a published build that says what it is. */
export const publicationFile = 'site.json'

const mend = 'Publish that site again, or take its folder away.'

/** What is known of a published site. */
export interface Publication {
  readonly site: string
  readonly tenant: string
  /** How many pages count against the tenant's plan. */
  readonly pages: number
  /** ISO 8601, UTC. */
  readonly publishedAt: string
}

/**
 * What a tenant has published so far: one entry per site folder; none when the folder does not exist.
 *
 * @param folder - the tenant's folder
 * @throws CommandError when a site folder's `site.json` cannot be read: its pages would not be counted
 */
export async function readPublications(folder: string): Promise<Publication[]> {
  const names = await folderNames(folder)
  return Promise.all(names.map((name) => readPublication(join(folder, name))))
}

async function folderNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function readPublication(folder: string): Promise<Publication> {
  const file = join(folder, publicationFile)
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isPublication(read)) return read
  } catch (cause) {
    throw new CommandError(`${file} cannot be read, so its pages cannot be counted`, mend, {
      cause,
    })
  }
  throw new CommandError(`${file} is not what a published site says about itself`, mend)
}

function isPublication(value: unknown): value is Publication {
  if (typeof value !== 'object' || value === null) return false
  const { site, tenant, pages } = value as Record<string, unknown>
  return typeof site === 'string' && typeof tenant === 'string' && Number.isInteger(pages)
}
