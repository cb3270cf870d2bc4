import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentSource, findDocuments, createPrismicSource } from '@milepost/content'
import { describeContentSource } from '@milepost/content/conformance'
import type { ClauseDocument, SourceUnderTest } from '@milepost/content/conformance'
import { createFileSource } from '@milepost/content/files'
import { createSandbox, type SandboxServer, serveSandbox } from '@milepost/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const demo = fileURLToPath(new URL('../../apps/site/content', import.meta.url))

// The official client logs a warning for each rejected ref.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

let root = ''
let server: SandboxServer
let repositories = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-sources-'))
  server = await serveSandbox(createSandbox({ content: { root }, log: () => undefined }), 0)
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

/** Creates a separate content repository, served by the sandbox as a CMS. */
async function sandboxUnderTest(documents: readonly ClauseDocument[]): Promise<SourceUnderTest> {
  repositories += 1
  const repository = `river-${repositories}`
  const folder = join(root, repository)
  const write = async ({ type, uid, lang, data }: ClauseDocument, version = '') => {
    const language = lang === 'en-gb' ? '' : `.${lang}`
    await mkdir(join(folder, type), { recursive: true })
    await writeFile(
      join(folder, type, `${uid}${language}${version}.json`),
      JSON.stringify({ data }),
    )
  }
  await Promise.all(documents.map((document) => write(document)))
  return {
    source: createPrismicSource({ endpoint: `${server.origin}/content/${repository}/api/v2` }),
    async publish(next) {
      await rm(folder, { recursive: true })
      await Promise.all(next.map((document) => write(document)))
    },
    async saveDrafts(drafts) {
      await Promise.all(drafts.map((document) => write(document, '.draft')))
      return 'preview-1'
    },
  }
}

describeContentSource({ describe, expect, it }, 'the sandbox as a CMS', sandboxUnderTest)

it.each(['tideline', 'summit'])('reads %s the same from files and from the CMS', async (site) => {
  await cp(join(demo, site), join(root, site), { recursive: true })
  const fromFiles = await wholeOf(createFileSource(join(root, site)))
  expect(fromFiles.length).toBeGreaterThan(12)
  const endpoint = `${server.origin}/content/${site}/api/v2`
  expect(fromFiles).toEqual(await wholeOf(createPrismicSource({ endpoint })))
})

/** Returns all documents in a fixed order, without ids, media URLs and versions of slices. */
async function wholeOf(source: ContentSource): Promise<unknown[]> {
  const documents = await findDocuments({ source }, { limit: 999, pageSize: 100 })
  return documents
    .map(({ type, uid, lang, tags, data }) => ({
      type,
      uid,
      lang,
      tags,
      data: JSON.parse(JSON.stringify(data), (name, value: unknown) => {
        // Only the CMS adds these to slices.
        if (['id', 'variation', 'version'].includes(name)) return undefined
        const isMedia =
          typeof value === 'string' && /^https?:\/\/(?:127\.|localhost|content-files)/.test(value)
        return isMedia ? (/[^/]*\.\w+(?=\?)/.exec(value)?.[0] ?? value) : value
      }) as unknown,
    }))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

function nameOf({ type, uid }: { readonly type: unknown; readonly uid: unknown }): string {
  return `${String(type)}/${String(uid)}`
}
