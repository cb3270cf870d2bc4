// @vitest-environment node
import * as kit from './index.ts'
import { describe, expect, it } from 'vitest'
import type { Validator } from './index.ts'
import { acceptedFiles, maxFileSize } from './rules.ts'

interface Row {
  id: string
  rule: Validator
  message: string
  accepted: readonly unknown[]
  refused: readonly unknown[]
}

const table: Record<string, Row> = {
  email: {
    id: 'S5.03',
    rule: kit.email(),
    message: 'Please enter a valid email',
    accepted: [
      'ada@example.org',
      'a.b+c@mail.example.co.uk',
      "o'neil@example.ie",
      'ada@bücher.de',
      `ada@example.${'a'.repeat(63)}`,
    ],
    refused: [
      'ada',
      `ada@example.${'a'.repeat(64)}`,
      `A@0${'.AAAAAAAA'.repeat(1200)}`,
      'ada@',
      '@example.org',
      'ada@example',
      'a b@example.org',
      'ada@example..org',
      '.ada@example.org',
      'ada.@example.org',
      'ada@-example.org',
      'ada@example.org ',
      '😀@x.org',
      'ada@exam​ple.org',
      'ada@example.org\nbcc: x@y.z',
      7,
      {},
      ['ada@example.org'],
    ],
  },
  phone: {
    id: 'S5.04',
    rule: kit.phone(),
    message: 'Please enter a valid phone number',
    accepted: ['020 7946 0958', '+44 (0)20-7946.0958', '*100#', ' 07700 900123 ', 442079460958],
    refused: ['0800 CALL', '٠١٢٣', '020/7946', '020_7946', 'ext. 4', '☎', {}, true],
  },
  url: {
    id: 'S5.05',
    rule: kit.url(),
    message: 'Please enter a valid URL',
    accepted: [
      'https://example.org',
      'http://www.example.org:8080/a?b=c#d',
      'HTTPS://EXAMPLE.ORG/',
      'https://müller.example/straße',
      'https://example.org/a%20b',
      'http://192.0.2.1/',
      'http://localhost:3000',
      'https://intranet/about',
      'http://[::1]:3000/x',
      'https://[2001:db8::1]',
    ],
    refused: [
      'example.org',
      'https://',
      'https://[example]',
      'https://[::1',
      'https://[::1]x',
      'https://user@[::1]',
      'ftp://example.org',
      'https://a b.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user@example.org',
      'https:example.org',
      'https://example..org',
      ' https://example.org',
      'https://example.org:99999',
      5,
      { href: 'https://example.org' },
    ],
  },
  slug: {
    id: 'S5.06',
    rule: kit.slug(),
    message: 'Please enter a valid URL using only letters, numbers or hyphens (-)',
    accepted: ['adas-run-2026', 'A', '42', '-'],
    refused: ['ada run', 'ada_run', 'siân', 'ada/run', '../x', 'a.b', 'ａｄａ', {}],
  },
  number: {
    id: 'S5.07',
    rule: kit.number(),
    message: 'Must be a number',
    accepted: ['0', '42', '-3.50', '.5', '5.', '+7', '12 ', ' 12', '\t5\n', 0, -1.5, 1e21],
    refused: ['1,000', '1e5', '0x10', '٣', '1 2', '1.2.3', '-', '.', 'Infinity', NaN, Infinity, {}],
  },
  alphaNumeric: {
    id: 'S5.08',
    rule: kit.alphaNumeric(),
    message: 'Field must be only letters or numbers',
    accepted: ['abc', 'ABC123', 'Siân2', 'नमस्ते', '東京2', 42],
    refused: ['a b', 'a-b', 'a_b', 'a.b', '😀', 'a\u200bb', {}, true],
  },
  alpha: {
    id: 'S5.09',
    rule: kit.alpha(),
    message: 'Field must be only letters',
    accepted: ['abc', 'ABC', 'Siân', 'Sia\u0302n', 'ж', '東京'],
    refused: ['abc1', 'a b', "o'neil", '-', '½', '😀', 7, {}],
  },
  alphaNumericSpecial: {
    id: 'S5.10',
    rule: kit.alphaNumericSpecial(),
    message: 'No special characters allowed',
    accepted: ["St. John's_Run/Walk #5 & more + a-b", 'Zoë 2'],
    refused: ['a!', 'a@b', 'a,b', 'a\\b', 'a\tb', 'a’b', '<b>', '£5', '😀', {}],
  },
  name: {
    id: 'S5.11',
    rule: kit.name(),
    message:
      "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
    accepted: ['Ada', "Mary-Ann O'Neil Jr.", 'ADA lovelace', 'a b c'],
    refused: ['Ada  Lovelace', 'Siân', 'Ada2', 'Ada\tL', 'Ada_L', 'O’Neil', 'ſ', 7, {}],
  },
  passwordComplexity: {
    id: 'S5.12',
    rule: kit.passwordComplexity(),
    message:
      'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
    accepted: ['a1#', 'CORRECT horse 7!', 'пароль1№', '1a_', 'x9😀'],
    refused: ['abc#', '123#', 'abc123', 'a1 ', 'siân1', '#', 1, {}],
  },
}

