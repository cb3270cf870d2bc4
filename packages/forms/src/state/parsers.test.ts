// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import {
  createAvailabilityCheck,
  htmlTextLength,
  parseNumber,
  parseVideoLink,
  readAddress,
} from '../index.ts'
import { cleanComposedText } from './clean-composed.ts'
import { isTypedTextAllowed } from './controls.ts'

describe('isTypedTextAllowed', () => {
  it.each([
    ['5', '12', true],
    ['.', '12', true],
    ['.', '1.2', false],
    ['1.2.3', '', false],
    ['-', '', false],
    ['e', '1', false],
    [',', '1', true],
    [',', '1.2', true],
    [',', '1,2', false],
    ['5,5', '', true],
    ['1,000.5', '', true],
    ['٣', '', false],
  ])('in a number: %j next to %j is %s [S5.23]', (typed, rest, isAllowed) =>
    expect(isTypedTextAllowed('number', typed, rest)).toBe(isAllowed),
  )

  it.each([
    ['0', true],
    ['+', true],
    ['(', true],
    ['.', true],
    ['a', false],
    ['/', false],
    ['😀', false],
  ])('in a phone number: %j is %s [S5.24]', (typed, isAllowed) =>
    expect(isTypedTextAllowed('phone', typed, '020.7946.')).toBe(isAllowed),
  )
})

it.each([
  ['number', '５０', '50'],
  ['number', 'ご１２．５km', '12.5'],
  ['number', '5,5', '5,5'],
  ['number', '1.2.3', '1.2.3'],
  ['number', '½', ''],
  ['number', 'あ', ''],
  ['phone', '＋44（20）abc', '+44(20)'],
] as const)('cleanComposedText into a %s: %j is %j [S5.23] [S5.24]', (filter, composed, kept) =>
  expect(cleanComposedText(filter, composed)).toBe(kept),
)

it.each([
  ['12.5', 12.5],
  [' 7 ', 7],
  ['', undefined],
  [' \t', undefined],
  ['1,000', '1,000'],
  ['Infinity', 'Infinity'],
  [3, 3],
  [null, undefined],
  [{}, undefined],
])('parseNumber reads %j as %j', (raw, value) => expect(parseNumber(raw)).toBe(value))

describe('readAddress', () => {
  const address = {
    line1: '1 High Street',
    line2: 'Flat 2',
    townOrCity: 'Leeds',
    countyOrState: 'Yorks',
    postcodeOrZipcode: 'LS1 1AA',
    country: 'gb',
  }
  const messages = { streetAddress: '1 High Street', extendedAddress: 'Flat 2', locality: 'Leeds' }

  it.each([
    ['lines', address],
    ['state and postcode', { ...messages, state: 'Yorks', postcode: 'LS1 1AA', country: 'gb' }],
    ['region and postCode', { ...messages, region: 'Yorks', postCode: 'LS1 1AA', country: 'gb' }],
    [
      'a country code',
      { ...messages, region: 'Yorks', postcode: 'LS1 1AA', countryCode: 'gb', country: '' },
    ],
  ])('reads the shape with %s', (_, given) => expect(readAddress(given)).toEqual(address))

  it.each([[null], ['text'], [7], [[]], [{ line1: 7, locality: {} }], [{ __proto__: address }]])(
    'reads an empty address in %j',
    (given) => expect(new Set(Object.values(readAddress(given)))).toEqual(new Set([''])),
  )
})

