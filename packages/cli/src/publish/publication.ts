import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../command/command-errors.ts'

/** Name of the file that describes a published build. */
export const publicationFile = 'site.json'

const nextStep = 'Publish that site again, or delete its folder.'

export interface Publication {
  readonly site: string
  readonly tenant: string
  /** Number of pages that count towards the tenant's limit. */
  readonly pages: number
  /** ISO 8601, UTC. */
  readonly publishedAt: string
}

/**
 * Reads a tenant's publications, one for each site folder. Returns an empty array if the folder does not exist.
 *
 * @param folder - folder of the tenant
 * @throws {CommandError} if a `site.json` cannot be read, because the pages of that site could not be counted
 */
export async function readPublications(folder: string): Promise<Publication[]> {
  const names = await listFolders(folder)
  return Promise.all(names.map((name) => readPublication(join(folder, name))))
}

async function listFolders(folder: string): Promise<string[]> {
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
    throw new CommandError(`${file} cannot be read, so its pages cannot be counted`, nextStep, {
      cause,
    })
  }
  throw new CommandError(`${file} does not describe a published site`, nextStep)
}

function isPublication(value: unknown): value is Publication {
  if (typeof value !== 'object' || value === null) return false
  const { site, tenant, pages } = value as Record<string, unknown>
  return typeof site === 'string' && typeof tenant === 'string' && Number.isInteger(pages)
}
