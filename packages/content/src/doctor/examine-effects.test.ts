import { expect, it } from 'vitest'
import { examineEffects } from './examine-effects.ts'

const examined = (type: string, data: Record<string, unknown>) =>
  examineEffects({ type, uid: 'x', id: 'X' }, data).map(
    ({ field, problem }) => `${field}: ${problem}`,
  )
const hero = (primary: object) => ({ slice_type: 'hero', primary })
const leaderboard = (kind: string) => ({
  slice_type: 'leaderboard',
  primary: { kind, rankBy: 'gifts' },
})
const text = (primary: object) => ({ slice_type: 'text', primary })

it('names the fields that change nothing, and says why', () => {
  const site = {
    environment: 'production',
    'design-fonts-body-uppercase': ' YES ',
    platform: [{ primary: { uid: 'c' } }],
    'header-ctas': [{}, { block: 'yes', label: 'x', foreground: '#fff' }],
  }
  expect(examined('custom_site', site)).toEqual([
    'environment: this changes nothing: PLATFORM_ENVIRONMENT of the site’s server says which platform it is on',
    'design-fonts-body-uppercase: this changes nothing: text in capitals is hard to read; headlines and buttons may be in them',
    'platform[0].primary.uid: this changes nothing: the uids of the items say what the site raises money for',
    'header-ctas[1].block: this changes nothing: a button of the header is as wide as the menu in small windows, and never in the bar',
    'header-ctas[1].foreground: the colour of a label changes nothing without a background',
  ])
  const page = {
    content: [{}, hero({ background: 'dark' }), leaderboard('fitness')],
    cta: { label: 'x', foreground: '#fff', background: '' },
  }
  expect(examined('internal_page', page)).toEqual([
    'content[1].primary.background: this changes nothing: behind a hero is its picture, or the site’s dark colour',
    'content[2].primary.rankBy: this changes nothing: a board of fitness ranks by its measure',
    'cta.foreground: the colour of a label changes nothing without a background',
  ])
  const registration = [{ primary: { jgOauthMethod: 'popup' } }]
  expect(examined('onboarding', { registration })).toEqual([
    'registration[0].primary.jgOauthMethod: this changes nothing: the site’s useJGOauth and the platform’s clientId say how people sign in',
  ])
})

it('leaves what has an effect alone', () => {
  const site = {
    environment: '  ',
    'design-environment': 'x',
    row: { environment: 'x' },
    jgOauthMethod: 'popup',
    'design-fonts-body-uppercase': 'no',
    'design-uppercase': 'yes',
    platform: [{ primary: { uids: 'c' }, items: [{ uid: 'c' }] }],
    'my-platform': [{ primary: { uid: 'c' } }],
    'header-ctas': [{ block: 'no', blocks: 'yes' }],
    block: 'yes',
  }
  expect(examined('custom_site', site)).toEqual([])
  expect(examined('custom_site', { 'design-fonts-body-uppercase': 'yes please' })).toEqual([])
  const page = {
    environment: 'production',
    jgOauthMethod: 'popup',
    content: [
      hero({ background: 'none', backgrounds: 'dark' }),
      leaderboard('people'),
      text({ kind: 'fitness', rankBy: 'x', background: 'dark' }),
    ],
    ctas: [
      { label: 'x', foreground: '#fff', background: '#000' },
      { foreground: '#fff' },
      { label: 'x', foreground: 7, color: '#fff' },
    ],
    label: 'x',
  }
  expect(examined('internal_page', page)).toEqual([])
  expect(examined('internal_page', { content: { primary: { background: 'dark' } } })).toEqual([])
})
