import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { bearerOf, sendJson } from '../../testing/supporters.test-kit.ts'
import { startTestServer } from '../../testing/test-server.test-kit.ts'

let server: SandboxServer
let sam: string
let ana: string
beforeAll(async () => {
  server = await startTestServer()
  sam = await bearerOf(server)
  ana = await bearerOf(server, 'ana@example.org')
})
afterAll(() => server.close())

const segment = 'page:campaign:a1b2c3d4-1111-4222-8333-444455556666'

describe('tags', () => {
  it('are written one by one, flat, and replaced by the same definition', async () => {
    const tag = {
      id: 'branch',
      label: 'Branch',
      value: 'Leeds',
      aggregation: [{ segment, measurementDomains: ['all'] }],
    }
    const first = await sendJson(server, 'POST', '/api/v1/tags/ana-river-mile', tag)
    expect(first).toMatchObject({
      status: 200,
      body: { tags: [{ value: 'Leeds', tagDefinition: { id: 'branch', label: 'Branch' } }] },
    })
    await sendJson(server, 'POST', '/api/v1/tags/ana-river-mile', { ...tag, value: 'York' })
    const { body } = await sendJson(server, 'GET', '/api/v1/tags/ana-river-mile')
    expect(body['tags']).toEqual([
      {
        tagDefinition: { id: 'branch', label: 'Branch' },
        value: 'York',
        aggregation: tag.aggregation,
      },
    ])
  })

  it('are written many at once, nested, all of them or none', async () => {
    const tag = (id: string, value: unknown) => ({
      tagDefinition: { id, label: id },
      value,
      aggregation: [
        {
          segment,
          measurementDomains: ['any:distance'],
          timeBox: { notBefore: '2026-01-01T00:00:00Z' },
        },
      ],
    })
    const path = '/api/v1/tags/sam-river-mile/multiple'
    const refused = await sendJson(server, 'POST', path, {
      tagValues: [tag('one', 'x'), tag('two', 7)],
    })
    expect(refused.status).toBe(400)
    const before = await sendJson<{ tags: unknown[] }>(server, 'GET', '/api/v1/tags/sam-river-mile')
    expect(before.body.tags).toHaveLength(2)
    const { body } = await sendJson<{ tags: unknown[] }>(server, 'POST', path, {
      tagValues: [tag('one', 'x'), tag('two', 'é"}')],
    })
    expect(body.tags).toContainEqual(tag('two', 'é"}'))
    expect(body.tags).toHaveLength(4)
    expect(
      (await sendJson(server, 'POST', '/api/v1/tags/nobody/multiple', { tagValues: [] })).status,
    ).toBe(404)
  })

  it.each(['tags.branch%3DLondon', 'tags.branch=London'])('find pages by %s', async (tagsQuery) => {
    const { body } = await sendJson(
      server,
      'GET',
      `/api/v1/tags/search?tagsQuery=${tagsQuery}&maxValue=100&offset=0`,
    )
    expect(body).toMatchObject({
      numberOfHits: 1,
      maxValue: 100,
      results: [{ pageShortName: 'sam-river-mile', tags: expect.any(Array) as unknown }],
    })
  })

  it('find nothing for what is not there, and refuse what is no question', async () => {
    const none = await sendJson(server, 'GET', '/api/v1/tags/search?tagsQuery=tags.branch%3DParis')
    expect(none.body).toMatchObject({ numberOfHits: 0, results: [] })
    const wrong = await sendJson(server, 'GET', '/api/v1/tags/search?tagsQuery=branch')
    expect(wrong).toMatchObject({
      status: 400,
      body: { errorMessage: expect.any(String) as unknown },
    })
  })
})

describe('metadata', () => {
  const path = '/metadata/v1/apps/milepost/metadata'
  const write = (values: unknown, as?: string) =>
    sendJson(server, 'POST', path, { page: '1457423', values }, as)

  it("keeps pairs about a page of the caller's own, by app", async () => {
    const { body } = await write([{ key: 'tshirt', value: 'M' }], sam)
    expect(body).toEqual([{ id: expect.any(String) as unknown, key: 'tshirt', value: 'M' }])
    await write(
      [
        { key: 'tshirt', value: 'L' },
        { key: 'age', value: '' },
      ],
      sam,
    )
    const { body: read } = await sendJson<{ id: string; key: string; value: string }[]>(
      server,
      'GET',
      `${path}?page=1457423`,
      undefined,
      sam,
    )
    expect(read.map(({ key, value }) => [key, value])).toEqual([
      ['tshirt', 'L'],
      ['age', ''],
    ])
    const other = await sendJson(
      server,
      'GET',
      '/metadata/v1/apps/other/metadata?page=1457423',
      undefined,
      sam,
    )
    expect(other.body).toEqual([])
    const changed = await sendJson(
      server,
      'PUT',
      `${path}/${String(read[0]?.id)}`,
      { key: 'tshirt', value: 'S' },
      sam,
    )
    expect(changed.body).toMatchObject({ key: 'tshirt', value: 'S' })
    expect(
      (
        await sendJson(
          server,
          'PUT',
          `${path}/${String(read[0]?.id)}`,
          { key: 'age', value: 'S' },
          sam,
        )
      ).status,
    ).toBe(409)
    expect(
      (
        await sendJson(
          server,
          'PUT',
          `${path}/${String(read[0]?.id)}`,
          { key: 'age', value: 'S' },
          ana,
        )
      ).status,
    ).toBe(403)
    expect(
      (await sendJson(server, 'PUT', `${path}/999`, { key: 'age', value: 'S' }, sam)).status,
    ).toBe(404)
  })

  it('is for the owner of the page', async () => {
    expect((await write([])).status).toBe(401)
    expect((await write([], ana)).status).toBe(403)
    expect((await write('x', sam)).status).toBe(400)
    expect((await sendJson(server, 'GET', path, undefined, sam)).status).toBe(400)
    expect((await sendJson(server, 'GET', `${path}?page=1`, undefined, sam)).status).toBe(404)
  })
})
