import { parseSite } from '@milepost/content'
import { describe, expect, it, vi } from 'vitest'
import { scopeOf } from '../section/slice.test-kit.ts'
import { toOtherWaysView } from './donate.server.ts'

const phone = { 'giving-phone': '01632 960000' }

/** Sets up a site whose checkout responds with these statuses in turn; 0 for no response. */
function setUp(
  data: object,
  {
    statuses = [],
    link = 'https://pay.example/p/0',
  }: { statuses?: readonly number[]; link?: string } = {},
) {
  let asked = 0
  const fetch = vi.fn(async () => {
    const status = statuses[asked] ?? 200
    asked += 1
    if (status === 0) throw new TypeError('fetch failed')
    return new Response(null, { status })
  })
  const scope = scopeOf({ site: parseSite({ uid: 'test', data }).site })
  const platform = { links: { pageDonateLink: () => link } }
  Object.assign(scope.services, { fetch, platformFor: () => platform })
  return { scope, fetch }
}

describe('toOtherWaysView', () => {
  it('returns undefined while the checkout responds, whatever its status', async () => {
    const { scope, fetch } = setUp(phone, { statuses: [404] })
    expect(await toOtherWaysView(scope)).toBeUndefined()
    expect(scope.facts.isDegraded).toBe(false)
    expect(fetch).toHaveBeenCalledWith(
      'https://pay.example',
      expect.objectContaining({ method: 'HEAD', redirect: 'manual' }),
    )
  })

  it.each([[[0, 0]], [[503, 500]]])(
    'shows the other ways for %j, with one check',
    async (statuses) => {
      const { scope, fetch } = setUp(phone, { statuses })
      expect(await toOtherWaysView(scope)).toMatchObject({
        isInPlace: false,
        phone: { label: 'Call 01632 960000 to give', href: 'tel:01632960000' },
      })
      expect(scope.facts.isDegraded).toBe(true)
      await toOtherWaysView(scope)
      expect(fetch).toHaveBeenCalledTimes(2)
    },
  )

  it('replaces the form if the editor says so, without a request', async () => {
    const { scope, fetch } = setUp({ ...phone, 'giving-paused': 'Yes' }, { statuses: [0, 0] })
    expect(await toOtherWaysView(scope)).toMatchObject({ isInPlace: true })
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each(['/give/0', 'http://site.example/give/0'])(
    'does not check the site’s own checkout (%s)',
    async (link) => {
      const { scope, fetch } = setUp(phone, { statuses: [0, 0], link })
      expect(await toOtherWaysView(scope)).toBeUndefined()
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('requests nothing from third parties, also on supporters’ donate pages', async () => {
    const photo = { type: 'image', url: 'https://elsewhere.example/bucket.jpg', alt: 'A bucket' }
    const { scope } = setUp({ 'giving-paused': 'Yes', 'giving-otherText': [photo] })
    const ways = await toOtherWaysView(scope)
    expect(ways?.html).toContain('A bucket')
    expect(ways?.html).not.toContain('<img')
  })
})
