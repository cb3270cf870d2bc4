import { createReadCache } from '@milepost/server'
import { expect, it } from 'vitest'
import { createPreviewServices } from '../services/preview-services.ts'
import type { Services } from '../services/services.ts'
import { createPagesProject } from './pages-project.ts'
import { testGuid, pageRow, recordingPlatform, itemsOf } from './platform.test-kit.ts'
import { getProjectReadKey } from './project.ts'

const override = { name: '', targetMajor: undefined, story: '', image: '', url: '', donateUrl: '' }
const settings = { country: 'gb', override }

it('keeps the totals of a previewed draft apart from those of the live site', async () => {
  const rows = [pageRow(1, 'ann', 100), pageRow(2, 'ben', 200), pageRow(3, 'cat', 999)]
  const { platform } = recordingPlatform(({ path, query }) => {
    if (path.endsWith('/donations')) return { donations: [], totalDonations: 0 }
    const asked = Object.values(query).join(',')
    return { results: rows.filter((_, index) => asked.includes(testGuid(index + 1))) }
  })
  const live = {
    reads: createReadCache({ now: () => 0 }),
    now: () => new Date(0),
    content: { source: { at: () => ({}) } },
  } as unknown as Services
  const raised = async (services: Services, pages: readonly string[]) => {
    const project = createPagesProject({ ...settings, services, platform, pages: itemsOf(pages) })
    return (await project.summary()).value.raisedMinor
  }
  const liveList = [testGuid(1), testGuid(2)]
  const draftList = [testGuid(1), testGuid(3)]
  const draft = createPreviewServices(live, 'draft')
  expect(await raised(draft, draftList)).toBe(109_900)
  expect(await raised(live, liveList)).toBe(30_000)
  expect(await raised(draft, draftList)).toBe(109_900)
})

it('differs for every setting that affects the reads', () => {
  const keys = [
    getProjectReadKey(settings, itemsOf(['a', 'b'])),
    getProjectReadKey(settings, itemsOf(['b', 'a'])),
    getProjectReadKey(settings, itemsOf(['a']), itemsOf(['b'])),
    getProjectReadKey(settings, itemsOf(['a', 'b'], { excludeOffline: true })),
    getProjectReadKey(settings, itemsOf(['a', 'b'], { excludeTeamIds: ['otters'] })),
    getProjectReadKey(settings, [...itemsOf(['a']), ...itemsOf(['b'], { excludeOffline: true })]),
    getProjectReadKey({ ...settings, variant: 'justgiving' }, itemsOf(['a', 'b'])),
    getProjectReadKey({ ...settings, country: 'au' }, itemsOf(['a', 'b'])),
    getProjectReadKey(
      { ...settings, override: { ...override, name: 'Ours' } },
      itemsOf(['a', 'b']),
    ),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(getProjectReadKey(settings, itemsOf(['a', 'b']))).toBe(keys[0])
})
