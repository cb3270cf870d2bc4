import { assert, property, string, stringMatching } from 'fast-check'
import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { describe, expect, it } from 'vitest'
import { giftToShow } from './gift-to-show.ts'
import type { OverlayGift } from './overlay-view.ts'

const nowMs = Date.parse('2026-06-15T12:00:00Z')
const rules = { delayMs: 0, hiddenWords: [], noName: 'Somebody', nowMs }
const gift = (over: Partial<OverlayGift> = {}): OverlayGift => ({
  id: '1',
  name: 'Ada',
  amount: '£5',
  isAmountHidden: false,
  message: 'Go on!',
  at: '2026-06-15T11:59:50Z',
  ...over,
})

describe('the gift on a stream', () => {
  it('is the newest one', () => {
    expect(giftToShow([gift(), gift({ id: '0', name: 'Ben' })], rules)).toEqual(gift())
    expect(giftToShow([], rules)).toBeUndefined()
  })

  it('waits as long as the address asks, and the one before it stays', () => {
    const before = gift({ id: '0', name: 'Ben', at: '2026-06-15T11:50:00Z' })
    const shown = (delayMs: number) => giftToShow([gift(), before], { ...rules, delayMs })?.name
    expect(shown(9999)).toBe('Ada')
    expect(shown(10_000)).toBe('Ada')
    expect(shown(10_001)).toBe('Ben')
    expect(shown(3_600_000)).toBeUndefined()
  })

  it('is shown where the platform’s clock is ahead', () => {
    expect(giftToShow([gift({ at: '2026-06-15T12:00:05Z' })], rules)?.name).toBe('Ada')
  })

  it('waits for nothing where nobody knows when it was given', () => {
    const delayed = { ...rules, delayMs: 60_000 }
    expect(giftToShow([gift({ at: undefined })], delayed)?.name).toBe('Ada')
    expect(giftToShow([gift({ at: 'yesterday' })], delayed)?.name).toBe('Ada')
  })

  it.each(['bomb', 'BOMB', 'b o m b', 'b.o.m.b', 'bómb', 'ｂｏｍｂ', 'bombing'])(
    'says nothing of "%s" where that word is hidden',
    (word) => {
      const hidden = { ...rules, hiddenWords: ['bomb'] }
      expect(giftToShow([gift({ message: `a ${word}!` })], hidden)).toEqual(
        gift({ message: undefined }),
      )
      expect(giftToShow([gift({ name: word })], hidden)?.name).toBe('Somebody')
    },
  )

  it.each(['***', '💩', '-', ' '])('hides %j where it occurs, and nothing else', (word) => {
    const hidden = { ...rules, hiddenWords: [word] }
    expect(giftToShow([gift()], hidden)).toEqual(gift())
    const isBlank = word.trim() === ''
    expect(giftToShow([gift({ message: `What a ${word}!` })], hidden)?.message).toBe(
      isBlank ? `What a ${word}!` : undefined,
    )
  })

  it('never has a hidden word, whatever people write', () => {
    assert(
      property(string({ unit: 'grapheme' }), stringMatching(/^[a-z]{1,6}$/), (text, word) => {
        const shown = giftToShow([gift({ name: text + word, message: word + text })], {
          ...rules,
          hiddenWords: [word],
        })
        expect(shown).toEqual(gift({ name: 'Somebody', message: undefined }))
      }),
      { numRuns: fuzzRuns(200) },
    )
  })
})
