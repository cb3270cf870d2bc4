import { expect, it } from 'vitest'
import { mayBeFramed } from './frame-rule.ts'

it('never frames sign-in, edit and report screens', () => {
  const may = (path: string) => mayBeFramed(new URL(path, 'http://localhost'))
  for (const path of [
    '/fundraising-edit/maya',
    '/reports',
    '/Reports/x',
    '/account',
    '/about?login',
  ])
    expect(may(path)).toBe(false)
  for (const path of ['/', '/fundraising/maya', '/reporters']) expect(may(path)).toBe(true)
})
