import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawQrCode, toSvgDataUrl } from './qr-code.ts'

/** Returns the modules of a QR code by row; true is dark. */
function squaresOf(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g))
    squares[Number(y)]?.fill(true, Number(x), Number(x) + 1)
  return squares
}

it.each(['https://walk.example/fundraising/sam', 'Siân 🏔', 'x'.repeat(300)])(
  'draws every module of the code for %s, with a margin',
  async (text) => {
    const svg = await drawQrCode(text)
    const squares = squaresOf(svg)
    expect(squares).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
    expect(squares.slice(0, 4).flat()).not.toContain(true)
    expect(svg).toMatch(
      /^<svg shape-rendering="crispEdges" .*<rect fill="white".*<path fill="black"/,
    )
  },
)

it('returns a data URL', () =>
  expect(toSvgDataUrl('<svg a="#"/>')).toBe('data:image/svg+xml,%3Csvg%20a%3D%22%23%22%2F%3E'))
