import { describe, expect, it } from 'vitest'
import { getActivityDescription } from '@milepost/supporter/page-facts'
import { pageSummaryOf } from './views.ts'

describe('a page in short', () => {
  it('says what, why and in memory of whom', () =>
    expect(
      pageSummaryOf({
        pageSummaryWhat: ' Walking 100 km ',
        pageSummaryWhy: 'For the river',
        attribution: 'In memory of Ruth',
      }),
    ).toEqual({ lines: ['Walking 100 km', 'For the river'], attribution: 'In memory of Ruth' }))

  it.each(['Walking 100', '100 km on foot', '1609.5 metres'])(
    'shows "%s" as it is, because it has words',
    (what) => expect(getActivityDescription({ pageSummaryWhat: what })).toBe(what),
  )

  it('says nothing where a platform says nothing, or blanks', () => {
    const silent = { pageSummaryWhat: undefined, pageSummaryWhy: undefined, attribution: undefined }
    expect(pageSummaryOf(silent)).toEqual({ lines: [], attribution: undefined })
    expect(pageSummaryOf({ ...silent, attribution: '  ' }).attribution).toBeUndefined()
  })
})