describe.each(Object.entries(table))('%s', (_, { id, rule, message, accepted, refused }) => {
  it.each(accepted.map((value) => [value]))(`accepts %j [${id}]`, (value) =>
    expect(rule(value)).toBeUndefined(),
  )
  it.each(refused.map((value) => [value]))(`refuses %j with its message [${id}]`, (value) =>
    expect(rule(value)).toBe(message),
  )
})

it.each([
  ['email', kit.email('No')],
  ['phone', kit.phone('No')],
  ['url', kit.url('No')],
  ['slug', kit.slug('No')],
  ['number', kit.number('No')],
  ['greaterThan', kit.greaterThan(9999, 'No')],
  ['equals', kit.equals('a', 'No')],
  ['equalsField', kit.equalsField('a', 'No')],
])('%s uses a custom message', (_, rule) => expect(rule('§')).toBe('No'))

describe('required', () => {
  const rule = kit.required()
  it.each([['x'], [' x '], [0], [-0], [1], [true], [['a']], [{}], ['0'], ['\u200b'], [NaN]])(
    'accepts %j [S5.02]',
    (value) => expect(rule(value)).toBeUndefined(),
  )
  it.each([[''], ['   '], ['\t\n\u00a0\u3000'], [null], [undefined], [false], [[]]])(
    'refuses %j as blank or missing [S5.02]',
    (value) => expect(rule(value)).toBe('This field is required'),
  )
})

const everyOther: readonly (readonly [string, Validator])[] = [
  ...Object.entries(table).map(([title, { rule }]) => [title, rule] as const),
  ['equals', kit.equals('x')],
  ['equalsField', kit.equalsField('other')],
  ['doesNotEqualField', kit.doesNotEqualField('other')],
  ['containsField', kit.containsField('other')],
  ['doesNotContainField', kit.doesNotContainField('other')],
  ['greaterThan', kit.greaterThan(5)],
  ['greaterThanOrEqualTo', kit.greaterThanOrEqualTo(5)],
  ['lessThan', kit.lessThan(-5)],
  ['lessThanOrEqualTo', kit.lessThanOrEqualTo(-5)],
]

describe.each(everyOther)('%s', (_, rule) => {
  it.each([[''], ['  '], [null], [undefined], [false], [[]]])(
    'lets the empty value %j pass [S5.01]',
    (value) => expect(rule(value, { other: 'something' })).toBeUndefined(),
  )

  it('does not throw for any type of value', () => {
    const odd = [
      Symbol('x'),
      Object.create(null),
      { toString: null },
      () => 1,
      new Date(NaN),
      new Map(),
      1n,
      '\ud800',
      new Proxy({}, {}),
    ]
    for (const value of odd) {
      expect(['string', 'undefined']).toContain(typeof rule(value, { other: value }))
      expect(['string', 'undefined']).toContain(typeof rule(value))
    }
  })

  it.each([
    ['a'.repeat(10_000)],
    [`${'a'.repeat(9_999)}!`],
    [`${'a-'.repeat(5_000)}!`],
    [`${'1.'.repeat(5_000)}x`],
    [`${'a.'.repeat(5_000)}@`],
    [`a@${'a.'.repeat(5_000)}`],
    [`a@${'a-'.repeat(120)}`],
    [`http://${'a.'.repeat(5_000)}`],
    [`${' '.repeat(9_999)}x`],
    ['\u0301'.repeat(10_000)],
    ['😀'.repeat(5_000)],
  ])('validates long hostile text in linear time', (value) => {
    // With exponential run time the test would never finish.
    expect(() => rule(value, { other: value })).not.toThrow()
  })
})

