import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fetchInternalPages } from '../pages/internal-pages.ts'
import { fetchSite, parseHomeContent } from '../site/parse-site.ts'
import { createContentClient } from '../sources/content-client.ts'
import { fileSource } from './file-source.ts'

it('fileSource reads a demo site without a CMS', async () => {
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
