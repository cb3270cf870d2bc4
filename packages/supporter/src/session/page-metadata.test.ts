import type { Page } from '@milepost/platform'
import { describe, expect, it } from 'vitest'
import { pageOf, samUser, scopeOf } from './session.test-kit.ts'
import { fetchPageMetadata } from './fetch-page-metadata.ts'
import { signOut } from './sign-out.ts'
import { toSessionPage } from './to-session-page.ts'

describe('what the site keeps of a page', () => {
  const mine = pageOf('sam-runs', { id: '7' })
  const path = 'GET /metadata/v1/apps/sandbox/metadata'
  const rows = [{ id: 'm1', key: 'shirt', value: 'L', pageId: 7 }]

  it('is read for a supporter’s own page, in their name', async () => {
    const { scope, session, requests } = scopeOf({ user: samUser, pages: [mine] }, { [path]: rows })
    await fetchPageMetadata(scope, 'sam-runs')
    expect(session().pages[0]?.data.metadata).toEqual({ shirt: 'L' })
    expect(requests).toMatchObject([{ line: path, authorization: `Bearer ${samUser.token}` }])
  })

  it.each([
    ['of somebody else', 'other', [mine]],
    ['without an id', 'sam-runs', [pageOf('sam-runs', { id: '' })]],
  ])('is not asked for a page %s', async (_whose, slug, pages) => {
    const { scope, requests } = scopeOf({ user: samUser, pages })
    await fetchPageMetadata(scope, slug)
    expect(requests).toEqual([])
  })

  it('stays as it is known while it cannot be read, and after a sign-out', async () => {
    const known = pageOf('sam-runs', { id: '7', metadata: { shirt: 'M' } })
    const down = scopeOf({ user: samUser, pages: [known] }, { [path]: 500 })
    await fetchPageMetadata(down.scope, 'sam-runs')
    expect(down.session().pages[0]?.data.metadata).toEqual({ shirt: 'M' })
    const left = scopeOf(
      { user: samUser, pages: [known] },
      {
        [path]: () => {
          left.scope.change({ type: 'cleared' })
          return rows
        },
      },
    )
    await fetchPageMetadata(left.scope, 'sam-runs')
    expect(left.session().pages).toEqual([])
  })

  it('is an error where the mistake is our own', async () => {
    const { scope } = scopeOf({ user: samUser, pages: [mine] })
    const mistake = new TypeError('undefined is no function')
    const platformFor = () => {
      throw mistake
    }
    await expect(fetchPageMetadata({ ...scope, platformFor }, 'sam-runs')).rejects.toBe(mistake)
  })
})

describe('a page of the session', () => {
  const page = {
    ...pageOf('sam-runs').data,
    owner: 'Sam Okafor',
    slug: 'sam-runs',
    expired: false,
    pageMetadata: { shirt: { id: 'm1', value: 'L' } },
    raised: 12,
  } as unknown as Page

  it('is the wrapper of its owner, slug and the fields that are stored [S3.16]', () =>
    expect(toSessionPage(page)).toEqual(pageOf('sam-runs', { metadata: { shirt: 'L' } })))

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('that is active (%s) and expired (%s) is active: %s', (active, expired, expected) =>
    expect(toSessionPage({ ...page, active, expired }).data.active).toBe(expected),
  )
})

it('forgets who signs out with their unsaved work, and says so', async () => {
  const { scope, session, toasts, toastThemes, forgotten } = scopeOf({
    user: samUser,
    pages: [pageOf('a')],
  })
  await signOut(scope)
  expect([session().user, session().pages]).toEqual([undefined, []])
  expect(toasts).toEqual([scope.messages.signedOut])
  expect(toastThemes).toEqual(['success'])
  expect(forgotten).toEqual([undefined])
})
