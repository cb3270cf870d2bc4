import { summariseTotals } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import type { Project, ProjectSummary } from './project.ts'
import { withShare } from './with-share.ts'

const reading = <T>(value: T) => ({ value, asOf: new Date(0), isLastGood: false })
const project = (targetMinor: number) =>
  ({
    summary: async () =>
      reading({ raisedMinor: 500, offlineMinor: 100, targetMinor, donationCount: 7, items: [] }),
    people: async () => reading([{ slug: 'maya' }]),
    teams: async () => reading([{ slug: 'gulls' }]),
    donations: async () => reading([{ id: '1' }]),
    activity: async () => reading(summariseTotals([])),
    fitness: undefined,
    streaks: undefined,
  }) as unknown as Project

const summaryOf = async (share: number, targetMinor: number): Promise<Partial<ProjectSummary>> =>
  (await withShare(project(targetMinor), share).summary()).value

describe('a project that has raised a share of its target', () => {
  it('says so, without parts that add up to something else', async () => {
    expect(await summaryOf(2.5, 2000)).toMatchObject({
      raisedMinor: 5000,
      offlineMinor: 0,
      donationCount: 7,
    })
    expect(await summaryOf(2.5, 2000)).toHaveProperty('items', undefined)
  })

  it('has what it has where there is no target, and nothing where nothing is asked', async () => {
    expect(await summaryOf(1, 0)).toMatchObject({ raisedMinor: 500 })
    expect(await summaryOf(0, 0)).toMatchObject({ raisedMinor: 0, donationCount: 0 })
  })

  it('has nobody on its boards and no gifts before the first one', async () => {
    const none = withShare(project(2000), 0)
    expect((await none.people(5)).value).toEqual([])
    expect((await none.teams?.(5))?.value).toEqual([])
    expect((await none.donations(5)).value).toEqual([])
    expect(none.fitness).toBeUndefined()
    expect((await withShare(project(2000), 1).people(5)).value).toHaveLength(1)
  })
})
