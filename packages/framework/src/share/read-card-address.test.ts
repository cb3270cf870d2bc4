import { expect, it } from 'vitest'
import { readCardAddress } from './read-card-address.ts'

it.each([
  ['site/abc_-1.png', { kind: 'site', names: [], version: 'abc_-1' }],
  ['page/maya-walks/v.png', { kind: 'page', names: ['maya-walks'], version: 'v' }],
  ['team/Zoë & co/v.png', { kind: 'team', names: ['Zoë & co'], version: 'v' }],
  ['tag/region/north-sea/v.png', { kind: 'tag', names: ['region', 'north-sea'], version: 'v' }],
])('reads %s', (path, address) => expect(readCardAddress(path)).toEqual(address))

it.each([
  '',
  'site',
  'site/.png',
  'site/a.jpg',
  'site/a.png/',
  'site/a/b.png',
  'page/v.png',
  'page//v.png',
  'page/ /v.png',
  'page/../../v.png',
  `page/${'a'.repeat(201)}/v.png`,
  `site/${'a'.repeat(41)}.png`,
  'site/a.png?x.png',
  'tag/region/v.png',
  'toString/v.png',
  '__proto__/v.png',
])('reads no card in %s', (path) => expect(readCardAddress(path)).toBeUndefined())
