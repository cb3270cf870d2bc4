import { describe, expect, it } from 'vitest'
import { overlayWanted } from './overlay-address.ts'

describe('the address of an overlay', () => {
  it.each([
    ['site', { kind: 'site' }],
    ['page/ada', { kind: 'page', slug: 'ada' }],
    ['team/otters', { kind: 'team', slug: 'otters' }],
    ['tag/region/atlantic', { kind: 'tag', tag: 'region', value: 'atlantic' }],
  ])('%s names what the total is of', (rest, wanted) => {
    expect(overlayWanted(rest)).toEqual(wanted)
  })

  it.each([
    '',
    'site/ada',
    'page',
    'page/',
    'page/..',
    'page/ada/more',
    'tag/region',
    'tag/region/atlantic/more',
    'tag//atlantic',
    'project/1',
    'constructor/prototype',
  ])('"%s" names nothing', (rest) => {
    expect(overlayWanted(rest)).toBeUndefined()
  })
})
