import { createPageWire } from '@milepost/platform/testing'
import { expect, it } from 'vitest'
import type { Project } from '../../totals/project.ts'
import { platformOf, scopeOf, sliceScopeOf, slicesOf } from '../section/slice.test-kit.ts'
import { toSliceViews } from '../sections.server.ts'

it.each([
  [undefined, 'Be the first to give'],
  [true, 'No donations yet'],
])(
  'asks for a first donation only while the page accepts donations (ended: %s)',
  async (ended, raised) => {
    const platform = platformOf({
      '/fundraising/pages/sam': createPageWire({
        totalRaisedOnline: '0',
        totalRaisedOffline: '0',
        grandTotalRaisedExcludingGiftAid: '0',
        expiryDate: '/Date(4102444800000+0000)/',
      }),
    })
    const project = { platform, hasEnded: ended } as unknown as Project
    const [view] = await toSliceViews(
      slicesOf({ slice_type: 'featuredSupporters', primary: {}, items: [{ slug: 'sam' }] }),
      sliceScopeOf(scopeOf({ platform, project })),
      { placeholders: new Map() },
    )
    expect(view).toMatchObject({ supporters: [{ raised: expect.stringContaining(raised) }] })
  },
)
