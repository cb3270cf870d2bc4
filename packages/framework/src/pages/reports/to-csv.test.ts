import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './report-table.tsx'

describe('toCsv', () => {
  it('writes plain numbers, and quotes what would break a row', () =>
    expect(
      toCsv([
        ['Name', 'Amount'],
        ['Siân, "the" Swift\n2', 12.5],
      ]),
    ).toBe('\uFEFFName,Amount\r\n"Siân, ""the"" Swift\n2",12.5\r\n'))

  it.each([
    '=1+1',
    '+44',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=1+1',
    '\r\n=1+1',
    '\uFF1D1+1',
    '\uFF0B44',
    '\uFF0D2',
    '\uFF20SUM(A1)',
    '=HYPERLINK("http://x","y")',
  ])('disarms the formula %j', (text) => expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/))

  it.each([
    ['a b', 'a b'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a=b', 'a=b'],
  ])('writes %j as %j', (text, cell) => expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`))

  it('keeps negative numbers', () =>
    expect(toCsv([[-5, Number.NaN, undefined]])).toBe('\uFEFF-5,,\r\n'))

  it('preserves every cell, for arbitrary text', () => {
    const starts = new Set('=+-@\t\r\n＝＋－＠')
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(rows, (typed) => {
        const read = readCsv(toCsv(typed).slice(1))
        expect(read).toEqual(
          typed.map((row) => row.map((text) => (starts.has(text.charAt(0)) ? `'${text}` : text))),
        )
      }),
    )
  })
})

/** Reads CSV as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      at += 1
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        if (text[at] === '"') at += 1
        value += text[at] ?? ''
        at += 1
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && !text.startsWith('\r\n', at)) {
        value += text[at] ?? ''
        at += 1
      }
    }
    row.push(value)
    if (text[at] === ',') at += 1
    else {
      rows.push(row)
      row = []
      at += 2
    }
  }
  return rows
}
