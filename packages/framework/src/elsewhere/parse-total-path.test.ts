import { describe, expect, it } from 'vitest'
import { parseTotalPath } from './read-total.ts'

describe('parseTotalPath', () => {
  it.each([
    ['', { kind: 'site' }],
    ['page/maya-walks', { kind: 'page', slug: 'maya-walks' }],
    ['team/tide', { kind: 'team', slug: 'tide' }],
    ['tag/region/atlantic', { kind: 'tag', tag: 'region', value: 'atlantic' }],
    ['project/42', { kind: 'project', id: '42' }],
  ])('parses "%s"', (path, wanted) => expect(parseTotalPath(path)).toEqual(wanted))

  it.each([
    '/',
    'page',
    'page/',
    'page/..',
    'page/ ',
    'page/a/b',
    'team/a/',
    'tag/region',
    'tag/region/',
    'tag/../x',
    'tag/a/b/c',
    'project',
    'project/a/b',
    'constructor/x',
    'site',
  ])('rejects "%s"', (path) => expect(parseTotalPath(path)).toBeUndefined())
})