describe('parseVideoLink', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    [' https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s ', youtube],
    ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ#x', youtube],
    ['http://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=x', youtube],
    ['HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', 'https://vimeo.com/76979871/8272103f6e'],
  ])('reads %j', (typed, url) => {
    const link = parseVideoLink(typed)
    expect(link?.url).toBe(url)
    expect(parseVideoLink(link?.url)).toEqual(link)
    expect(parseVideoLink(link?.embedUrl)?.url).toBe(url)
  })

  const youtubePlayer = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  const vimeoPlayer = 'https://player.vimeo.com/video/76979871?dnt=1'
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', youtubePlayer],
    ['vimeo.com/76979871', 'vimeo', '76979871', vimeoPlayer],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871', `${vimeoPlayer}&h=8272103f6e`],
    ['https://vimeo.com/76979871?h=not-one', 'vimeo', '76979871', vimeoPlayer],
  ])('returns provider, id and player URL of %s', (typed, provider, id, embedUrl) =>
    expect(parseVideoLink(typed)).toMatchObject({ provider, id, embedUrl }),
  )

  it('accepts URLs of up to 2,000 characters', () => {
    const start = 'https://youtu.be/dQw4w9WgXcQ?x='
    expect(parseVideoLink(start.padEnd(2000, 'x'))).toBeDefined()
    expect(parseVideoLink(start.padEnd(2001, 'x'))).toBeUndefined()
  })

  it.each([
    'https://:secret@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://you.www.tube.com/watch?v=dQw4w9WgXcQ',
    '',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/',
    7,
    null,
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:81/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://vimeo.com/about',
    'https://yоutube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ and more',
    'x'.repeat(10_000),
    undefined,
    ['https://youtu.be/dQw4w9WgXcQ'],
    '/watch?v=dQw4w9WgXcQ',
  ])('refuses %j', (typed) => expect(parseVideoLink(typed)).toBeUndefined())
})

it.each([
  ['', 0],
  ['<p>Four</p>', 4],
  ['<p><b>a</b>&amp;&#39;&#x1F600;&nbsp;</p>', 5],
  ['a &lt; b', 5],
  ['<br><img alt="long words" src="x">', 0],
  ['x\u200By', 2],
  ['plain < text & so on', 20],
  [null, 0],
  [7, 0],
  ['<'.repeat(10_000), 10_000],
  ['&'.repeat(10_000), 10_000],
])('htmlTextLength of %j is %i', (html, length) => expect(htmlTextLength(html)).toBe(length))

describe('createAvailabilityCheck', () => {
  function watched(check: (value: string, options: { signal: AbortSignal }) => Promise<boolean>) {
    const waiting: (() => void)[] = []
    const schedule = (run: () => void) => {
      waiting.push(run)
      return () => void waiting.splice(waiting.indexOf(run), 1)
    }
    const watch = createAvailabilityCheck({ check, delayMs: 400, schedule })
    const rest = async () => {
      for (const run of waiting.splice(0)) run()
      await Promise.resolve()
      await Promise.resolve()
    }
    return { watch, rest }
  }

  it('drops results of outdated checks', async () => {
    const answers = new Map<string, (isFree: boolean) => void>()
    const { watch, rest } = watched((value) => new Promise((done) => void answers.set(value, done)))
    watch.ask('a')
    await rest()
    watch.ask('b')
    await rest()
    answers.get('b')?.(false)
    await rest()
    answers.get('a')?.(true)
    await rest()
    expect(watch.get()).toEqual({ value: 'b', status: 'fetched', isAvailable: false })
  })

  it('aborts a check when the value changes or it is stopped', async () => {
    const signals: AbortSignal[] = []
    const check = (_value: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return Promise.resolve(true)
    }
    const { watch, rest } = watched(check)
    watch.ask('a')
    const asking = rest()
    watch.ask('b')
    await asking
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    watch.stop()
    await rest()
    expect(signals).toHaveLength(1)
    expect(watch.get().status).toBeUndefined()
  })

  it('uses setTimeout by default, and cancels it when stopped', () => {
    vi.useFakeTimers()
    const check = vi.fn<() => Promise<boolean>>(async () => true)
    const watch = createAvailabilityCheck({ check, delayMs: 400 })
    watch.ask('a')
    vi.advanceTimersByTime(399)
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(check).toHaveBeenCalledOnce()
    watch.ask('b')
    watch.stop()
    vi.advanceTimersByTime(1000)
    expect(check).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('checks a value again if its check was stopped or has failed', async () => {
    const check = vi.fn(async () => true)
    check.mockRejectedValueOnce(new Error('offline'))
    const { watch, rest } = watched(check)
    watch.ask('sam')
    watch.stop()
    watch.ask('sam')
    await rest()
    expect(watch.get().status).toBe('failed')
    watch.ask('sam')
    await rest()
    expect(watch.get()).toEqual({ value: 'sam', status: 'fetched', isAvailable: true })
    watch.ask('')
    expect(watch.get().status).toBeUndefined()
    watch.stop()
    watch.ask('sam')
    expect(check).toHaveBeenCalledTimes(2)
  })
})
