import { describe, expect, it } from 'vitest'
import { fetchPagesTotals, fetchTotals } from '../graph.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { totalsRecordsWire } from '../testing/index.ts'

const { requests, answerWith } = startPlatformServer()
const platform = testPlatform()

describe('fetchTotals', () => {
  it('filters by segment, tag and value, and gives every record [S7.45] [S7.47] [S5.59]', async () => {
    answerWith(jsonResponse({ data: { totals: totalsRecordsWire() } }))
    const records = await fetchTotals(platform, {
      segment: 'page:campaign:1',
      tagId: 'branch',
      tagValue: 'St "Ives" {}',
    })
    expect(requests[0]!.body).toMatchObject({
      variables: {
        segment: 'page:campaign:1',
        tagDefinitionId: 'branch',
        tagValue: 'St "Ives" {}',
        measurementDomain: null,
      },
    })
    expect(records).toEqual(totalsRecordsWire())
  })

  it('filters by measurement domain as well [S7.46]', async () => {
    answerWith(jsonResponse({ data: { totals: [] } }))
    await fetchTotals(platform, {
      segment: 's',
      tagId: 't',
      tagValue: 'v',
      measurementDomain: 'fundraising:donations_received',
    })
    expect(requests[0]!.body).toMatchObject({
      variables: { measurementDomain: 'fundraising:donations_received' },
    })
  })

  it.each([null, undefined, 'none', {}])('reads %j as an empty list [S7.47]', async (totals) => {
    answerWith(jsonResponse({ data: { totals: totals ?? null } }))
    expect(await fetchTotals(platform, { segment: 's', tagId: 't', tagValue: 'v' })).toEqual([])
  })
})

describe('fetchPagesTotals', () => {
  it('asks for up to fifty pages a request, and answers in the order asked for', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => `guid-"${index}`)
    answerWith(({ body }) => {
      const { variables } = body as { variables: Record<string, string> }
      const data = Object.fromEntries(
        Object.entries(variables).map(([alias, value]) => [
          alias,
          [{ measurementDomain: value, amounts: [] }],
        ]),
      )
      return Response.json({ data })
    })
    const totals = await fetchPagesTotals(platform, { pages })
    expect(requests).toHaveLength(2)
    expect(totals.map(([record]) => record?.measurementDomain)).toEqual(
      pages.map((page) => `page:fundraising:${page}`),
    )
  })

  it('needs a page [S5.48]', async () => {
    for (const pages of [[], undefined, null, [''], ['guid', undefined]]) {
      const none = fetchPagesTotals(platform, { pages: pages as string[] })
      await expect(none).rejects.toMatchObject({
        message: 'Required parameter not supplied',
        parameter: 'pages',
      })
    }
    expect(requests).toHaveLength(0)
  })
})
