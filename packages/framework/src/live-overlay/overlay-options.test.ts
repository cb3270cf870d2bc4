import { describe, expect, it } from 'vitest'
import { overlayParts, readOverlayOptions } from './overlay-options.ts'

const read = (query: string) => readOverlayOptions(new URLSearchParams(query))

describe('what an address of an overlay asks for', () => {
  it('is everything, at once, without a query', () => {
    expect(read('')).toEqual({ delayMs: 0, hiddenWords: [], stream: '', parts: overlayParts })
  })

  it('is a delay in seconds, words that are hidden, a stream and parts', () => {
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
  ])('is no delay that makes no sense: %s', (query, delayMs) => {
    expect(read(query).delayMs).toBe(delayMs)
  })

  it('is bounded, whatever is in an address', () => {
    const { hiddenWords, stream, parts } = read(
      `hide=${'a,'.repeat(5000)}&stream=${'s'.repeat(5000)}&show=nothing,%3Cscript%3E`,
    )
    expect(hiddenWords).toHaveLength(200)
    expect(stream).toHaveLength(40)
    expect(parts).toEqual(overlayParts)
  })
})
