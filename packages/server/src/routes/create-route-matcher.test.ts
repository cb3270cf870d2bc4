import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createRouteMatcher } from './create-route-matcher.ts'
import { toPagePath } from './request-route.ts'

const route = (id: string, path: string | undefined, module: object, index = false) => [
  id,
  { id, path, index, parentId: id === 'root' ? undefined : 'root', module },
]
const action = () => undefined
const routes = Object.fromEntries([
  route('root', '', {}),
  route('home', undefined, { action }, true),
  route('sign-in', 'sign-in', { handle: { isClosed: true } }),
  route('edit', 'fundraising-edit/:slug', { handle: { isClosed: true } }),
  route('poster', 'teams/:team/poster', {}),
  route('total', 'totals/:kind/:file', {}),
  route('large', 'large', { action, handle: { maximumBytes: 10 } }),
  route('page', '*', { action }),
]) as unknown as ServerBuild['routes']
const match = createRouteMatcher({ routes })

describe('createRouteMatcher', () => {
  it.each([
    '/sign-in',
    '/%73ign-in',
    '/sign%2Din',
    '/SIGN-IN',
    '/sign-in/',
    '/sign-in.data',
    '/%66undraising-edit/maya',
    '/fundraising%2Dedit/maya',
  ])('recognises %s as a closed route', (path) => expect(match(path)?.isClosed).toBe(true))

  it.each(['/fundraising-edit/maya', '/teams/maya/poster', '/totals/page/maya.json'])(
    'returns the name in %s, which no log line contains',
    (path) => expect(match(path)?.slug).toBe('maya'),
  )

  it('knows which routes accept forms, and their maximum size', () => {
    expect(match('/')).toMatchObject({ id: 'home', hasAction: true, isIndex: true })
    expect(match('/sign-in')).toMatchObject({ hasAction: false })
    expect(match('/large')).toMatchObject({ maximumBytes: 10 })
    expect(match('/about')).toMatchObject({ id: 'page', isClosed: false, maximumBytes: undefined })
  })

  it('returns the same result for a repeated path of any length', () => {
    for (const path of ['/sign-in', '/about', `/${'long'.repeat(200)}`]) {
      expect(match(path)).toEqual(match(path))
      expect(match(path)?.id).toBe(path === '/sign-in' ? 'sign-in' : 'page')
    }
  })
})

it('finds the page whose data is requested', () =>
  expect(['/_root.data', '/about.data', '/about/_.data', '/about'].map(toPagePath)).toEqual(
    '/ /about /about/ /about'.split(' '),
  ))