describe('comparing with a value or another field', () => {
  const values = { password: 'secret', empty: '', list: ['a', 'b'] }

  it('equals requires the same value and type [S5.13]', () => {
    expect(kit.equals('yes')('yes')).toBeUndefined()
    expect(kit.equals('yes')('Yes')).toBe('Field must be equal to yes')
    expect(kit.equals(5)('5')).toBe('Field must be equal to 5')
  })
  it('equalsField requires the value of another field and does not reveal it [S5.14]', () => {
    expect(kit.equalsField('password')('secret', values)).toBeUndefined()
    expect(kit.equalsField('password')('Secret', values)).toBe('Field must be equal to password')
    expect(kit.equalsField('missing')('x', values)).toBe('Field must be equal to missing')
    expect(kit.equalsField('constructor')(Object, values)).toBe(
      'Field must be equal to constructor',
    )
  })
  it('doesNotEqualField rejects the value of another field [S5.15]', () => {
    expect(kit.doesNotEqualField('password')('other', values)).toBeUndefined()
    expect(kit.doesNotEqualField('password')('secret', values)).toBe(
      'Field must be different to password',
    )
  })
  it('containsField requires the value of another field in a string or list [S5.16]', () => {
    expect(kit.containsField('password')('my secret', values)).toBeUndefined()
    expect(kit.containsField('password')(['secret'], values)).toBeUndefined()
    expect(kit.containsField('empty')('x', values)).toBeUndefined()
    expect(kit.containsField('password')('none', values)).toBe('Field must include password')
    expect(kit.containsField('number')('room 5', { number: 5 })).toBeUndefined()
    expect(kit.containsField('number')(5, { number: 5 })).toBe('Field must include number')
    expect(kit.containsField('object')('[object Object]', { object: {} })).toBe(
      'Field must include object',
    )
  })
  it('doesNotContainField rejects the value of another field in a string or list [S5.17]', () => {
    expect(kit.doesNotContainField('password')('none', values)).toBeUndefined()
    expect(kit.doesNotContainField('empty')('x', values)).toBeUndefined()
    expect(kit.doesNotContainField('missing')('x', values)).toBeUndefined()
    expect(kit.doesNotContainField('password')('my secret', values)).toBe(
      'Field must not include password',
    )
  })
})

describe('comparing sizes', () => {
  it.each([
    ['S5.18', kit.greaterThan(5), [6, 5.01, 6n], [5, 4, NaN, {}], 'greater than 5'],
    ['S5.19', kit.greaterThanOrEqualTo(5), [5, 6], [4.99, NaN], 'greater than or equal to 5'],
    ['S5.20', kit.lessThan(5), [4, -1, 0], [5, 6, NaN], 'less than 5'],
    ['S5.21', kit.lessThanOrEqualTo(5), [5, 4], [5.01, NaN], 'less than or equal to 5'],
  ] as const)('of numbers [%s]', (_, rule, accepted, refused, messages) => {
    for (const value of accepted) expect(rule(value)).toBeUndefined()
    for (const value of refused) expect(rule(value)).toBe(`Number must be ${messages}`)
  })

  it.each([
    [kit.greaterThan(2), ['abc', [1, 2, 3], '100'], ['ab', 'x', [1]], 'greater than 2'],
    [kit.greaterThanOrEqualTo(2), ['ab', [1, 2]], ['9'], 'greater than or equal to 2'],
    [kit.lessThan(2), ['9', [1]], ['ab', '99', [1, 2]], 'less than 2'],
    [kit.lessThanOrEqualTo(2), ['ab', '😀'], ['abc', '😀😀'], 'less than or equal to 2'],
  ] as const)('of text and lists by their length [S5.22]', (rule, accepted, refused, messages) => {
    for (const value of accepted) expect(rule(value)).toBeUndefined()
    for (const value of refused) expect(rule(value)).toBe(`Must have a length ${messages}`)
  })

  it('uses a custom message for numbers and lengths [S5.22]', () => {
    const rule = kit.greaterThan(2, 'More')
    expect([rule(1), rule('a'), rule(3), rule('abc')]).toEqual([
      'More',
      'More',
      undefined,
      undefined,
    ])
    expect(kit.greaterThan(2)('a')).toBe('Must have a length greater than 2')
  })
})

