import { describe, expect, it } from 'vitest'
import { checkConfig, type MessageCatalogue } from './check-config.ts'

const now = new Date('2026-06-15T12:00:00Z')
const contact = { 'accessibility-email': 'help@demo.example' }
const examined = (own: object, messages?: MessageCatalogue) => {
  const data = { ...contact, ...own }
  return checkConfig({ id: 'S', uid: 'demo', type: 'custom_site', data }, { now, messages }).map(
    ({ kind, field, problem }) => `${kind} ${field}: ${problem}`,
  )
}
const platform = (items: readonly unknown[], slice_type = 'default', primary: object = {}) => ({
  platform: [{ slice_type, primary, items }],
})

/** Finding kinds and fields for these projects. */
const placesOf = (items: readonly unknown[]) =>
  examined(platform(items)).map((one) => one.split(':')[0])

it('names a project by its index in the document, after invalid projects too', () => {
  const item = { type: 'campaign', uid: 'c', endDate: '2026-06-14' }
  const items = [{ type: 'raffle' }, { ...item, endDate: '2027-01-01' }, 7, item]
  expect(examined(platform(items)).at(-1)).toMatch(/^project-window platform\[0\]\.items\[3\]:/)
})

describe('findings of projects', () => {
  it('ignore spaces around the texts of a project', () => {
    const item = { type: ' campaign ', uid: ' c ', startDate: '', endDate: ' 2026-06-14 ' }
    const open = { type: 'campaign', uid: 'c', endDate: '' }
    expect(examined(platform([open, item]))).toEqual([
      'project-window platform[0].items[1]: default: the campaign "c" isn\'t active at the moment (ever to 2026-06-14)',
    ])
    expect(examined(platform([open, { type: ' page ', uid: ' p ' }]))).toEqual([
      'project-kinds platform[0].items[1].type: the page "p" isn\'t counted: totals only include projects of the type "campaign"',
    ])
  })

  it('distinguish projects with the same uid by their end', () => {
    const ended = ['a', 'b'].map((uid) => ({ type: 'campaign', uid, endDate: '2026-06-14' }))
    expect(placesOf(ended)).toEqual([
      'project-window platform[0].items[0]',
      'project-window platform[0].items[1]',
    ])
    const campaign = { type: 'campaign', uid: '7' }
    const pages = ['p', 'q'].map((uid) => ({ type: 'page', uid }))
    const sameUid = { type: 'event', uid: '7' }
    for (const items of [
      [campaign, ...pages],
      [campaign, sameUid, ...pages.slice(1)],
    ]) {
      expect(placesOf(items)).toEqual([
        'project-kinds platform[0].items[1].type',
        'project-kinds platform[0].items[2].type',
      ])
    }
  })
})

describe('findings of project kinds', () => {
  const of = (...types: string[]) => types.map((type, at) => ({ type, uid: String(at + 1) }))

  it.each([
    [of('page', 'page'), []],
    [of('charity', 'charity'), []],
    [of('event', 'charity'), []],
    [of('campaign', 'campaign'), []],
    [[{ type: 'event', uid: '742990' }], []],
    [
      of('campaign', 'event'),
      [
        'items[1].type: the event "2" isn\'t counted: totals only include projects of the type "campaign"',
      ],
    ],
    [
      of('page', 'event'),
      [
        'items[0].type: the page "1" isn\'t counted: totals only include projects of the type "event"',
      ],
    ],
    [
      of('page', 'charity'),
      [
        'items[0].type: the page "1" isn\'t counted: totals only include projects of the type "charity"',
      ],
    ],
    [
      [{ type: 'event', uid: '12a' }],
      ['items[0].type: the event "12a" has no totals: the uid of an event must be a number'],
    ],
    [
      [{ type: 'event', uid: 'a12' }],
      ['items[0].type: the event "a12" has no totals: the uid of an event must be a number'],
    ],
    [[{ type: 'charity', uid: 'a' }], []],
  ])('report projects that are not in the totals: %j', (items, expected) => {
    expect(examined(platform(items))).toEqual(
      expected.map((one) => `project-kinds platform[0].${one}`),
    )
  })

  it('report only pages-only problems on the peer-to-peer variant', () => {
    const items = of('page', 'campaign')
    expect(examined(platform(items, 'everydayhero'))).toEqual([
      'pages-only platform[0].items[1].type: Projects on Everydayhero must be based on pages only',
    ])
  })
})

describe('findings of custom messages', () => {
  const catalogue = { messages: { 'a.give': 'Give', 'a.left': '{amount} of {target} to go' } }

  it.each([
    [{ key: 'a.give', text: 'Donate' }, []],
    [{ key: ' a.left ', text: '{amount}, {target}, {}, {a b}' }, []],
    [{ key: 'gave', text: 'x' }, ['messages[0].key: there is no message "gave"']],
    [
      { key: ' a.left ', text: '{amount} {sum} {rest}' },
      [
        'messages[0].text: the message "a.left" has no parameter {sum}',
        'messages[0].text: the message "a.left" has no parameter {rest}',
      ],
    ],
  ])('report unknown keys, unknown parameters and missing plural forms: %j', (row, expected) => {
    expect(examined({ messages: [row] }, catalogue)).toEqual(
      expected.map((one) => `unknown-message ${one}`),
    )
  })

  it('name the last row of a key, which is the effective one', () => {
    const rows = [
      { key: 'gave', text: 'x' },
      { key: 'gave', text: 'y' },
      { key: 'a.give', text: 'z' },
      7,
      { key: 8, text: 'gave' },
    ]
    expect(examined({ messages: rows }, catalogue).filter((one) => one.startsWith('un'))).toEqual([
      'unknown-message messages[1].key: there is no message "gave"',
    ])
  })
})
