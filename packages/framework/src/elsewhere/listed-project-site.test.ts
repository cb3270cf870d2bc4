import { getActiveProjects, parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { createSingleProjectSite } from './read-total.ts'

const now = new Date('2026-06-15T12:00:00Z')

/** Returns the ids that count towards a project alone; undefined if nothing does. */
function idsOf(items: readonly { type: string; uid: string }[], uid: string) {
  const platform = [{ slice_type: 'default', primary: {}, items }]
  const { site } = parseSite({ uid: 'test', data: { platform } })
  const open = getActiveProjects(site, { now })
  const item = open.find((one) => one.uid === uid)
  const own = item && createSingleProjectSite(site, open, item)
  return own && getActiveProjects(own, { now }).map((one) => one.uid)
}

const campaigns = [
  { type: 'campaign', uid: 'c-1' },
  { type: 'campaign', uid: 'c-2' },
]
const event = { type: 'event', uid: '5' }
const charities = [
  { type: 'charity', uid: '7' },
  { type: 'charity', uid: '8' },
]

it('contains one of the listed projects', () => {
  const pages = ['a', 'b'].map((uid) => ({ type: 'page', uid }))
  expect(idsOf(pages, 'b')).toEqual(['b'])
})

it('is undefined if the site’s total does not count this kind of project', () => {
  expect(idsOf([...campaigns, event], '5')).toBeUndefined()
  expect(idsOf([...charities, { type: 'page', uid: 'a' }], 'a')).toBeUndefined()
})
