import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentUnavailableError } from '../documents/errors.ts'
import { createFileSource } from '../files/file-source.ts'
import type { ContentSource, DocumentQuery } from '../sources/content-source.ts'
import { contentEndpoint, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { createPrismicSource } from '../sources/prismic-source.ts'
import type { ClauseDocument, SourceUnderTest } from './clause-documents.ts'

const documentKey = ({ type, uid, lang }: ClauseDocument) => `${type}/${uid}/${lang}`
const toRawDocument = (document: ClauseDocument) => ({ ...document, id: documentKey(document) })

/** A Prismic source with a fake service in memory. */
export function prismicUnderTest(documents: readonly ClauseDocument[]): SourceUnderTest {
  const service = fakeContentService(documents.map(toRawDocument))
  let published = 1
  return {
    source: createPrismicSource({ endpoint: contentEndpoint, fetch: service.fetch }),
    publish(next) {
      published += 1
      service.documents = next.map(toRawDocument)
      service.masterRef = `ref-${published}`
    },
    saveDrafts(drafts) {
      service.drafts['preview-1'] = drafts.map(toRawDocument)
      return 'preview-1'
    },
  }
}

/** A file source in a temporary folder. */
export async function filesUnderTest(
  documents: readonly ClauseDocument[],
): Promise<SourceUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  const write = async ({ type, uid, lang, data }: ClauseDocument, version = '') => {
    await mkdir(join(folder, type), { recursive: true })
    const language = lang === 'en-gb' ? '' : `.${lang}`
    await writeFile(
      join(folder, type, `${uid}${language}${version}.json`),
      JSON.stringify({ data }),
    )
  }
  const publish = async (next: readonly ClauseDocument[]) => {
    for (const type of await readdir(folder)) await rm(join(folder, type), { recursive: true })
    await Promise.all(next.map((document) => write(document)))
  }
  await publish(documents)
  return {
    source: createFileSource(folder, { previewToken: 'a-long-token' }),
    publish,
    async saveDrafts(drafts) {
      await Promise.all(drafts.map((document) => write(document, '.draft')))
      return 'a-long-token'
    },
    close: () => rm(folder, { recursive: true }),
  }
}

/** A minimal source in memory that meets all requirements. */
export function memoryUnderTest(documents: readonly ClauseDocument[]): SourceUnderTest {
  let published = documents
  let drafts: readonly ClauseDocument[] = []
  let version = 1

  const sourceAt = (ref?: string): ContentSource => ({
    location: 'the memory',
    mediaOrigins: ['https://media.example'],
    fetchMedia: () => Promise.resolve(new Response(null, { status: 404 })),
    async find({ page, pageSize, lang = 'en-gb', ...filter }: DocumentQuery, { signal } = {}) {
      signal?.throwIfAborted()
      if (ref !== undefined && ref !== 'draft') {
        const detail = 'the ref is unknown'
        throw new ContentUnavailableError({ reason: 'no-such-ref', endpoint: 'memory', detail })
      }
      const shown = ref === undefined ? [] : drafts
      const others = published.filter(
        (one) => !shown.some((draft) => documentKey(draft) === documentKey(one)),
      )
      const found = [...shown, ...others].filter(
        (one) =>
          (lang === '*' || one.lang === lang) &&
          (filter.type === undefined || one.type === filter.type) &&
          (filter.uid === undefined || one.uid === filter.uid) &&
          (filter.id === undefined || documentKey(one) === filter.id),
      )
      const start = (page - 1) * pageSize
      return {
        documents: structuredClone(found.slice(start, start + pageSize)).map(toRawDocument),
        hasMore: found.length > start + pageSize,
      }
    },
    async version({ signal } = {}) {
      signal?.throwIfAborted()
      return `version ${version}`
    },
    at: (next) => sourceAt(next),
  })

  return {
    source: sourceAt(),
    publish(next) {
      published = next
      version += 1
    },
    saveDrafts(next) {
      drafts = next
      return 'draft'
    },
  }
}
