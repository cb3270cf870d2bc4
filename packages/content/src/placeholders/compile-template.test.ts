import { assert, object, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replacePlaceholders } from './replace-placeholders.ts'
import {
  isPlaceholderKey,
  placeholderKeys,
  getPlaceholderValues,
  compileTemplate,
  UnknownPlaceholderError,
} from './compile-template.ts'

const firstName = (name: string, donor?: string) =>
  getPlaceholderValues({
    query: new URLSearchParams({ name }),
    donation: donor === undefined ? undefined : { name: donor },
  }).get('first_name')

it("first_name is the name in the query, or else the donor's", () => {
  expect(firstName('  Ann  Lee ', 'Bob Hall')).toBe('Ann')
  expect(firstName('   ', 'Bob Hall')).toBe('Bob')
  expect(firstName('', '  Bob Hall')).toBe('Bob')
  expect(firstName('')).toBe('')
})

describe('placeholders have no value', () => {
  it('for fields that are not text, numbers, booleans or named objects', () => {
    const values = getPlaceholderValues({
      page: { charity: { name: 'Ours' }, event: { name: 7 }, campaign: ['x'], slug: '', id: null },
    })
    expect(values.get('charity')).toBe('Ours')
    for (const key of ['event', 'campaign', 'slug', 'id']) expect(values.get(key)).toBe('')
    expect([values.has('page_event'), values.has('page_slug')]).toEqual([false, false])
  })

  it('for fields that are not placeholders', () =>
    expect(getPlaceholderValues({ donation: { weather: 'rain' } }).has('weather')).toBe(false))
})

const query = (text: string) => new URLSearchParams(text)

describe('compileTemplate', () => {
  it.each(['a b', 'a(b)', 'a=1', '{x}', '[x]', 'a/b', 'a,b', '\n'])(
    'rejects %j as a variable [S8.02]',
    (variable) =>
      expect(() => compileTemplate('Hello', { variable })).toThrow(
        'Invalid `variable` option passed into `_.template`',
      ),
  )

  it('requires the variable in placeholders', () => {
    const fill = compileTemplate('{{ data.name }}, {{data.amount}}', { variable: 'data' })
    expect(fill(new Map(Object.entries({ name: 'Ola', amount: '5' })))).toBe('Ola, 5')
    expect(() =>
      compileTemplate('{{ name }}', { variable: 'data' })(new Map([['name', 'x']])),
    ).toThrow(UnknownPlaceholderError)
  })

  it('evaluates nothing and replaces only once', () => {
    expect(() => compileTemplate('{{ 1 + 1 }}')(new Map())).toThrow(
      expect.objectContaining({
        name: 'UnknownPlaceholderError',
        message: 'Unknown placeholder: 1 + 1',
        placeholder: '1 + 1',
      }),
    )
    const values = new Map([['name', '{{ amount }} $& $1 <%= 7 %>']])
    expect(compileTemplate('Hi {{name}}')(values)).toBe('Hi {{ amount }} $& $1 <%= 7 %>')
  })
})

describe('isPlaceholderKey', () => {
  it.each(['name', 'user_name', 'page_a-b', 'metadata_1'])('is true for %s', (key) =>
    expect(isPlaceholderKey(key)).toBe(true),
  )

  it.each(['nobody', 'user_', 'my_user_name', 'user_name!', `page_${'x'.repeat(65)}`])(
    'is false for %s',
    (key) => expect(isPlaceholderKey(key)).toBe(false),
  )
})

