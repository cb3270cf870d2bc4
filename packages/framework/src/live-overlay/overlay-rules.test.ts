import { assert, property, string, stringMatching } from 'fast-check'
import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { describe, expect, it } from 'vitest'
import { type OverlayDonation, parseOverlayPath } from './load-overlay.ts'
import {
  donationToShow,
  overlayParts,
  passedMilestone,
  raisedSince,
  readOverlayOptions,
} from './overlay-rules.ts'

describe('parseOverlayPath', () => {
  it.each([
    ['site', { kind: 'site' }],
    ['page/ada', { kind: 'page', slug: 'ada' }],
    ['team/otters', { kind: 'team', slug: 'otters' }],
    ['tag/region/atlantic', { kind: 'tag', tag: 'region', value: 'atlantic' }],
  ])('parses %s', (rest, wanted) => {
    expect(parseOverlayPath(rest)).toEqual(wanted)
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
  ])('returns undefined for "%s"', (rest) => {
    expect(parseOverlayPath(rest)).toBeUndefined()
  })
})

const read = (query: string) => readOverlayOptions(new URLSearchParams(query))

describe('readOverlayOptions', () => {
  it('shows all parts without a delay if the query is empty', () => {
    expect(read('')).toEqual({ delayMs: 0, hiddenWords: [], stream: '', parts: overlayParts })
  })

  it('reads the delay, hidden words, stream and parts', () => {
    expect(read('delay=30&hide=Knife,%20gun&hide=bomb&stream=friday&show=gift,total')).toEqual({
      delayMs: 30_000,
      hiddenWords: ['knife', 'gun', 'bomb'],
      stream: 'friday',
      parts: ['total', 'gift'],
    })
  })

  it.each([
    ['delay=-5', 0],
    ['delay=soon', 0],
    ['delay=NaN', 0],
    ['delay=1e9', 600_000],
    ['delay=Infinity', 600_000],
    ['delay=2.5', 2500],
  ])('clamps an invalid delay: %s', (query, delayMs) => {
    expect(read(query).delayMs).toBe(delayMs)
  })

  it('limits the length of lists and names', () => {
    const { hiddenWords, stream, parts } = read(
      `hide=${'a,'.repeat(5000)}&stream=${'s'.repeat(5000)}&show=nothing,%3Cscript%3E`,
    )
    expect(hiddenWords).toHaveLength(200)
    expect(stream).toHaveLength(40)
    expect(parts).toEqual(overlayParts)
  })
})

const nowMs = Date.parse('2026-06-15T12:00:00Z')
const rules = { delayMs: 0, hiddenWords: [], noName: 'Somebody', nowMs }
const donation = (over: Partial<OverlayDonation> = {}): OverlayDonation => ({
  id: '1',
  name: 'Ada',
  amount: '£5',
  isAmountHidden: false,
  message: 'Go on!',
  at: '2026-06-15T11:59:50Z',
  ...over,
})

