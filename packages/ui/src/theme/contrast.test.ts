import { describe, expect, it } from 'vitest'
import { contrastPairs, contrastReport } from './contrast.ts'

describe('contrastReport', () => {
  it('measures every pair that meets, the closest call first', () => {
    const { lines, passes } = contrastReport()
    expect(lines).toHaveLength(contrastPairs.length)
    expect(passes).toBe(true)
    const room = lines.map((line) => line.contrast / line.promised)
    expect(room).toEqual(room.toSorted((one, other) => one - other))
    const text = lines.find((line) => line.name === 'on primary on primary')
    expect(text).toMatchObject({ foregroundColour: '#ffffff', promised: 4.5, passes: true })
  })

  it('says what was adjusted, and to what', () => {
    const report = contrastReport({ colors: { primary: '#FFE600', dark: 'nonsense' } })
    expect(report.passes).toBe(true)
    const messages = report.changes.map(({ message }) => message)
    expect(messages).toContain('"nonsense" is not a colour; dark is now #272727')
    expect(messages.join(' ')).toContain('white on #FFE600')
  })

  it('survives whatever it is given', () => {
    // Content arrives from a service: types promise nothing.
    for (const design of [null, undefined, [], 7, { colors: [] }, { colors: { primary: {} } }])
      expect(contrastReport(design as never).passes).toBe(true)
  })
})
