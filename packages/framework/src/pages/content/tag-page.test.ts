import { parseSite } from '@milepost/content'
import { type Page, NoResponseError } from '@milepost/platform'
import { summariseTotals } from '@milepost/measures'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Project } from '../../totals/project.ts'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { loadTagPage } from './tag-page.ts'

const { site } = parseSite({
  uid: 'test',
  data: {
    tags: [{ name: 'Region', label: 'Where I walk', values: 'Wrackley Bay\nSallow Marsh' }],
    platform: [{ slice_type: 'default', primary: {}, items: [] }],
  },
})
const reading = <T>(value: T) => Promise.resolve({ value, asOf: new Date(0), isLastGood: false })
const maya = {
  id: '1',
  slug: 'maya',
  name: 'Maya walks',
  active: true,
  money: { raisedMinor: 5000 },
  image: '',
}
const totals = {
  ...summariseTotals([]),
  money: { raisedMinor: 12_050, offlineMinor: 0, currency: 'GBP' },
  donations: 3,
  fitnessDistanceTotal: 42_195,
}

function projectWith(tags: NonNullable<Project['tags']>): Project {
  return {
    currency: async () => 'GBP',
    country: 'gb',
    donateUrl: '',
    summary: () => reading({ exclusions: [] }),
    tags,
    startUrl: () => Promise.resolve('/register'),
  } as unknown as Project
}

const load = (project: Project | undefined, path: string) =>
  loadTagPage(scopeOf({ site, project }), new URL(path, 'http://site.example'), path.slice(1))

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

