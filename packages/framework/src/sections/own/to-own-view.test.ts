import { requiredNumber, sliceSchema, text } from '@milepost/content/fields'
import { parseContent } from '@milepost/content'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineServer, defineSlice } from '../../app/extend/define-server.ts'
import { englishMessages } from '../../messages/site-messages.ts'
import { sliceScopeOf } from '../section/slice.test-kit.ts'

const own = vi.hoisted(() => ({ server: {} as object }))
vi.mock('virtual:milepost/server', () => ({
  get default() {
    return own.server
  },
}))

const pledge = defineSlice({
  type: 'pledge',
  fields: { goal: requiredNumber({ above: 0 }) },
  items: { name: text },
  present: async ({ primary, items }, { site, money }) => ({
    goal: await money(primary.goal * 100),
    names: items.map(({ name }) => name),
    site: site.uid,
  }),
})
const quote = defineSlice({ type: 'quote', interactive: true, present: () => ({ said: 'by us' }) })
const broken = defineSlice({
  type: 'broken',
  present: () => {
    throw new Error('No tide table')
  },
})
const slices = [pledge, quote, broken]
const schemas = Object.fromEntries(slices.map(({ type, schema }) => [type, schema]))
const document = { type: 'internal_page', uid: 'about', id: 'P1' }
const pageOf = (...content: { slice_type: string; primary?: object; items?: object[] }[]) =>
  parseContent(document, 'content', content, { schemas })
const placeholders = { get: (name: string) => (name === 'first_name' ? 'Maya' : undefined) }
const viewsOf = (page: ReturnType<typeof pageOf>, scope = sliceScopeOf()) =>
  toSliceViews(page, scope, { placeholders })

// Files of tests share modules: these are loaded again, with a mock of the application's file.
let toSliceViews: (typeof import('../sections.server.ts'))['toSliceViews']
beforeAll(async () => {
  vi.resetModules()
  ;({ toSliceViews } = await import('../sections.server.ts'))
})
afterAll(() => vi.resetModules())
beforeEach(() => void (own.server = defineServer({ slices })))
afterEach(() => vi.restoreAllMocks())

describe('slices of the application', () => {
  it('are presented by their `present` function, next to unknown types', async () => {
    const page = pageOf(
      { slice_type: 'confetti', primary: { colour: 'red' } },
      {
        slice_type: 'pledge',
        primary: { goal: 20, title: ' Ours ', anchor: 'us' },
        items: [{ name: 'Ada' }],
      },
      { slice_type: 'balloons' },
      { slice_type: 'quote', primary: { background: 'tint' } },
      { slice_type: '__proto__' },
    )
    expect(await viewsOf(page)).toEqual([
      { type: 'unknown', message: 'Unknown slice type: confetti' },
      {
        type: 'custom',
        name: 'pledge',
        title: 'Ours',
        text: '',
        background: 'none',
        anchor: 'us',
        view: { goal: '£20', names: ['Ada'], site: 'test' },
      },
      { type: 'unknown', message: 'Unknown slice type: balloons' },
      expect.objectContaining({
        type: 'custom',
        name: 'quote',
        view: { said: 'by us' },
        isInteractive: true,
      }),
      { type: 'unknown', message: 'Unknown slice type: __proto__' },
    ])
  })

  it('are reported in development with the missing file if there are none', async () => {
    const scope = sliceScopeOf()
    Object.assign(scope.services.environment, { development: true })
    expect(await viewsOf(pageOf({ slice_type: 'confetti' }), scope)).toEqual([
      {
        type: 'unknown',
        message: 'Unknown slice type: confetti (app/site.server.ts registers slices of your own)',
      },
    ])
  })

  it('have the anchor `donate` if they replace the donate form', async () => {
    own.server = defineServer({ slices: [defineSlice({ type: 'donate', present: () => ({}) })] })
    const schemas = { donate: sliceSchema('donate', {}, {}) }
    const anchorsOf = async (primary: object) => {
      const content = [{ slice_type: 'donate', primary, items: [] }]
      const views = await viewsOf(parseContent(document, 'content', content, { schemas }))
      return views.map((view) => 'anchor' in view && view.anchor)
    }
    expect(await anchorsOf({})).toEqual(['donate'])
    expect(await anchorsOf({ anchor: 'give' })).toEqual(['give'])
  })

  it('support placeholders in their fields', async () => {
    const [view] = await viewsOf(
      pageOf({ slice_type: 'pledge', primary: { goal: 1, title: 'For {{ first_name }}' } }),
    )
    expect(view).toMatchObject({ title: 'For Maya' })
  })

  it('show a message if `present` throws, with a short cache lifetime', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const scope = sliceScopeOf()
    expect(
      await viewsOf(pageOf({ slice_type: 'broken' }, { slice_type: 'quote' }), scope),
    ).toMatchObject([
      {
        type: 'custom',
        name: 'broken',
        view: undefined,
        problem: englishMessages.figures.unavailable,
      },
      { type: 'custom', name: 'quote' },
    ])
    expect(scope.facts.isDegraded).toBe(true)
    expect(String(told.mock.calls)).toContain('No tide table')
  })

  it('are rejected with type and field if a document is invalid', () =>
    expect(() => pageOf({ slice_type: 'pledge', primary: { goal: 'lots' } })).toThrow(
      'internal_page/about, content[0].primary.goal: expected a number above 0, found "lots"',
    ))
})

describe('defineSlice and defineServer', () => {
  it.each(['', '1st', 'a b', 'x'.repeat(65), '__proto__'])('reject the type %j', (type) =>
    expect(() => defineSlice({ type, present: () => ({}) })).toThrow(TypeError),
  )

  it('reject two slices of one type', () =>
    expect(() => defineServer({ slices: [pledge, quote, pledge] })).toThrow(
      'app/site.server.ts: two slices have the type "pledge".',
    ))
})
