import { describe, expect, it } from 'vitest'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'
import { readPageExtras } from '../../pages/supporter/to-supporter-view.ts'
import { loadSupporterPage, readPage } from './read-page.ts'
import { readTeam } from './read-team.ts'

/** Every read that a page by slug starts. */
const readAll = (scope: ReturnType<typeof scopeOf>, slug: string) =>
  Promise.all([
    readPage(scope, slug).then(({ value }) => value),
    loadSupporterPage(scope, slug),
    readTeam(scope, slug),
    readPageExtras(scope, slug),
  ])

describe('reading by the slug of a URL', () => {
  it.each(['', '.', '..', '...', 'a\n', 'a\u0000b', '\ud800', 'x'.repeat(201), ':'.repeat(8000)])(
    'finds nothing for %j',
    async (slug) => {
      const platform = platformOf({})
      const [page, reading, team, extras] = await readAll(scopeOf({ platform }), slug)
      expect([page, reading, team]).toEqual([undefined, undefined, undefined])
      expect(extras).toEqual({ fitness: undefined, tags: undefined })
      expect(platform.asked).toEqual([])
    },
  )

  it.each([400, 403, 404, 410, 414, 422, 431])(
    'finds nothing for an unusual slug (%i)',
    async (status) => {
      const scope = scopeOf({ platform: platformOf({ '': status }) })
      const [page, reading, team] = await readAll(scope, "' or 1=1 --")
      expect([page, reading, team]).toEqual([undefined, undefined, undefined])
      expect(scope.facts.isDegraded).toBe(false)
    },
  )

  it.each([401, 403, 429, 500, 503])('fails if an ordinary slug returns %i', async (status) => {
    const scope = scopeOf({ platform: platformOf({ '': status }) })
    await expect(readPage(scope, 'maya-walks')).rejects.toMatchObject({ status })
  })
})