describe('typed values', () => {
  it('phone accepts a bigint', () => expect(kit.phone()(442079460958n)).toBeUndefined())

  it('email accepts at most 254 characters', () => {
    const domain = `@${'a'.repeat(185)}.org`
    const longest = `${'a'.repeat(254 - domain.length)}${domain}`
    expect(kit.email()(longest)).toBeUndefined()
    expect(kit.email()(`a${longest}`)).toBe('Please enter a valid email')
  })
})

const refused = 'Choose a different type of file'
const file = (name: string, type = '') => new File(['x'], name, { type })

describe('acceptedFiles', () => {
  it.each([
    ['image/png', file('a.png', 'image/png'), true],
    ['image/png', file('a.png', 'image/jpeg'), false],
    ['image/png', file('a.png'), false],
    ['image/*', file('a', 'image/webp'), true],
    ['image/*', file('a.png', 'application/pdf'), false],
    ['image/*', file('a.png', 'imagery/png'), false],
    ['image/*', file('image/a.png'), false],
    ['.pdf', file('Letter.PDF'), true],
    ['.pdf', file('letter.pdf.exe', 'application/pdf'), false],
    ['.pdf', file('pdf'), false],
    ['IMAGE/PNG', file('a', 'image/png'), true],
    ['.pdf, image/png', file('a.pdf'), true],
    ['.pdf , image/png', file('a', 'image/png'), true],
    ['.pdf, image/png', file('a.gif', 'image/gif'), false],
    ['*/*', file('a.png', 'image/png'), true],
    ['', file('a.png', 'image/png'), true],
    ['.png,', file('c.bin'), false],
  ])('%j takes %o: %s', (accept, one, isAccepted) =>
    expect(acceptedFiles(accept)([one])).toBe(isAccepted ? undefined : refused),
  )

  it('rejects the list if one file is of another type', () => {
    const rule = acceptedFiles('image/*', 'Photos only')
    const photo = file('a.png', 'image/png')
    expect(rule([photo, photo])).toBeUndefined()
    expect(rule([photo, file('a.pdf', 'application/pdf')])).toBe('Photos only')
  })

  it('accepts an empty field and rejects anything but a list of files', () => {
    const rule = acceptedFiles('image/*,.png')
    expect(rule([])).toBeUndefined()
    for (const value of ['a.png', [null], ['a.png'], [{}], [{ type: 7, name: 8 }]])
      expect(rule(value)).toBe(refused)
    expect(rule([{ name: 'a.png' }])).toBeUndefined()
    expect(rule([{ type: 'image/png' }])).toBeUndefined()
  })
})

const fileOfSize = (sizeBytes: number) => new File([new Uint8Array(sizeBytes)], 'a.png')

describe('maxFileSize', () => {
  it('rejects a file above the limit anywhere in the list', () => {
    const rule = maxFileSize(10, 'Too large')
    expect([rule([]), rule([fileOfSize(10)])]).toEqual([undefined, undefined])
    expect([rule([fileOfSize(11)]), rule([fileOfSize(1), fileOfSize(11)])]).toEqual([
      'Too large',
      'Too large',
    ])
    expect(rule([fileOfSize(11), fileOfSize(1)])).toBe('Too large')
  })

  it('rejects anything but files', () => {
    const rule = maxFileSize(10, 'Too large')
    for (const value of ['a.png', ['a.png'], [null], [undefined], [{}], [{ size: '1' }], [7]])
      expect(rule(value)).toBe('Too large')
  })

  it.each([
    [5_000_000, '5 MB'],
    [2_500_000, '2.5 MB'],
    [1_000_000, '1 MB'],
    [500_000, '500 kB'],
    [1234, '1.23 kB'],
  ])('formats %d bytes as %s', (sizeBytes, messages) =>
    expect(maxFileSize(sizeBytes)([{ size: Infinity }])).toBe(`Choose a file of up to ${messages}`),
  )
})
