import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusHeading } from './focus-heading.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
beforeEach(() => {
  document.body.innerHTML =
    '<section><p>x</p><h2 id="title">Gifts</h2><h3>More</h3></section><div id="plain">y</div><a id="link" href="/">z</a>'
})

afterEach(() => document.body.replaceChildren())

it('focuses the first heading of an element without a tab stop', () => {
  focusHeading(find('section'))
  expect(document.activeElement).toBe(find('#title'))
  expect(find('#title')?.getAttribute('tabindex')).toBe('-1')
})

it('focuses the element if it is a heading, has none, or is focusable', () => {
  focusHeading(find('h3'))
  expect(document.activeElement).toBe(find('h3'))
  focusHeading(find('#plain'))
  expect(document.activeElement).toBe(find('#plain'))
  focusHeading(find('#link'))
  expect(document.activeElement).toBe(find('#link'))
  expect(find('#link')?.hasAttribute('tabindex')).toBe(false)
})

it('does nothing without an element', () => {
  focusHeading(find('section'))
  focusHeading(undefined)
  focusHeading(find('#nowhere'))
  expect(document.activeElement).toBe(find('#title'))
})
