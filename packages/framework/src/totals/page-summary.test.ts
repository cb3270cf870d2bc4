import { describe, expect, it } from 'vitest'
import { getActivityDescription } from '@milepost/supporter/page-facts'
import { toPageSummaryView } from './views.ts'

describe('pageSummaryOf', () => {
  it('contains what, why and the attribution', () =>
    expect(
      toPageSummaryView({
        pageSummaryWhat: ' Walking 100 km ',
        pageSummaryWhy: 'For the river',
        attribution: 'In memory of Ruth',
      }),
    ).toEqual({ lines: ['Walking 100 km', 'For the river'], attribution: 'In memory of Ruth' }))

  it.each(['Walking 100', '100 km on foot', '1609.5 metres'])(
    'shows "%s" unchanged, because it contains words',
    (what) => expect(getActivityDescription({ pageSummaryWhat: what })).toBe(what),
  )

  it('is empty for missing or blank fields', () => {
    const silent = { pageSummaryWhat: undefined, pageSummaryWhy: undefined, attribution: undefined }
    expect(toPageSummaryView(silent)).toEqual({ lines: [], attribution: undefined })
    expect(toPageSummaryView({ ...silent, attribution: '  ' }).attribution).toBeUndefined()
  })
})