describe('loadTagPage', () => {
  const project = projectWith({
    totals: () => reading(totals),
    board: () => reading([]),
    measured: () => reading([]),
    pages: () => reading({ pages: [maya as unknown as Page], count: 12 }),
  })

  it('is at the slugs of tag and value, with totals and leaderboard', async () => {
    const page = await load(project, '/region/wrackley-bay')
    expect(page).toMatchObject({
      status: 'fetched',
      title: 'Wrackley Bay',
      heading: 'Wrackley Bay',
      description: '',
      image: undefined,
      noIndex: false,
      path: '/region/wrackley-bay',
      pathClasses: ['path-region', 'path-wrackley-bay'],
    })
    expect(page).not.toHaveProperty('layoutOverrides')
    expect(page?.slices).toMatchObject([
      {
        type: 'totals',
        totals: [
          { value: '12', label: 'supporters' },
          { value: '£120.50', label: 'raised' },
          { value: '3' },
          { value: '42.2 km' },
          { value: '0' },
        ],
      },
      { type: 'leaderboard', places: [{ position: 1, name: 'Maya walks', amount: '£50' }] },
    ])
  })

  it('does not exist for a value or a tag that is not configured [S5.32]', async () => {
    expect(await load(project, '/region/nowhere')).toBeUndefined()
    expect(await load(project, '/colour/wrackley-bay')).toBeUndefined()
    expect(await load(project, '/region/wrackley-bay/more')).toBeUndefined()
    expect(await load(project, '/region')).toBeUndefined()
    expect(await load(project, '//wrackley-bay')).toBeUndefined()
  })

  it('shows at most twenty active pages, with their totals', async () => {
    const pages = [
      { ...maya, owner: 'Maya Diaz', image: '/m.jpg' },
      { ...maya, id: '', slug: 'jo lee', name: 'Jo', owner: 'Jo' },
      { ...maya, id: '3', slug: '', name: 'Nobody yet' },
      { ...maya, id: '4', slug: 'gone', active: false },
      ...Array.from({ length: 30 }, (_, index) => ({ ...maya, slug: `s-${index}` })),
    ]
    const page = await load(
      projectWith({
        ...project.tags!,
        pages: () => reading({ pages: pages as unknown as Page[], count: 34 }),
      }),
      '/region/wrackley-bay',
    )
    const board = page?.slices.at(-1)
    expect(board).toMatchObject({
      type: 'leaderboard',
      title: 'Wrackley Bay leaderboard',
      text: '',
      background: 'tint',
      anchor: 'leaderboard',
    })
    const places = board?.type === 'leaderboard' && 'length' in board.places ? board.places : []
    expect(places).toHaveLength(20)
    const amount = '£50'
    expect(places.slice(0, 4)).toEqual([
      {
        id: '1',
        position: 1,
        name: 'Maya walks',
        subtitle: 'Maya Diaz',
        amount,
        image: '/m.jpg',
        href: '/fundraising/maya',
      },
      { id: 'jo lee', position: 2, name: 'Jo', amount, href: '/fundraising/jo%20lee' },
      expect.objectContaining({ id: '3', position: 3, href: undefined }),
      expect.objectContaining({ position: 4, href: '/fundraising/s-0' }),
    ])
  })

  it('shows the content of its document to its audience', async () => {
    const segment = (key: string, value: string) => ({
      slice_type: 'segment',
      primary: { isSegmented: 'Yes' },
      items: [{ key, value }],
    })
    const text = (title: string) => ({ slice_type: 'text', primary: { title } })
    const document = {
      id: 'T1',
      uid: 't',
      type: 'tag_pages',
      data: {
        tag: 'Region',
        label: 'Walk the bay',
        image: { url: '/bay.jpg', alt: 'The bay', dimensions: { width: 3, height: 2 } },
        'meta-title': 'The bay',
        'meta-description': 'All of it',
        'meta-keywords': 'sea',
        content: [
          segment('Region', 'Sallow Marsh'),
          text('Marsh only'),
          segment('Region', 'Wrackley Bay'),
          text('{{ name }} at {{ url }}: {{ type }}, {{ slug }}'),
          { slice_type: 'callToAction', items: [{ label: 'Give', linkType: 'donate' }] },
        ],
      },
    }
    const url = new URL('http://site.example/region/wrackley-bay')
    const scope = scopeOf({ site, project, documents: [document] })
    const page = await loadTagPage(scope, url, 'region/wrackley-bay')
    expect(page).toMatchObject({
      layoutOverrides: { keywords: 'sea' },
      description: 'All of it',
      heading: undefined,
      image: expect.stringContaining('bay.jpg') as string,
      title: 'The bay',
    })
    expect(page?.slices[0]).toMatchObject({
      type: 'hero',
      title: 'Wrackley Bay',
      text: 'Walk the bay',
      background: 'none',
      edge: 'none',
      actions: [],
    })
    const [, , marsh, bay, action] = page?.slices ?? []
    expect(marsh).toMatchObject({ segments: [{ key: 'Region', value: 'Sallow Marsh' }] })
    const title = `Wrackley Bay at ${url.href}: Region, wrackley-bay`
    expect(bay).toMatchObject({ type: 'text', title })
    expect(bay).not.toHaveProperty('segments')
    expect(action).toMatchObject({ actions: [{ label: 'Give', href: '/#donate' }] })
  })

  it('has the status failed if its totals cannot be read, and shows the rest with a message [S7.108]', async () => {
    const message = 'We couldn’t load this section. Try again in a moment.'
    const down = () => Promise.reject(new NoResponseError({} as never, new Error('down')))
    const without = (broken: Partial<NonNullable<Project['tags']>>) =>
      load(projectWith({ ...project.tags!, ...broken }), '/region/wrackley-bay')
    const failed = { type: 'totals', title: '', text: '', totals: { message } }
    const figures = { background: 'none', totals: [{ value: '£120.50' }, {}, {}, {}] }
    expect(await without({ pages: down })).toMatchObject({
      status: 'failed',
      slices: [{ ...failed, ...figures }, failed],
    })
    const all = { totals: down, board: down, measured: down, pages: down }
    expect(await without(all)).toMatchObject({ status: 'failed', slices: [failed, failed] })
  })
})
