import { describe, expect, it } from 'vitest'
import { examineEffects } from './examine-effects.ts'

const fieldsOf = (type: string, data: Record<string, unknown>) =>
  examineEffects({ type, uid: 'x', id: 'X' }, data).map(({ field }) => field)

describe('a field that changes nothing', () => {
  it.each([
    ['custom_site', { environment: 'production' }, 'environment'],
    [
      'onboarding',
      { registration: [{ primary: { jgOauthMethod: 'popup' } }] },
      'registration[0].primary.jgOauthMethod',
    ],
    ['custom_site', { 'design-fonts-body-uppercase': ' YES ' }, 'design-fonts-body-uppercase'],
    ['custom_site', { platform: [{ primary: { uid: 'c' } }] }, 'platform[0].primary.uid'],
    ['custom_site', { 'header-ctas': [{}, { block: 'yes' }] }, 'header-ctas[1].block'],
    [
      'internal_page',
      { content: [{}, { slice_type: 'hero', primary: { background: 'dark' } }] },
      'content[1].primary.background',
    ],
    [
      'internal_page',
      { content: [{ slice_type: 'leaderboard', primary: { kind: 'fitness', rankBy: 'gifts' } }] },
      'content[0].primary.rankBy',
    ],
    ['internal_page', { cta: { label: 'x', foreground: '#fff' } }, 'cta.foreground'],
    [
      'internal_page',
      { cta: { label: 'x', foreground: '#fff', background: '' } },
      'cta.foreground',
    ],
  ])('is named: %s %j', (type, data, field) => expect(fieldsOf(type, data)).toEqual([field]))

  it('says why', () => {
    const data = {
      'design-fonts-body-uppercase': 'yes',
      platform: [{ primary: { uid: 'c' } }],
      'header-ctas': [{ block: 'yes', label: 'x', foreground: '#fff' }],
      content: [{ slice_type: 'hero', primary: { background: 'dark' } }],
    }
    const found = examineEffects({ type: 'custom_site', uid: 'x', id: 'X' }, data)
    expect(found.map(({ problem }) => problem)).toEqual([
      'this changes nothing: text in capitals is hard to read; headlines and buttons may be in them',
      'this changes nothing: the uids of the items say what the site raises money for',
      'this changes nothing: a button of the header is as wide as the menu in small windows, and never in the bar',
      'the colour of a label changes nothing without a background',
      'this changes nothing: behind a hero is its picture, or the site’s dark colour',
    ])
  })
})

it.each([
  ['custom_site', { environment: '  ', 'design-environment': 'x', row: { environment: 'x' } }],
  ['internal_page', { environment: 'production', jgOauthMethod: 'popup' }],
  ['custom_site', { jgOauthMethod: 'popup' }],
  ['custom_site', { 'design-fonts-body-uppercase': 'no', 'design-uppercase': 'yes' }],
  ['custom_site', { 'design-fonts-body-uppercase': 'yes please' }],
  ['custom_site', { platform: [{ primary: { uids: 'c' }, items: [{ uid: 'c' }] }] }],
  ['custom_site', { 'my-platform': [{ primary: { uid: 'c' } }] }],
  ['custom_site', { 'header-ctas': [{ block: 'no', blocks: 'yes' }], block: 'yes' }],
  ['internal_page', { content: [{ slice_type: 'hero', primary: { background: 'none' } }] }],
  [
    'internal_page',
    { content: [{ slice_type: 'leaderboard', primary: { kind: 'people', rankBy: 'gifts' } }] },
  ],
  [
    'internal_page',
    { content: [{ slice_type: 'text', primary: { kind: 'fitness', rankBy: 'x' } }] },
  ],
  ['internal_page', { content: [{ slice_type: 'text', primary: { background: 'dark' } }] }],
  ['internal_page', { content: [{ slice_type: 'hero', primary: { backgrounds: 'dark' } }] }],
  ['internal_page', { content: { primary: { background: 'dark' } } }],
  ['internal_page', { cta: { label: 'x', foreground: '#fff', background: '#000' } }],
  ['internal_page', { cta: { foreground: '#fff' }, label: 'x' }],
  ['internal_page', { cta: { label: 'x', foreground: 7, color: '#fff' } }],
])('leaves what has an effect alone: %s %j', (type, data) =>
  expect(fieldsOf(type, data)).toEqual([]),
)
