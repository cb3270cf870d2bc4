import { describe, expect, it } from 'vitest'
import {
  failConnection,
  jsonResponse,
  neverRespond,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'
import { fetchMetadata, writeMetadata, writeTag, writeTags } from '../rest.ts'
import { metadataRowWire, createPageTagsWire } from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const tag = { id: 'branch', label: 'Branch', value: 'London' }

describe('writeTag and writeTags', () => {
  it('writeTag sends one flat tag [S7.64] [S3.18]', async () => {
    respondWith(jsonResponse(createPageTagsWire()))
    const aggregation = [{ segment: 's', measurementDomains: ['all'] }]
    const tags = await writeTag(platform, { slug: 'fundraising/sam', ...tag, aggregation })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/tags/sam',
      body: { ...tag, aggregation },
    })
    expect(requests[0]!.headers.get('authorization')).toMatch(/^Bearer /)
    expect(tags).toMatchObject([{ id: 'branch', value: 'London' }, { value: '1609' }])
  })

  it('writeTags sends several nested tags [S7.65]', async () => {
    respondWith(jsonResponse({}))
    await writeTags(testPlatform({ token: undefined }), { slug: 'sam', tags: [tag] })
    expect(requests[0]).toMatchObject({ path: '/api/v1/tags/sam/multiple' })
    expect(requests[0]!.headers.get('authorization')).toBeNull()
    expect(requests[0]!.body).toEqual({
      tagValues: [
        { tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London', aggregation: [] },
      ],
    })
  })

  it.each([failConnection, jsonResponse({}, { status: 400 }), jsonResponse({}, { status: 503 })])(
    'retry once immediately after any failure [S7.64] [S7.65]',
    async (failure) => {
      respondWith(failure, jsonResponse({}))
      await writeTag(platform, { slug: 'sam', ...tag })
      expect(requests).toHaveLength(2)
      respondWith(failure)
      await expect(writeTags(platform, { slug: 'sam', tags: [tag] })).rejects.toMatchObject({
        request: { method: 'POST' },
      })
      expect(requests).toHaveLength(2)
    },
  )

  it('limit each attempt to 5 s [S7.64] [S8.10]', async () => {
    respondWith(neverRespond)
    const platform = testPlatform({ timeoutMs: 60_000 })
    await expect(writeTag(platform, { slug: 'sam', ...tag })).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'timeout of 5000ms exceeded',
    })
    expect(requests).toHaveLength(2)
  })

  it.each(['id', 'label', 'value'])('require the %s of every tag [S5.48]', async (name) => {
    const incomplete = { ...tag, [name]: undefined }
    for (const sent of [
      writeTag(platform, { slug: 'sam', ...incomplete }),
      writeTags(platform, { slug: 'sam', tags: [tag, incomplete] }),
    ]) {
      await expect(sent).rejects.toMatchObject({
        message: 'Required parameter not supplied',
        parameter: name,
        detail: `The argument '${name}' is missing.`,
      })
    }
    expect(requests).toHaveLength(0)
  })

  it.each([undefined, null, [undefined], [null]])('reject the tags %j [S5.48]', async (tags) => {
    const sent = writeTags(platform, { slug: 'sam', tags: tags as never })
    await expect(sent).rejects.toMatchObject({ parameter: 'tags' })
    expect(requests).toHaveLength(0)
  })
})

describe('metadata', () => {
  it('fetchMetadata returns values by key [S7.53] [S3.71]', async () => {
    respondWith(jsonResponse([metadataRowWire(), { id: 'm2', key: '__proto__', value: 'x' }, {}]))
    const metadata = await fetchMetadata(platform, { page: 1457423 })
    expect(requests[0]!.path + requests[0]!.search).toBe(
      '/metadata/v1/apps/sandbox/metadata?page=1457423',
    )
    expect(metadata['tshirt']).toEqual({ id: 'm1', value: 'M' })
    expect(Object.keys(metadata)).toEqual(['tshirt', '__proto__'])
    expect(Object.getPrototypeOf(metadata)).toBe(Object.prototype)
  })

  it('writeMetadata uses the app of the environment [S7.54] [S7.55]', async () => {
    respondWith(jsonResponse([metadataRowWire()]))
    const environment = { ...platform.environment, metadataApp: 'milepost-staging' }
    const metadata = await writeMetadata(testPlatform({ environment, authType: 'Basic' }), {
      page: 1457423,
      values: { tshirt: 'M' },
    })
    expect(requests[0]).toMatchObject({
      path: '/metadata/v1/apps/milepost-staging/metadata',
      body: { page: '1457423', values: [{ key: 'tshirt', value: 'M' }] },
    })
    expect(requests[0]!.headers.get('authorization')).toMatch(/^Basic /)
    expect(metadata).toEqual({ tshirt: { id: 'm1', value: 'M' } })
  })
})
