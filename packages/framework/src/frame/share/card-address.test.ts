import { expect, it } from 'vitest'
import { parseCardPath } from '../../elsewhere/share-card/answer-card.ts'

it.each([
  ['site/abc_-1.jpg', { kind: 'site', names: [], version: 'abc_-1' }],
  ['page/maya-walks/v.jpg', { kind: 'page', names: ['maya-walks'], version: 'v' }],
  ['team/Zoë & co/v.jpg', { kind: 'team', names: ['Zoë & co'], version: 'v' }],
  ['tag/region/north-sea/v.jpg', { kind: 'tag', names: ['region', 'north-sea'], version: 'v' }],
])('parses %s', (path, address) => expect(parseCardPath(path)).toEqual(address))

it.each([
  '',
  'site',
  'site/.jpg',
  'site/a.png',
  'site/a.jpg/',
  'site/a/b.jpg',
  'page/v.jpg',
  'page//v.jpg',
  'page/ /v.jpg',
  'page/../../v.jpg',
  `page/${'a'.repeat(201)}/v.jpg`,
  `site/${'a'.repeat(41)}.jpg`,
  'site/a.jpg?x.jpg',
  'tag/region/v.jpg',
  'toString/v.jpg',
  '__proto__/v.jpg',
])('rejects %s', (path) => expect(parseCardPath(path)).toBeUndefined())
