import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deserialiseSlice } from '../documents/deserialise-fields.ts'
import { parseInternalPage } from '../pages/internal-pages.ts'
import { parseOnboarding } from '../pages/onboarding.ts'
import { parseSupporterPages } from '../pages/supporter-pages.ts'
import { parseTagPages } from '../pages/tag-pages.ts'
import { parseHomeContent, parseSite } from '../site/parse-site.ts'
import { pageSliceSchemas } from '../slices/page-slices.ts'
import { footerSchemas, registrationSchema, reportSchema } from '../slices/site-slices.ts'
import {
  documentModels,
  sampleDocument,
  sampleSlice,
  getSamples,
  sliceModels,
} from './models.fixture.ts'

const schemas: Record<string, v.GenericSchema> = {
  ...pageSliceSchemas,
  ...footerSchemas,
  registration: registrationSchema,
  report: reportSchema,
}

interface Peek {
  readonly entries?: Record<string, Peek>
  readonly pipe?: readonly Peek[]
  readonly item?: Peek
  readonly wrapped?: Peek
}

/** The names of a schema's fields as a document writes them. */
function fieldNames(schema: Peek | undefined): string[] {
  const entries = schema?.entries ?? schema?.pipe?.find(({ entries: inside }) => inside)?.entries
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const inside = fieldNames(field.wrapped?.entries === undefined ? undefined : field.wrapped)
    return inside.length === 0 ? [name] : inside.map((part) => `${name}-${part}`)
  })
}

describe('models of slices', () => {
  it.each(Object.entries(schemas))('%s has the fields of its schema', (name, schema) => {
    const model = sliceModels.get(name)
    const { primary, items } = (schema as Peek).entries ?? {}
    expect(Object.keys(model?.primary ?? {}).toSorted()).toEqual(fieldNames(primary).toSorted())
    expect(Object.keys(model?.items ?? {}).toSorted()).toEqual(fieldNames(items?.item).toSorted())
  })

  it.each(Object.entries(schemas))('%s offers only what its schema takes', (name, schema) => {
    const slice = sampleSlice(name)
    for (const part of ['primary', 'items'] as const) {
      for (const [field, model] of Object.entries(sliceModels.get(name)?.[part] ?? {})) {
        for (const sample of getSamples(model)) {
          const fields = {
            ...(part === 'items' ? (slice['items'] as object[])[0] : (slice['primary'] as object)),
            [field]: sample,
          }
          const changed = { ...slice, [part]: part === 'items' ? [fields] : fields }
          const { issues } = v.safeParse(schema, deserialiseSlice(changed))
          expect(issues?.map(({ message }) => `${field}: ${message}`) ?? []).toEqual([])
        }
      }
    }
  })

  it('exist for every page and footer slice, and for nothing else', () => {
    const known = [...Object.keys(schemas), 'default', 'everydayhero']
    expect([...sliceModels.keys()].toSorted()).toEqual(known.toSorted())
  })
})

describe('models of documents', () => {
  it('exist for every type', () =>
    expect([...documentModels.keys()].toSorted()).toEqual(
      'custom_site internal_page onboarding supporter_pages tag_pages'.split(' '),
    ))

  it('describe a complete custom_site that has no issues', () => {
    const { site, issues } = parseSite(sampleDocument('custom_site'))
    expect(issues).toEqual([])
    expect(parseHomeContent(site)).toHaveLength(Object.keys(pageSliceSchemas).length)
    expect(site.footer.content.map(({ type }) => type)).toEqual(Object.keys(footerSchemas))
    expect(site.platform.map(({ variant, items }) => [variant, items.length])).toEqual([
      ['default', 1],
      ['everydayhero', 1],
    ])
  })

  it.each([
    ['internal_page', parseInternalPage],
    ['supporter_pages', parseSupporterPages],
    ['tag_pages', parseTagPages],
  ] as const)('describe a complete %s that has no issues', (type, parse) => {
    const page = parse(sampleDocument(type))
    expect(page.issues).toEqual([])
    expect(page.content.filter((slice) => slice.type === 'unknown')).toEqual([])
    expect(page.content).toHaveLength(Object.keys(pageSliceSchemas).length)
  })

  it('describe a complete onboarding document', () =>
    expect(parseOnboarding(sampleDocument('onboarding')).registration).toHaveLength(1))

  const unread = new Set(['uid', 'home-content', 'content', 'admin', 'team'])
  const fields = [...documentModels].flatMap(([type, model]) =>
    type === 'onboarding'
      ? []
      : Object.keys(model)
          .filter((name) => !unread.has(name))
          .map((name) => [type, name] as const),
  )
  const parsers = {
    custom_site: (raw: unknown) => parseSite(raw).issues,
    internal_page: (raw: unknown) => parseInternalPage(raw).issues,
    supporter_pages: (raw: unknown) => parseSupporterPages(raw).issues,
    tag_pages: (raw: unknown) => parseTagPages(raw).issues,
  }

  it.each(fields)('of %s have no field that nothing reads: %s', (type, name) => {
    const document = sampleDocument(type)
    const issues = parsers[type as keyof typeof parsers]({
      ...document,
      data: { ...document.data, [name]: Symbol('wrong') },
    })
    expect(issues.map(({ field }) => field)).toContain(name)
  })
})
