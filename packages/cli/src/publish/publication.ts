import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/** Metadata file of a published build. */
export const publicationFile = 'site.json'

const mend = 'Publish that site again, or take its folder away.'

export interface Publication {
  readonly site: string
  readonly tenant: string
  /** Number of pages that count towards the tenant's plan. */
  readonly pages: number
  /** ISO 8601, UTC. */
  readonly publishedAt: string
}

/**
 * Reads a tenant's publications: one per site folder; none if the folder does not exist.
 *
 * @param folder - the tenant's folder
 * @throws CommandError if a site folder's `site.json` cannot be read, because its pages would not be counted
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
