import { expect, it } from 'vitest'
import { reduceColours } from './reduce-colours.ts'

/** A picture of one row. */
const row = (...colours: [number, number, number][]) =>
  Uint8Array.from(colours.flatMap((colour) => [...colour, 255]))

it('keeps the colours of plain areas as they are', () => {
  const rgba = row(
    ...Array.from({ length: 600 }, () => [11, 60, 73] as [number, number, number]),
    ...Array.from({ length: 400 }, (_, at) => [at % 256, 200, 90] as [number, number, number]),
  )
  const { palette, indices } = reduceColours(rgba, { width: 1000, most: 16 })
  expect(palette.length).toBeLessThanOrEqual(16)
  expect(palette[indices[0] ?? -1]).toEqual([11, 60, 73])
  expect(palette[indices[599] ?? -1]).toEqual([11, 60, 73])
})

it('takes a near colour for every other', () => {
  const rgba = row(
    ...Array.from(
      { length: 2000 },
      (_, at) => [at % 256, (at * 7) % 256, 90] as [number, number, number],
    ),
  )
  const { palette, indices } = reduceColours(rgba, { width: 2000, most: 256 })
  expect(palette.length).toBeLessThanOrEqual(256)
  for (const [pixel, index] of indices.entries()) {
    const [red = 0, green = 0] = palette[index] ?? []
    expect(Math.abs(red - (pixel % 256))).toBeLessThan(40)
    expect(Math.abs(green - ((pixel * 7) % 256))).toBeLessThan(40)
  }
})

it('has no more colours than there are', () => {
  const { palette, indices } = reduceColours(row([1, 2, 3], [1, 2, 3]), { width: 2, most: 256 })
  expect([palette, [...indices]]).toEqual([[[1, 2, 3]], [0, 0]])
})
