import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../docs-site/documents.ts'

interface Catalogue {
  readonly feature: string
  readonly english: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

export interface FeatureMessages {
  readonly feature: string
  /** The comment in front of the catalogue. */
  readonly place: string
  /** The English by full key. Each form of a plural has its own key. */
  readonly messages: readonly (readonly [key: string, text: string])[]
}

/** Reads every catalogue, sorted by feature. @throws Error if two catalogues have the same feature */
export async function messageFeatures(): Promise<readonly FeatureMessages[]> {
  const files = globSync('packages/{framework,supporter}/src/**/*-messages.ts', { cwd: root })
  const features = (await Promise.all(files.map(readCatalogues))).flat()
  features.sort((a, b) => a.feature.localeCompare(b.feature, 'en'))
  const repeated = features.find(({ feature }, at) => feature === features[at + 1]?.feature)
  if (repeated) throw new Error(`Two catalogues have the feature "${repeated.feature}"`)
  return features
}

/** Content of `messages.json`, for translators and the doctor. */
export function messagesJson(features: readonly FeatureMessages[]): string {
  const messages = Object.fromEntries(features.flatMap((feature) => feature.messages))
  const places = Object.fromEntries(features.map(({ feature, place }) => [feature, place]))
  return `${JSON.stringify({ messages, places }, null, 2)}\n`
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

/** Page of the documentation site that lists every message. */
export function messagesPage(features: readonly FeatureMessages[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
  const tables = features.map(({ feature, place, messages }) => {
    const rows = messages.map(([key, text]) => `| \`${key}\` | ${cell(text)} |`).join('\n')
    return `## ${feature}\n\n${place}\n\n| \`key\` | English |\n|---|---|\n${rows}\n`
  })
  return `# Messages

Every message with its key. Editors can [change them](../../docs/guides/for-editors.md#change-built-in-text). Placeholders are in braces.
Keys that end in \`.one\`, \`.other\`, \`.zero\`, \`.two\`, \`.few\` or \`.many\` are plural forms of one message.

${tables.join('\n')}`
}
