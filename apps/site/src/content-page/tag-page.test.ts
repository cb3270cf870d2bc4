import { parseSite } from '@milepost/content'
import type { Page } from '@milepost/platform'
import { summariseTotals } from '@milepost/measures'
import { NoResponseError } from '@milepost/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Project } from '../project/project.ts'
import { scopeOf } from '../slices/slice.test-kit.ts'
import { loadTagPage } from './tag-page.ts'

const { site } = parseSite({
  uid: 'test',
  data: {
    tags: [{ name: 'Region', label: 'Where I walk', values: 'Wrackley Bay\nSallow Marsh' }],
    platform: [{ slice_type: 'default', primary: {}, items: [] }],
  },
})
const reading = <T>(value: T) => Promise.resolve({ value, asOf: new Date(0), isLastGood: false })
const maya = { id: '1', slug: 'maya', name: 'Maya walks', active: true, raised: 50, image: '' }
const totals = { ...summariseTotals([]), raised: 120.5, donations: 3, fitnessDistanceTotal: 42_195 }

function projectWith(tags: NonNullable<Project['tags']>): Project {
  return {
    currency: async () => 'GBP',
    country: 'gb',
    donateUrl: '',
    tags,
    startUrl: () => Promise.resolve('/register'),
  } as unknown as Project
}

const load = (project: Project | undefined, path: string) =>
  loadTagPage(scopeOf({ site, project }), new URL(path, 'http://site.example'), path.slice(1))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

describe('a tag page', () => {
  const project = projectWith({
    totals: () => reading(totals),
    board: () => reading([]),
    pages: () => reading({ pages: [maya as unknown as Page], count: 12 }),
  })

  it('stands at the slugs of tag and value, with totals and who leads [S3.17, S5.32]', async () => {
    const page = await load(project, '/region/wrackley-bay')
    expect(page).toMatchObject({
      status: 'fetched',
      title: 'Wrackley Bay',
      heading: 'Wrackley Bay',
    })
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
  })

  it('has failed when its figures cannot be read, and stands with a message [S7.108]', async () => {
    const down = () => Promise.reject(new NoResponseError({} as never, new Error('down')))
    const page = await load(
      projectWith({ totals: down, board: down, pages: down }),
      '/region/wrackley-bay',
    )
    expect(page?.status).toBe('failed')
    expect(page?.slices.map(({ type }) => type)).toEqual(['totals', 'totals'])
    expect(JSON.stringify(page?.slices)).toContain('cannot be read just now')
  })
})