describe('getPlaceholderValues', () => {
  const page = {
    active: true,
    campaign: 'Coast',
    charity: { name: 'Tideline Trust' },
    donationUrl: 'https://x.example/donate',
    event: 'Walk',
    id: 7,
    image: 'https://x.example/a.jpg',
    name: 'Siân walks',
    owner: 'Siân',
    raised: 12.5,
    slug: 'sian',
    story: 'Because.',
    target: 100,
    type: 'individual',
    url: 'https://x.example/sian',
    uuid: 'u-1',
  }

  it('cleans the texts of the query', () => {
    const values = getPlaceholderValues({ query: query('name=Si%00a%0D%0An&answer_1=%00') })
    expect([values.get('name'), values.get('answer_1')]).toEqual(['Sia\nn', ''])
  })

  it('has every key of the specification [S3.73]', () => {
    const values = getPlaceholderValues({
      page,
      query: query('amount=5&first_name=Ola&answer_1=a&answer_2=b&answer_3=c'),
    })
    expect(Object.fromEntries(placeholderKeys.map((key) => [key, values.get(key)]))).toEqual({
      ...page,
      active: 'true',
      id: '7',
      raised: '12.5',
      target: '100',
      charity: 'Tideline Trust',
      amount: '5',
      amount_x2: '10',
      amount_x3: '15',
      amount_x4: '20',
      answer_1: 'a',
      answer_2: 'b',
      answer_3: 'c',
      first_name: 'Ola',
    })
    expect(placeholderKeys).toHaveLength(24)
  })

  it('prefers names of the charity, campaign and event to the ids of a page [S3.73]', () => {
    const ids = { charity: '2050', campaign: 'c0ffee', event: '742990' }
    const values = getPlaceholderValues({
      page: ids,
      donation: ids,
      names: { charity: 'Tideline Trust', campaign: 'Walk the Tideline', event: '' },
    })
    expect(['charity', 'campaign', 'event', 'page_event'].map((key) => values.get(key))).toEqual([
      'Tideline Trust',
      'Walk the Tideline',
      '',
      '742990',
    ])
  })

  it.each([
    ['5', ['10', '15', '20']],
    ['12.5', ['25', '37.50', '50']],
    ['0.35', ['0.70', '1.05', '1.40']],
    ['37.65', ['75.30', '112.95', '150.60']],
    ['lots', ['', '', '']],
    ['-5', ['', '', '']],
    ['1e9', ['', '', '']],
  ])('multiplies %s exactly [S3.74]', (amount, expected) => {
    const values = getPlaceholderValues({ query: new URLSearchParams({ amount }) })
    expect([2, 3, 4].map((times) => values.get(`amount_x${times}`))).toEqual(expected)
  })

  it('adds fields of user, page and metadata with their prefix [S3.75]', () => {
    const values = getPlaceholderValues({
      page: { name: 'Walk', team: null },
      user: { name: 'Ola', id: 3 },
      metadata: { shirt: 'L' },
    })
    expect(
      ['page_name', 'user_name', 'user_id', 'metadata_shirt'].map((key) => values.get(key)),
    ).toEqual(['Walk', 'Ola', '3', 'L'])
  })

  it('never contains tokens or passwords', () => {
    const user = { token: 'secret', refreshToken: 'secret', tokenExpiry: 1, password: 'secret' }
    const values = [...getPlaceholderValues({ user }).values()]
    expect(values.filter((value) => value !== '')).toEqual([])
    const page = { clientSecret: 'a', Expiry: 'b', sessionToken: 'c', PASSWORD: 'd', shirt: 'L' }
    for (const [prefix, source] of Object.entries({ page, metadata: page, user: page })) {
      const names = [...getPlaceholderValues({ [prefix]: source }).keys()]
      expect(names.filter((name) => name.startsWith(`${prefix}_`))).toEqual([`${prefix}_shirt`])
    }
  })

  it('prefers the query to the donation, and the donation to the page', () => {
    const sources = { page: { name: 'page', amount: 1 }, donation: { name: 'donor', amount: 2 } }
    expect(getPlaceholderValues(sources).get('name')).toBe('donor')
    expect(getPlaceholderValues(sources).get('amount_x2')).toBe('4')
    expect(getPlaceholderValues({ ...sources, query: query('name=asked') }).get('name')).toBe(
      'asked',
    )
    expect(getPlaceholderValues({ page: sources.page }).get('name')).toBe('page')
  })

  it.each(['amount', 'name', 'first_name', 'answer_1', 'answer_2', 'answer_3'])(
    'reads {{%s}} from the query [S2.24, S2.25, S2.26, S2.27]',
    (key) => {
      const values = getPlaceholderValues({ query: new URLSearchParams({ [key]: '  25 ' }) })
      expect(replacePlaceholders(`<{{ ${key} }}>`, values)).toBe('<25>')
    },
  )
})

describe('replacePlaceholders', () => {
  it('replaces known placeholders, with empty text if they have no value', () => {
    const values = getPlaceholderValues({ query: query('first_name=Ola&amount=25') })
    expect(
      replacePlaceholders('Thanks {{first_name}}{{ user_name }}, £{{amount_x2}}!', values),
    ).toBe('Thanks Ola, £50!')
  })

  it.each([
    '{{ nobody }} and {{ name }}',
    '{{ constructor }}',
    '{{ __proto__ }}',
    '{{ toString }}',
    '{{ name.length }}',
    '{{ "name" }}',
    '{{ }}',
  ])('returns %j unchanged [S5.29]', (text) =>
    expect(replacePlaceholders(text, getPlaceholderValues({ query: query('name=Ola') }))).toBe(
      text,
    ),
  )

  it('accepts any text and any source', () => {
    assert(
      property(string(), object(), object(), (text, donation, page) => {
        const values = getPlaceholderValues({ donation, page, user: page, metadata: donation })
        const filled = replacePlaceholders(`${text}{{name}}{{${text}}}`, values)
        expect(typeof filled).toBe('string')
        for (const key of placeholderKeys) expect(typeof values.get(key)).toBe('string')
      }),
    )
  })

  // With time that grows by the square, the test would not end.
  it('ends for a hostile text', () => {
    const text = `${'{{ '.repeat(200_000)}${'{'.repeat(200_000)}${'{{name}}'.repeat(10_000)}`
    expect(replacePlaceholders(text, getPlaceholderValues({}))).toBeTypeOf('string')
  })
})
