import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one feature of the product says. */
export interface FeatureMessages {
  readonly feature: string
  /** Where it is said: the comment before the catalogue. */
  readonly place: string
  /** The English by full key; of a message for counts, each form by its own key. */
  readonly messages: Readonly<Record<string, string>>
}

/**
 * Every catalogue of messages in the modules `*-messages.ts` below some folders, by feature. The modules are run.
 *
 * @throws Error when there is none below a folder, or two catalogues have one feature
 */
export async function collectMessages(folders: readonly string[]): Promise<FeatureMessages[]> {
  const found = (await Promise.all(folders.map(cataloguesBelow))).flat()
  const features = found.map(({ feature }) => feature)
  const double = features.find((feature, at) => features.indexOf(feature) !== at)
  if (double !== undefined) throw new Error(`Two catalogues have the feature "${double}"`)
  return found.toSorted((a, b) => a.feature.localeCompare(b.feature, 'en'))
}

async function cataloguesBelow(folder: string): Promise<FeatureMessages[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const modules = files.filter((file) => file.isFile() && file.name.endsWith('-messages.ts'))
  const found = await Promise.all(
    modules.map((file) => cataloguesIn(join(file.parentPath, file.name))),
  )
  if (found.flat().length === 0) throw new Error(`${folder} has no catalogue of messages`)
  return found.flat()
}

async function cataloguesIn(path: string): Promise<FeatureMessages[]> {
  const text = await readFile(path, 'utf8')
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>
  return Object.entries(module).flatMap(([name, value]) =>
    isCatalogue(value)
      ? [{ feature: value.feature, place: placeOf(text, name), messages: keyed(value) }]
      : [],
  )
}

interface Catalogue {
  readonly feature: string
  readonly english: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'feature' in value && 'english' in value
}

function keyed({ feature, english }: Catalogue): Record<string, string> {
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, message]) =>
      typeof message === 'string'
        ? [[`${feature}.${key}`, message]]
        : Object.entries(message).map(([form, text]) => [`${feature}.${key}.${form}`, text]),
    ),
  )
}

/** The comment right before an export, in one line. */
function placeOf(text: string, name: string): string {
  const before = text.slice(0, text.indexOf(`export const ${name} `)).trimEnd()
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**') + 3, -2) : ''
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
}
