import { assert, property, string, stringMatching } from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { describe, expect, it } from 'vitest'
import { type OverlayDonation, parseOverlayPath } from './load-overlay.ts'
import {
  findPassedMilestone,
  parseOverlayOptions,
  selectVisibleDonation,
} from './overlay-screen.tsx'

describe('parseOverlayPath', () => {
  it.each([
    ['site', { kind: 'site' }],
    ['page/ada', { kind: 'page', slug: 'ada' }],
    ['team/otters', { kind: 'team', slug: 'otters' }],
    ['tag/region/atlantic', { kind: 'tag', tag: 'region', value: 'atlantic' }],
  ])('parses %s', (rest, wanted) => expect(parseOverlayPath(rest)).toEqual(wanted))

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
  ])('returns undefined for "%s"', (rest) => expect(parseOverlayPath(rest)).toBeUndefined())
})

const read = (query: string) => parseOverlayOptions(new URLSearchParams(query))

describe('readOverlayOptions', () => {
  it('reads the delay and the hidden words, and ignores other parameters', () =>
    expect(read('delay=30&hide=Knife,%20gun&hide=bomb&show=total')).toEqual({
      delayMs: 30_000,
      hiddenWords: ['knife', 'gun', 'bomb'],
    }))

  it.each([
    ['delay=-5', 0],
    ['delay=soon', 0],
    ['delay=NaN', 0],
    ['delay=1e9', 600_000],
    ['delay=Infinity', 600_000],
    ['delay=2.5', 2500],
  ])('clamps an invalid delay: %s', (query, delayMs) => expect(read(query).delayMs).toBe(delayMs))

  it('limits the number of hidden words', () =>
    expect(read(`hide=${'a,'.repeat(5000)}`).hiddenWords).toHaveLength(200))
})

const nowMs = Date.parse('2026-06-15T12:00:00Z')
const rules = { delayMs: 0, hiddenWords: [], anonymousName: 'Anonymous', nowMs }
const donation = (over: Partial<OverlayDonation> = {}): OverlayDonation => ({
  id: '1',
  name: 'Ada',
  amount: '£5',
  isAmountHidden: false,
  message: 'Go on!',
  at: '2026-06-15T11:59:50Z',
  ...over,
})

describe('selectVisibleDonation', () => {
  it('returns the newest donation', () => {
    expect(selectVisibleDonation([donation(), donation({ id: '0', name: 'Ben' })], rules)).toEqual(
      donation(),
    )
    expect(selectVisibleDonation([], rules)).toBeUndefined()
  })

  it('returns the previous donation until the delay has passed', () => {
    const before = donation({ id: '0', name: 'Ben', at: '2026-06-15T11:50:00Z' })
    const shown = (delayMs: number) =>
      selectVisibleDonation([donation(), before], { ...rules, delayMs })?.name
    expect(shown(9999)).toBe('Ada')
    expect(shown(10_000)).toBe('Ada')
    expect(shown(10_001)).toBe('Ben')
    expect(shown(3_600_000)).toBeUndefined()
  })

  it.each(['bomb', 'BOMB', 'b o m b', 'b.o.m.b', 'bómb', 'ｂｏｍｂ', 'bombing'])(
    'hides a text with "%s" if "bomb" is hidden',
    (word) => {
      const hidden = { ...rules, hiddenWords: ['bomb'] }
      expect(selectVisibleDonation([donation({ message: `a ${word}!` })], hidden)).toEqual(
        donation({ message: undefined }),
      )
      expect(selectVisibleDonation([donation({ name: word })], hidden)?.name).toBe('Anonymous')
    },
  )

  it.each(['***', '💩', '-', ' '])('hides only texts that contain %j', (word) => {
    const hidden = { ...rules, hiddenWords: [word] }
    expect(selectVisibleDonation([donation()], hidden)).toEqual(donation())
    const isBlank = word.trim() === ''
    expect(selectVisibleDonation([donation({ message: `What a ${word}!` })], hidden)?.message).toBe(
      isBlank ? `What a ${word}!` : undefined,
    )
  })

  it('never returns a hidden word', () => {
    assert(
      property(string({ unit: 'grapheme' }), stringMatching(/^[a-z]{1,6}$/), (text, word) => {
        const shown = selectVisibleDonation(
          [donation({ name: text + word, message: word + text })],
          { ...rules, hiddenWords: [word] },
        )
        expect(shown).toEqual(donation({ name: 'Anonymous', message: undefined }))
      }),
      { numRuns: fuzzRuns(200) },
    )
  })
})

describe('findPassedMilestone', () => {
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
  ])('from %d to %d of 10,000 returns %s', (before, now, percent) =>
    expect(findPassedMilestone(before, now, 10_000)).toBe(percent),
  )

  it('returns undefined without a target', () => {
    expect(findPassedMilestone(0, 5000, 0)).toBeUndefined()
    expect(findPassedMilestone(0, 5000, -1)).toBeUndefined()
  })
})
