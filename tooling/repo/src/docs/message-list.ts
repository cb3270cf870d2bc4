import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../..')

interface Catalogue {
  readonly feature: string
  readonly english: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

interface FeatureMessages {
  readonly feature: string
  /** The comment in front of the catalogue. */
  readonly place: string
  /** The English by full key. Each form of a plural has its own key. */
  readonly messages: readonly (readonly [key: string, text: string])[]
}

/**
 * Writes the messages of every catalogue: a list for translators and the doctor, and a page.
 *
 * @returns the texts by the paths of their files
 * @throws Error if two catalogues have the same feature
 */
export async function messageLists(): Promise<Record<string, string>> {
  const files = globSync('packages/{framework,supporter}/src/**/*-messages.ts', { cwd: root })
  const features = (await Promise.all(files.map(readCatalogues))).flat()
  features.sort((a, b) => a.feature.localeCompare(b.feature, 'en'))
  const repeated = features.find(({ feature }, at) => feature === features[at + 1]?.feature)
  if (repeated) throw new Error(`Two catalogues have the feature "${repeated.feature}"`)
  const messages = Object.fromEntries(features.flatMap((feature) => feature.messages))
  const places = Object.fromEntries(features.map(({ feature, place }) => [feature, place]))
  return {
    [join(root, 'packages/framework/messages.json')]:
      `${JSON.stringify({ messages, places }, null, 2)}\n`,
    [join(root, 'docs/messages.md')]: page(features),
  }
}

async function readCatalogues(path: string): Promise<FeatureMessages[]> {
  const text = readFileSync(join(root, path), 'utf8')
  const module = (await import(join(root, path))) as Readonly<Record<string, Partial<Catalogue>>>
  return Object.entries(module).flatMap(([name, { feature, english }]) => {
    if (feature === undefined || english === undefined) return []
    const before = text.slice(0, text.indexOf(`export const ${name} `)).trimEnd()
    const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**') + 3, -2) : ''
    const place = comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
    const messages = Object.entries(english).flatMap(([key, message]) =>
      typeof message === 'string'
        ? [[`${feature}.${key}`, message] as const]
        : Object.entries(message).map(
            ([form, each]) => [`${feature}.${key}.${form}`, each] as const,
          ),
    )
    return [{ feature, place, messages }]
  })
}

function page(features: readonly FeatureMessages[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
  const tables = features.map(({ feature, place, messages }) => {
    const rows = messages.map(([key, text]) => `| \`${key}\` | ${cell(text)} |`).join('\n')
    return `## ${feature}\n\n${place}\n\n| \`key\` | English |\n|---|---|\n${rows}\n`
  })
  return `# What the product says

Every sentence by its key, as [editors](guides/for-editors.md#words-of-the-product) and whole languages put others in its place.
Words in braces are filled in. Keys that end in \`.one\` and \`.other\` are forms of one sentence, by how many there are; a
language may have others: \`.zero\`, \`.two\`, \`.few\`, \`.many\`. Written by \`npm run docs -- messages\`.

${tables.join('\n')}`
}