describe('donationToShow', () => {
  it('returns the newest donation', () => {
    expect(donationToShow([donation(), donation({ id: '0', name: 'Ben' })], rules)).toEqual(
      donation(),
    )
    expect(donationToShow([], rules)).toBeUndefined()
  })

  it('returns the previous donation until the delay has passed', () => {
    const before = donation({ id: '0', name: 'Ben', at: '2026-06-15T11:50:00Z' })
    const shown = (delayMs: number) =>
      donationToShow([donation(), before], { ...rules, delayMs })?.name
    expect(shown(9999)).toBe('Ada')
    expect(shown(10_000)).toBe('Ada')
    expect(shown(10_001)).toBe('Ben')
    expect(shown(3_600_000)).toBeUndefined()
  })

  it('returns a donation of the future if the platform’s clock is ahead', () => {
    expect(donationToShow([donation({ at: '2026-06-15T12:00:05Z' })], rules)?.name).toBe('Ada')
  })

  it('ignores the delay if the time of a donation is unknown', () => {
    const delayed = { ...rules, delayMs: 60_000 }
    expect(donationToShow([donation({ at: undefined })], delayed)?.name).toBe('Ada')
    expect(donationToShow([donation({ at: 'yesterday' })], delayed)?.name).toBe('Ada')
  })

  it.each(['bomb', 'BOMB', 'b o m b', 'b.o.m.b', 'bómb', 'ｂｏｍｂ', 'bombing'])(
    'hides a text with "%s" if "bomb" is hidden',
    (word) => {
      const hidden = { ...rules, hiddenWords: ['bomb'] }
      expect(donationToShow([donation({ message: `a ${word}!` })], hidden)).toEqual(
        donation({ message: undefined }),
      )
      expect(donationToShow([donation({ name: word })], hidden)?.name).toBe('Somebody')
    },
  )

  it.each(['***', '💩', '-', ' '])('hides only texts that contain %j', (word) => {
    const hidden = { ...rules, hiddenWords: [word] }
    expect(donationToShow([donation()], hidden)).toEqual(donation())
    const isBlank = word.trim() === ''
    expect(donationToShow([donation({ message: `What a ${word}!` })], hidden)?.message).toBe(
      isBlank ? `What a ${word}!` : undefined,
    )
  })

  it('never returns a hidden word', () => {
    assert(
      property(string({ unit: 'grapheme' }), stringMatching(/^[a-z]{1,6}$/), (text, word) => {
        const shown = donationToShow([donation({ name: text + word, message: word + text })], {
          ...rules,
          hiddenWords: [word],
        })
        expect(shown).toEqual(donation({ name: 'Somebody', message: undefined }))
      }),
      { numRuns: fuzzRuns(200) },
    )
  })
})

describe('passedMilestone', () => {
  it.each([
    [0, 2499, undefined],
    [0, 2500, 25],
    [2499, 2500, 25],
    [2500, 2501, undefined],
    [4999, 5000, 50],
    [2600, 7600, 75],
    [0, 10_000, 100],
    [9999, 20_000, 100],
    [10_000, 20_000, undefined],
    [6000, 4000, undefined],
  ])('from %d to %d of 10,000 returns %s', (before, now, percent) => {
    expect(passedMilestone(before, now, 10_000)).toBe(percent)
  })

  it('returns undefined without a target', () => {
    expect(passedMilestone(0, 5000, 0)).toBeUndefined()
    expect(passedMilestone(0, 5000, -1)).toBeUndefined()
  })
})

function storageOf(stored: Record<string, string> = {}) {
  return {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
}
const hourMs = 3_600_000
const at = { path: '/live/site', stream: 'friday', nowMs: 1_750_000_000_000 }

describe('raisedSince', () => {
  it('starts at 0 and continues after a reload', () => {
    const storage = storageOf()
    expect(raisedSince(5000, { ...at, getStorage: () => storage })).toBe(0)
    expect(raisedSince(7500, { ...at, getStorage: () => storage, nowMs: at.nowMs + hourMs })).toBe(
      2500,
    )
  })

  it('counts per stream and page', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, getStorage: () => storage })
    expect(raisedSince(7500, { ...at, getStorage: () => storage, stream: 'saturday' })).toBe(0)
    expect(raisedSince(7500, { ...at, getStorage: () => storage, path: '/live/page/ada' })).toBe(0)
  })

  it('starts again after a day', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, getStorage: () => storage })
    expect(
      raisedSince(9000, { ...at, getStorage: () => storage, nowMs: at.nowMs + 25 * hourMs }),
    ).toBe(0)
  })

  it('never returns a negative amount', () => {
    const storage = storageOf()
    raisedSince(5000, { ...at, getStorage: () => storage })
    expect(raisedSince(4000, { ...at, getStorage: () => storage })).toBe(0)
  })

  it.each(['{', '[]', 'null', 'x@1750000000000', '1e99@1750000000000', '5@', '5'])(
    'starts again if the stored value is invalid: %s',
    (stored) => {
      const storage = storageOf({ 'milepost:stream:/live/site:friday': stored })
      expect(raisedSince(5000, { ...at, getStorage: () => storage })).toBe(0)
      expect(raisedSince(6000, { ...at, getStorage: () => storage })).toBe(1000)
    },
  )

  it('returns 0 if the browser blocks storage', () => {
    const getStorage = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(raisedSince(5000, { ...at, getStorage })).toBe(0)
  })
})
