import { expect, it } from 'vitest'
import { shouldRevalidatePage } from './should-revalidate-page.ts'

function reads(from: string, to: string, formMethod?: 'POST' | 'GET'): boolean {
  const url = (path: string) => new URL(path, 'http://localhost')
  return shouldRevalidatePage({
    currentUrl: url(from),
    nextUrl: url(to),
    formMethod,
    defaultShouldRevalidate: true,
  })
}

it('keeps the page while a dialog opens and closes over it [S2.35]', () => {
  expect(reads('/about', '/about?modal=gift-aid')).toBe(false)
  expect(reads('/about?modal=gift-aid&donation-id=1', '/about?donation-id=1')).toBe(false)
  expect(reads('/about?cookies=policy', '/about?cookies=preferences')).toBe(false)
})

it('reads the page again for another page, another query, and after a form', () => {
  expect(reads('/about', '/contact?modal=gift-aid')).toBe(true)
  expect(reads('/about', '/about?slug=contact')).toBe(true)
  expect(reads('/about', '/about?modal=x', 'POST')).toBe(true)
  expect(reads('/about', '/about')).toBe(true)
})

it('keeps the page after a form that only asks, too', () => {
  expect(reads('/about', '/about?modal=x', 'GET')).toBe(false)
})

it('leaves to the router what is no change of its own', () => {
  const url = (path: string) => new URL(path, 'http://localhost')
  const asked = (from: string, to: string, formMethod?: 'POST') =>
    shouldRevalidatePage({
      currentUrl: url(from),
      nextUrl: url(to),
      formMethod,
      defaultShouldRevalidate: false,
    })
  expect([asked('/about', '/about'), asked('/about', '/contact')]).toEqual([false, false])
  expect(asked('/about', '/about?modal=x', 'POST')).toBe(false)
})

it.each(['modal', 'cookies', 'login', 'redirect', 'shareOptions', 'disableScroll'])(
  'keeps the page whatever the query "%s" says [S2.35]',
  (name) => {
    expect(reads('/about?a=1', `/about?a=1&${name}=x`)).toBe(false)
  },
)
