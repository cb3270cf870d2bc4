import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createMigration, createWriteClient, type PrismicDocument } from '@prismicio/client'
import { defineCommand } from '../command/command.ts'
import { CommandError } from '../command/command-errors.ts'
import { getWritableRepository } from '../models/model-service.ts'
import { chooseSite } from '../application/choose-site.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { readContentFolder } from '../content-folder/read-content-folder.ts'

/** `milepost content push`: creates the documents of a content folder in a repository. */
export const pushContentCommand = defineCommand({
  options: {
    repository: {
      type: 'string',
      value: '<name>',
      description: 'the repository (default: CONTENT_REPOSITORY)',
    },
    site: { type: 'string', value: '<key>', description: 'the site, if there are several' },
    apply: {
      type: 'boolean',
      description: 'create the documents; without it, they are only listed',
    },
  },
  example: 'content push --repository river --apply',
  details:
    'Push the models first. Documents that the repository already has are skipped. New ones are added to its migration release,\nwhere you check and publish them. The token is CONTENT_WRITE_TOKEN.',
  async run({ options }, context) {
    const { environment, step } = context
    const { repository, token } = getWritableRepository(options.repository, environment)
    const places = await readApplicationPaths(context.cwd)
    const folder = join(places.content, await chooseSite(options.site, places, context))
    const client = createWriteClient(repository, {
      writeToken: token,
      accessToken: environment['CONTENT_ACCESS_TOKEN'],
      documentAPIEndpoint: environment['CONTENT_ENDPOINT'],
      migrationAPIEndpoint: environment['CONTENT_MIGRATION_ENDPOINT'],
      assetAPIEndpoint: environment['CONTENT_ASSET_ENDPOINT'],
    } as Parameters<typeof createWriteClient>[1])
    const [files, known, { languages }] = await explainPushErrors(repository, () =>
      step(`Reading the documents of ${repository}`, () =>
        Promise.all([
          readContentFolder(folder, { variants: 'beside' }) as Promise<FileDocument[]>,
          client.dangerouslyGetAll({ lang: '*' }),
          client.getRepository(),
        ]),
      ),
    )
    const mainLanguage = languages[0]?.id ?? 'en-gb'
    const existing = new Map(known.map((document) => [getDocumentKey(document), document]))
    const wanted = files.flatMap((file) => {
      const lang = file.variant ?? mainLanguage
      // Drafts and releases are not published.
      return /^[a-z]{2}-[a-z]{2}$/.test(lang) ? [{ ...file, lang }] : []
    })
    const added = wanted.filter((document) => !existing.has(getDocumentKey(document)))
    const { migration, fileCount, unmoved } = await convertToMigration(added, {
      folder,
      existing,
      mainLanguage,
    })
    const lines = [
      ...added.map((document) => `+ ${getDocumentKey(document)}`),
      ...unmoved.map((path) => `! ${path}: upload this file yourself, and enter its URL`),
    ]
    const counts = `${added.length} new, ${wanted.length - added.length} already there, ${fileCount} files`
    const json = { repository, applied: options.apply, added: added.map(getDocumentKey), unmoved }
    if (added.length === 0) return { lines: ['nothing to push'], json }
    if (!options.apply) return { lines: [...lines, `${counts}; use --apply to push`], json }
    await explainPushErrors(repository, () =>
      step(`Pushing ${added.length} documents to ${repository}`, () => client.migrate(migration)),
    )
    const next = 'Check and publish the migration release in the repository.'
    return { lines: [...lines, `${repository}: ${counts}`, next], json }
  },
})

interface FileDocument {
  readonly type: string
  readonly uid: string
  readonly variant?: string
  readonly tags?: string[]
  readonly data?: Record<string, unknown>
}

type NewDocument = FileDocument & { readonly lang: string }

function getDocumentKey({
  type,
  uid,
  lang,
}: {
  type: string
  uid: string | null
  lang: string
}): string {
  return `${type}/${uid} (${lang})`
}

/** Converts documents of a folder to a migration: files become assets, and links by uid links to documents. */
async function convertToMigration(
  documents: readonly NewDocument[],
  {
    folder,
    existing,
    mainLanguage,
  }: {
    folder: string
    existing: ReadonlyMap<string, PrismicDocument>
    mainLanguage: string
  },
) {
  const migration = createMigration()
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const unmoved = new Set<string>()
  const created = new Map<string, ReturnType<typeof migration.createDocument>>()

  async function asset(url: string, alt?: string) {
    const path = join(folder, url)
    const bytes = files.get(path) ?? new Uint8Array(await readFile(path))
    files.set(path, bytes)
    return migration.createAsset(bytes, basename(path), alt ? { alt } : {})
  }
  async function convert(value: unknown, lang: string): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => convert(item, lang)))
    if (typeof value === 'string' && value.startsWith('media/')) unmoved.add(value)
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, unknown>
    const { url, link_type: linkType, alt, type, uid } = fields
    if (typeof url === 'string' && url.startsWith('media/')) {
      if (linkType !== undefined) return { link_type: 'Media', id: await asset(url) }
      if ('dimensions' in fields) return asset(url, typeof alt === 'string' ? alt : undefined)
    }
    if (linkType === 'Document') {
      const [own, main] = [lang, mainLanguage].map((one) =>
        getDocumentKey({ type: String(type), uid: String(uid), lang: one }),
      )
      const target = () =>
        [own, main].map((key = '') => created.get(key) ?? existing.get(key)).find(Boolean)
      return { link_type: 'Document', id: target }
    }
    const converted = await Promise.all(
      Object.entries(fields).map(
        async ([key, inner]) => [key, await convert(inner, lang)] as const,
      ),
    )
    const slice =
      'slice_type' in fields
        ? {
            id: `${String(fields['slice_type'])}$${randomUUID()}`,
            variation: 'default',
            version: 'initial',
          }
        : {}
    return { ...slice, ...Object.fromEntries(converted) }
  }

  // The main language first, because translations refer to its documents.
  const inOrder = documents.toSorted(
    (one, other) => Number(other.lang === mainLanguage) - Number(one.lang === mainLanguage),
  )
  for (const document of inOrder) {
    const { type, uid, lang, tags = [], data = {} } = document
    const fields = await convert(data, lang)
    const main = getDocumentKey({ type, uid, lang: mainLanguage })
    const masterLanguageDocument = created.get(main) ?? existing.get(main)
    created.set(
      getDocumentKey(document),
      migration.createDocument(
        { type, uid, lang, tags, data: fields } as never,
        getTitle(data) ?? uid,
        lang === mainLanguage ? {} : { masterLanguageDocument },
      ),
    )
  }
  return { migration, fileCount: files.size, unmoved: [...unmoved] }
}

function getTitle(data: Readonly<Record<string, unknown>>): string | undefined {
  return [data['title'], data['meta-title']].find(
    (title): title is string => typeof title === 'string' && title !== '',
  )
}

async function explainPushErrors<T>(repository: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(
      `${repository}: ${reason}`,
      'Check the repository’s name and CONTENT_WRITE_TOKEN, and push the models first.',
      { cause },
    )
  }
}
