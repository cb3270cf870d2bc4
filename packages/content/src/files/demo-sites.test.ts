import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createContentClient } from '../client/create-content-client.ts'
import { fetchInternalPages } from '../pages/fetch-internal-pages.ts'
import { fetchSite } from '../site/fetch-site.ts'
import { parseHomeContent } from '../site/parse-home-content.ts'
import { fileSource } from './file-source.ts'

it('reads a demo site whole, without a content service', async () => {
  const demo = fileURLToPath(new URL('../../../../apps/site/content/tideline', import.meta.url))
  const source = fileSource(demo)
  const client = createContentClient({ source })
  const found = await fetchSite(client, { uid: 'tideline' })
  expect(found?.issues).toEqual([])
  const home = found === undefined ? [] : parseHomeContent(found.site)
  expect(home.length).toBeGreaterThan(5)
  const { pages, broken } = await fetchInternalPages(client)
  expect([pages.length > 8, broken]).toEqual([true, []])
  expect(await source.problems?.()).toEqual([])
  expect(found?.site.meta.favicon?.url).toMatch(
    /^https:\/\/content-files\.invalid\/favicon\.svg\?v=\w+-\w+$/,
  )
})
