import { createDonationWire } from '@milepost/platform/testing'
import { describe, expect, it, vi } from 'vitest'
import { loadContentPage } from './content-page.ts'
import { getPathClasses } from './content-page-view.ts'
import type { Services } from '../../services/services.ts'
import { getPageUid } from '../../frame/request/page-placeholders.ts'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'

const url = (path: string) => new URL(path, 'http://localhost')

it('decodes a path, and strips the slashes around it [S2.03]', () => {
  expect(getPageUid(url('/about/'), undefined)).toBe('about')
  expect(getPageUid(new URL('http://localhost//about//'), undefined)).toBe('about')
  expect(getPageUid(url('/about/team/'), undefined)).toBe('about/team')
  expect(getPageUid(url('/a%20b'), undefined)).toBe('a b')
  expect(getPageUid(url('/?slug=%2Fcontact%2F'), undefined)).toBe('contact')
})

it('returns one class per segment of the path [S2.04]', () => {
  expect(getPathClasses('/about/Our Team/')).toEqual(['path-about', 'path-our-team'])
  expect(getPathClasses('/')).toEqual([])
})

describe('loadContentPage', () => {
  const text = (title: string) => ({ slice_type: 'text', primary: { title } })
  const home = {
    id: 'S',
    uid: 'test',
    type: 'custom_site',
    data: {
      'meta-title': 'Tideline',
      'home-content': [{ slice_type: 'hero', primary: { title: 'Walk' } }, text('More')],
      tags: [{ name: 'Region', values: 'Bay' }],
    },
  }
  const about = {
    id: 'P',
    uid: 'about',
    type: 'internal_page',
    data: {
      title: 'About {{ name }}',
      'meta-description': 'For {{ name }}',
      'meta-image': { url: '/about.jpg', alt: '' },
      'meta-keywords': 'sea',
      content: [text('Dear {{ first_name }}')],
    },
  }
  const load = (path: string, platform = platformOf({}), documents: object[] = [home, about]) => {
    const bare = scopeOf({ documents, platform })
    const gifts = { seenDonations: new Map(), invalidate: () => undefined }
    const services = { ...bare.services, ...gifts } as unknown as Services
    const scope = { ...bare, services }
    return { scope, page: loadContentPage(scope, url(path)) }
  }

  it('has no separate heading if it begins with a hero, which contains one', async () => {
    const hero = { slice_type: 'hero', primary: { title: 'Walk' } }
    const headingOf = async (content: object[]) => {
      const walk = { ...about, uid: 'walk', data: { title: 'The walk', content } }
      return (await load('/walk', platformOf({}), [home, walk]).page)?.heading
    }
    expect(await headingOf([hero, text('More')])).toBeUndefined()
    expect(await headingOf([text('More'), hero])).toBe('The walk')
    expect(await headingOf([])).toBe('The walk')
  })

  it('is the tag page if there is no document, or a 404', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    expect(await load('/region/bay').page).toMatchObject({ title: 'Bay', status: 'failed' })
    expect(await load('/nowhere').page).toBeUndefined()
    errors.mockRestore()
  })

  it('thanks the donor at its top, uncached', async () => {
    const justNow = `/Date(${Date.parse('2026-06-15T11:59:00Z')}+0000)/` as const
    const gift = createDonationWire({ pageShortName: '', donationDate: justNow })
    const platform = platformOf({ '/donation/21303723': gift })
    const { page, scope } = load('/about?donation-id=21303723', platform)
    expect(await page).toMatchObject({
      noIndex: true,
      slices: [
        { type: 'receipt', title: '', text: '', background: 'none' },
        { type: 'text', title: 'Dear Ana' },
      ],
    })
    expect(scope.facts.isPrivate).toBe(true)
  })

  it('shows a receipt in its receipt section, uncached, if it has one', async () => {
    const thanks = { slice_type: 'receipt', primary: { title: 'Thank you' } }
    const done = { ...about, uid: 'done', data: { content: [text('More'), thanks] } }
    const { page } = load('/done?donation-id=7', platformOf({}), [home, done])
    expect((await page)?.slices.map(({ type }) => type)).toEqual(['text', 'receipt'])
  })

  it('is not cached with an unknown donation id either', async () => {
    const { page, scope } = load('/about?donation-id=7')
    expect((await page)?.slices.map(({ type }) => type)).toEqual(['receipt', 'text'])
    expect((await page)?.noIndex).toBe(true)
    expect(scope.facts.isPrivate).toBe(true)
  })
})
