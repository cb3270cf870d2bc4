import { parseSite } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { englishMessages } from '../messages/site-messages.ts'
import { toActionViews } from './views.ts'

const targets = { donate: '/#donate', signup: '/register', excludedRoutes: [] }

const buttonsOf = (button: Record<string, unknown>) =>
  parseSite({ uid: 'x', data: { 'header-ctas': [{ label: 'Go', ...button }] } }).site.header.ctas
const shown = (button: Record<string, unknown>) =>
  toActionViews(buttonsOf(button), targets, englishMessages)[0]

describe('toActionViews', () => {
  it('creates a button with id, colours and width [S3.64]', () => {
    expect(shown({ url: '/a' })).toEqual({ label: 'Go', href: '/a', emphasis: 'primary' })
    const own = { id: 'go', background: '#ffe9a8', foreground: '#222222', block: 'Yes' }
    expect(shown({ url: '/a', style: 'quiet', ...own })).toEqual({
      label: 'Go',
      href: '/a',
      emphasis: 'primary',
      overrides: {
        id: 'go',
        style: { '--milepost-surface-fill': '#ffe9a8', '--milepost-surface-on-fill': '#222222' },
        wide: true,
      },
    })
  })

  it.each([
    ['', 'primary'],
    ['primary', 'primary'],
    ['secondary', 'secondary'],
    ['quiet', 'tertiary'],
  ])('shows the style "%s" as %s [S3.64]', (style, emphasis) =>
    expect(shown({ url: '/a', style })).toMatchObject({ emphasis }),
  )

  it('lets the standard button start a page, like a signup button [S3.64]', () => {
    expect(shown({ standardButton: 'fundraisingPage' })).toMatchObject({
      href: '/register',
      asksFor: 'signup',
    })
    expect(shown({ standardButton: 'fundraisingPage', linkType: 'donate' })).toMatchObject({
      href: '/#donate',
      asksFor: 'donate',
    })
    expect(shown({})).toBeUndefined()
  })

  it.each([
    ['donate', 'Donate', '/#donate'],
    ['signup', 'Start a page', '/register'],
    ['login', 'Sign in', '?login'],
  ])('has a default label for a %s button without one', (linkType, label, href) => {
    const unnamed = buttonsOf({ linkType }).map((button) => ({ ...button, label: '' }))
    expect(toActionViews(unnamed, targets, englishMessages)).toEqual([
      { label, href, emphasis: 'primary', asksFor: linkType },
    ])
  })
})
