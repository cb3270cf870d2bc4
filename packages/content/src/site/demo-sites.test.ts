import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createFileSource } from '../files/file-source.ts'
import { toPlainText, richTextToHtml } from '../html.ts'
import { fetchInternalPages } from '../pages/internal-pages.ts'
import { fetchOnboarding } from '../pages/onboarding.ts'
import { fetchSupporterPages } from '../pages/supporter-pages.ts'
import { fetchTagPages } from '../pages/tag-pages.ts'
import { createContentClient } from '../sources/content-client.ts'
import { clientFor, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { fetchSite, parseHomeContent } from './parse-site.ts'

const root = fileURLToPath(new URL('../../../../apps/site/content/', import.meta.url))
const innerPages =
  'about contact donate how-it-works office people questions resources sponsors start thank-you'

/** A translation has its language in its name: `about.cy-gb.json`. */
function readDocument(site: string, type: string, name: string): Record<string, unknown> {
  const path = `${root}${site}/${type}/${name}.json`
  const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const [uid = '', lang = ''] = name.split('.')
  const language = lang === '' ? {} : { lang }
  return { id: [type, uid, lang].join('-'), uid, type, ...language, ...content }
}

/** Every published document of a site. */
function readDocuments(site: string): Record<string, unknown>[] {
  const types = readdirSync(`${root}${site}`).filter((name) => name !== 'media')
  return types.flatMap((type) =>
    readdirSync(`${root}${site}/${type}`)
      .filter((file) => !file.includes('.draft.'))
      .map((file) => readDocument(site, type, file.replace('.json', ''))),
  )
}

describe.each(['tideline', 'summit'])('the demo site %s', (name) => {
  it('has every part of a site, read from its documents [S1.01]', async () => {
    const client = clientFor(fakeContentService(readDocuments(name)))
    const read = await fetchSite(client, { uid: name })
    if (read === undefined) throw new Error('There is no such site')
    expect(read.issues).toEqual([])
    expect(read.site.header.navigation.some(({ children }) => children.length > 0)).toBe(true)
    const footer = read.site.footer.content.map(({ type }) => type).toSorted()
    expect(footer.join(' ')).toBe('content htmlContent links links modal poweredBy share')
    expect(read.site.design.colors.primary).toMatch(/^#/)
    expect(read.site.localisation.country).toMatch(/^(?:gb|au)$/)
    expect(read.site.maintenanceMode).toBe(false)
    expect(read.site.reports.map(({ type }) => type)).toEqual(['report', 'report', 'report'])
    expect(parseHomeContent(read.site).length).toBeGreaterThan(5)
    const { pages } = await fetchInternalPages(client)
    expect(
      pages
        .map(({ uid }) => uid)
        .toSorted()
        .join(' '),
    ).toBe(innerPages)
    const supporters = await fetchSupporterPages(client)
    expect(supporters).toMatchObject({ broken: [], failure: undefined })
    for (const { content, admin, team, issues: problems } of supporters.documents) {
      expect(problems).toEqual([])
      expect([content, admin, team].every((slices) => slices.length > 0)).toBe(true)
    }
    expect(supporters.documents).toHaveLength(1)
    const tags = await fetchTagPages(client)
    expect(tags).toMatchObject({ broken: [], failure: undefined })
    const values = tags.documents.map(({ value }) => value).toSorted()
    expect(values).toEqual(read.site.tags.flatMap((tag) => [...tag.values]).toSorted())
    const onboarding = await fetchOnboarding(client, read.site)
    expect(onboarding?.registration[0]?.items.length).toBeGreaterThan(2)
  })

  it('has the same words in its rich text and in the HTML of it', () => {
    const texts: unknown[] = []
    JSON.stringify(readDocument(name, 'internal_page', 'about'), (_key, value: unknown) => {
      if (Array.isArray(value) && (value[0] as { spans?: unknown })?.spans !== undefined)
        texts.push(value)
      return value
    })
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      const words = (markup: string) => markup.replaceAll(/\s+/g, '')
      expect(words(toPlainText(richTextToHtml(text)))).toBe(words(toPlainText(text)))
    }
  })
})

it('createFileSource reads a demo site without a CMS', async () => {
  const source = createFileSource(`${root}tideline`)
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
