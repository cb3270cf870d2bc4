import { buildSchema, parse, validate } from 'graphql'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  campaignLeaderboardsDocument,
  campaignLeaderboardDocument,
} from '../leaderboards/graph-leaderboards.ts'
import { testPlatform } from '../request/server.test-kit.ts'
import { totalsDocument } from '../totals/fetch-totals.ts'
import { fetchPagesTotals } from '../totals/page-totals.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const schema = buildSchema(await readFile(join(packageFolder, 'schema.graphql'), 'utf8'))

describe('schema.graphql', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'graph-types-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is the source of the generated types', async () => {
    const output = join(folder, 'graphql-env.d.ts')
    await promisify(execFile)(
      process.execPath,
      [
        join(packageFolder, 'node_modules/gql.tada/bin/cli.js'),
        'generate-output',
        '--output',
        output,
      ],
      { cwd: packageFolder, timeout: 240_000 },
    )
    const committed = await readFile(join(packageFolder, 'src/graph/graphql-env.d.ts'), 'utf8')
    // Compares without formatting. If they differ, run `pnpm graph:types`.
    const words = (text: string) => text.replaceAll(/[\s;]+/g, '')
    expect(words(await readFile(output, 'utf8')) === words(committed)).toBe(true)
  })

  it.each([
    ['totals [S7.45] [S7.46]', totalsDocument],
    ['campaign leaderboard [S7.39]', campaignLeaderboardDocument],
    ['campaign boards', campaignLeaderboardsDocument],
  ])('validates the document of %s', (_name, document) => {
    expect(validate(schema, parse(document as unknown as string))).toEqual([])
  })

  it('validates the document of the totals of several pages', async () => {
    let query = ''
    const fetch = async (_url: unknown, init?: RequestInit) => {
      ;({ query } = JSON.parse(init?.body as string) as { query: string })
      return Response.json({ data: {} })
    }
    await fetchPagesTotals(testPlatform({ fetch }), { pages: ['a', 'b'] })
    expect(validate(schema, parse(query))).toEqual([])
  })
})
