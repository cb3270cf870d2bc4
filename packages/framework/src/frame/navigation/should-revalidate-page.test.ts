import { expect, it } from 'vitest'
import { shouldRevalidatePage } from './should-revalidate-page.ts'

function reads(from: string, to: string, formMethod?: 'POST' | 'GET', isUsual = true): boolean {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://localhost'))
  return shouldRevalidatePage({
    currentUrl: currentUrl!,
    nextUrl: nextUrl!,
    formMethod,
    defaultShouldRevalidate: isUsual,
  })
}

it.each([
  ['/about', '/about?modal=gift-aid', undefined],
  ['/about?modal=gift-aid&donation-id=1', '/about?donation-id=1', undefined],
  ['/about?cookies=policy', '/about?cookies=preferences', undefined],
  ['/about', '/about?modal=x', 'GET'],
] as const)('keeps the page while a dialog toggles: %s to %s [S2.35]', (from, to, method) =>
  expect(reads(from, to, method)).toBe(false),
)

it.each([
  ['/about', '/contact?modal=gift-aid', undefined],
  ['/about', '/about?slug=contact', undefined],
  ['/about', '/about?modal=x', 'POST'],
  ['/about', '/about', undefined],
] as const)('reads the page again, unless the router would not: %s to %s', (from, to, method) => {
  expect(reads(from, to, method)).toBe(true)
  expect(reads(from, to, method, false)).toBe(false)
})

it.each(['modal', 'cookies', 'login', 'redirect', 'shareOptions', 'disableScroll'])(
  'keeps the page whatever the query "%s" says [S2.35]',
  (name) => expect(reads('/about?a=1', `/about?a=1&${name}=x`)).toBe(false),
)
