import { describe, expect, it } from 'vitest'
import { contrastPairs, contrastReport } from './contrast.ts'

describe('contrastReport', () => {
  it('measures every pair, the lowest margin first', () => {
    const { lines, passes } = contrastReport()
    expect(lines).toHaveLength(contrastPairs.length)
    expect(passes).toBe(true)
    const room = lines.map((line) => line.contrast / line.requiredRatio)
    expect(room).toEqual(room.toSorted((one, other) => one - other))
    const text = lines.find((line) => line.name === 'on primary on primary')
    expect(text).toMatchObject({ foregroundColour: '#ffffff', requiredRatio: 4.5, passes: true })
  })

  it('reports adjusted colours', () => {
    const report = contrastReport({ colors: { primary: '#FFE600', dark: 'nonsense' } })
    expect(report.passes).toBe(true)
    const messages = report.changes.map(({ message }) => message)
    expect(messages).toContain('"nonsense" is not a colour; dark is now #272727')
    expect(messages.join(' ')).toContain('white on #FFE600')
  })

  it('darkens a pale meter instead of its track, so that the fill stands out', () => {
    const { lines } = contrastReport({ colors: { primary: '#f5a524', light: '#ddebf2' } })
    const meter = lines.find(({ name }) => name === 'meter fill on meter track')
    expect(meter).toMatchObject({ foregroundColour: '#b77700', backgroundColour: '#ddebf2' })
  })

  it('accepts any input', () => {
    // Content comes from a CMS, so its types are not guaranteed.
    for (const design of [null, undefined, [], 7, { colors: [] }, { colors: { primary: {} } }])
      expect(contrastReport(design as never).passes).toBe(true)
  })
})
