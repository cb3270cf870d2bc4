import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createShareCards } from './share-cards.ts'
import { sampleCard } from '../elsewhere/share-card/sample-card.test-kit.ts'

const files = async () => ({ fonts: [], picture: undefined, logo: undefined })
const item = (subject: string, version: string) => ({ subject, version, card: sampleCard(), files })

/** Cards whose drawings end when the test says so. */
function cards() {
  const ends: ((bytes?: Uint8Array<ArrayBuffer>) => void)[] = []
  const draw = vi.fn(
    () =>
      new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        ends.push((bytes) => (bytes ? resolve(bytes) : reject(new Error('broken'))))
      }),
  )
  const onProblem = vi.fn()
  let nowMs = 1_000_000
  const made = createShareCards({ tools: { draw, readAsset }, now: () => nowMs, onProblem })
  const end = async (bytes?: Uint8Array<ArrayBuffer>) => {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0))
    ends.shift()?.(bytes)
  }
  return { ...made, draw, onProblem, end, later: (ms: number) => (nowMs += ms) }
}

const bytes = Uint8Array.of(1)
const readAsset = async () => undefined

describe('createShareCards', () => {
  it('renders a card once for concurrent requests', async () => {
    const { get, draw, end } = cards()
    const asked = [get(item('site', 'a')), get(item('site', 'a'))]
    await end(bytes)
    expect(await Promise.all(asked)).toEqual([
      { version: 'a', bytes },
      { version: 'a', bytes },
    ])
    expect(await get(item('site', 'a'))).toEqual({ version: 'a', bytes })
    expect(draw).toHaveBeenCalledOnce()
  })

  it('renders one card at a time', async () => {
    const { get, draw, end } = cards()
    const asked = [get(item('one', 'a')), get(item('two', 'b'))]
    await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce())
    await end(bytes)
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
    await end(bytes)
    await Promise.all(asked)
  })

  it('returns the last card if the new one cannot be rendered, and retries later', async () => {
    const { get, draw, end, onProblem, later } = cards()
    const first = get(item('site', 'a'))
    await end(bytes)
    await first
    const second = get(item('site', 'b'))
    await end()
    expect(await second).toEqual({ version: 'a', bytes })
    expect(onProblem).toHaveBeenCalledOnce()
    expect(await get(item('site', 'b'))).toEqual({ version: 'a', bytes })
    expect(draw).toHaveBeenCalledTimes(2)
    later(30_001)
    const third = get(item('site', 'b'))
    await end(bytes)
    expect(await third).toEqual({ version: 'b', bytes })
  })

  it('returns undefined if disabled', async () => {
    const { get, end, last } = cards()
    const asked = get(item('site', 'a'))
    await end()
    expect(await asked).toBeUndefined()
    expect(last('site')).toBeUndefined()
  })

  it('limits the number of waiting requests', async () => {
    const { get, draw, end } = cards()
    const asked = Array.from({ length: 12 }, (_, index) => get(item(`${index}`, `${index}`)))
    expect(await get(item('late', 'late'))).toBeUndefined()
    for (let turn = 0; turn < 12; turn += 1) await end(bytes)
    expect((await Promise.all(asked)).every((card) => card !== undefined)).toBe(true)
    expect(draw).toHaveBeenCalledTimes(12)
  })

  it('does not wait for a slow card', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const draw = () => new Promise<never>(() => undefined)
    const { get } = createShareCards({
      tools: { draw, readAsset },
      now: () => 0,
      onProblem: () => undefined,
    })
    const asked = get(item('site', 'a'))
    await vi.advanceTimersByTimeAsync(6000)
    expect(await asked).toBeUndefined()
  })

  it('keeps at most 200 cards', async () => {
    const { get, last } = createShareCards({
      tools: { draw: async () => bytes, readAsset },
      now: () => 0,
      onProblem: () => undefined,
    })
    for (let turn = 0; turn < 201; turn += 1) await get(item(`${turn}`, 'a'))
    expect(last('0')).toBeUndefined()
    expect(last('1')).toBeDefined()
  })
})
