import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { SiteDetails } from './site-details.ts'
import { createStarterContent } from './starter-content.ts'
import { createStarterFiles, type StarterOptions } from './starter-files.ts'
import { createStarterWorld } from './starter-world.ts'

/**
 * Writes the files of a new site.
 *
 * @param folder - absolute path; created if it is missing
 * @returns the relative paths of the files, sorted
 * @throws InvalidArgumentError if the folder is not empty
 */
export async function writeSite(
  folder: string,
  details: SiteDetails,
  options: StarterOptions,
): Promise<string[]> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new InvalidArgumentError(`${folder} cannot be written to: ${error.message}`)
  })
  // Files of a new Git repository.
  const existing = there.filter((name) => !['.git', '.DS_Store', 'LICENSE'].includes(name))
  if (existing.length > 0) {
    throw new InvalidArgumentError(`${folder} is not empty. Name another folder.`)
  }
  const content = Object.entries(createStarterContent(details)).map(
    ([path, document]) => [`content/${details.key}/${path}`, toJson(document)] as const,
  )
  const files = Object.fromEntries([
    ...Object.entries(createStarterFiles(details, options)),
    ...content,
    [`content/${details.key}/media/favicon.svg`, createFavicon(details)],
    ['content/world.json', toJson(createStarterWorld(details))],
  ]) as Record<string, string>
  for (const [path, text] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    await mkdir(dirname(join(folder, path)), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files).toSorted()
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Returns an icon with the charity's first letter on its colour. */
function createFavicon({ name, primary }: SiteDetails): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.toUpperCase())?.[0] ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${primary}" />
  <text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="#ffffff">${letter}</text>
</svg>
`
}
