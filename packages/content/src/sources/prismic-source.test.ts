import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { ContentUnavailableError } from '../documents/errors.ts'
import { contentEndpoint, fakeContentService } from './fake-content-service.fixture.ts'
import { createPrismicSource } from './prismic-source.ts'

const about = { id: 'P1', uid: 'about', type: 'internal_page', data: {} }
let service = fakeContentService()
beforeEach(() => void (service = fakeContentService([about])))

const sourceOf = () => createPrismicSource({ endpoint: contentEndpoint, fetch: service.fetch })
const all = { page: 1, pageSize: 20 }
const asked = (name: string) => service.requests.map(({ searchParams }) => searchParams.get(name))

it('find uses the ref of the last version, without requesting it again', async () => {
  const source = sourceOf()
  await source.find(all)
  service.masterRef = 'ref-2'
  expect(await source.version()).toBe('ref-2')
  await source.find(all)
  // The entry document has no ref.
  expect(asked('ref')).toEqual([null, 'ref-1', null, 'ref-2'])
})

it('find keeps its client while version cannot be read', async () => {
  const source = sourceOf()
  await source.find(all)
  const { service: known } = source
  service.intercept = () => Promise.reject(new TypeError('fetch failed'))
  await expect(source.version()).rejects.toMatchObject({
    reason: 'unreachable',
    endpoint: contentEndpoint,
  })
  service.intercept = undefined
  expect(source.service).toBe(known)
  expect((await source.find(all)).documents).toEqual([about])
})

it('find requests type, uid, id and language, with the page and its size', async () => {
  const source = sourceOf()
  const wanted = { type: 'internal_page', uid: 'about', id: 'P1', lang: 'cy-gb' }
  await source.find({ ...wanted, page: 3, pageSize: 7 })
  const { searchParams } = service.requests.at(-1) ?? new URL(contentEndpoint)
  expect(searchParams.getAll('q')).toEqual([
    '[[at(document.type, "internal_page")]]',
    '[[at(my.internal_page.uid, "about")]]',
    '[[at(document.id, "P1")]]',
  ])
  expect(['lang', 'page', 'pageSize'].map((name) => searchParams.get(name))).toEqual([
    'cy-gb',
    '3',
    '7',
  ])
  await source.find(all)
  expect(['lang', 'q'].map((name) => service.requests.at(-1)?.searchParams.get(name))).toEqual([
    null,
    null,
  ])
})

it('place has no token, and mediaOrigins has the origin of images', () => {
  const address = 'https://river.cdn.prismic.io/api/v2/'
  const source = createPrismicSource({
    endpoint: `${address}?access_token=sesame`,
    accessToken: 'sesame',
  })
  expect(source.location).toBe(address)
  expect(source.mediaOrigins).toEqual(['https://river.cdn.prismic.io', 'https://images.prismic.io'])
  expect(source).not.toHaveProperty('fetchMedia')
})

it.each([
  ['https://demo.cdn.prismic.io/api/v2', 'demo'],
  ['https://demo.cdn.prismic.io/', 'demo'],
  ['http://localhost:3000/content/river/api/v2', 'river'],
  ['http://localhost/river/api/v2/', 'river'],
  ['http://localhost/content/river/api/v2/more', 'localhost'],
])('names the repository at %s %s', (address, name) =>
  expect(createPrismicSource({ endpoint: address }).service.repositoryName).toBe(name),
)

it('rejects a compressed response beyond the size limit', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(bomb),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const source = createPrismicSource({
      endpoint: `http://127.0.0.1:${port}/api/v2`,
      // Longer than a busy machine needs to decompress it.
      timeoutMs: 60_000,
    })
    const error: unknown = await source.version().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(String(error)).toContain('larger than 10000000 bytes')
  } finally {
    server.close()
  }
})
