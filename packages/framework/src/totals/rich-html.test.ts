import { expect, it } from 'vitest'
import { richHtml } from './views.ts'

const heading = (text: string) => [{ type: 'heading2', text, spans: [] }]

it('writes each text as it is, at the level that is asked for', () => {
  expect(richHtml(heading('Miles'), { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(richHtml(heading('Miles'), { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(richHtml(heading('Miles'), { firstHeading: 4 })).toBe('<h4>Miles</h4>')
  expect(richHtml(heading('Money'), { firstHeading: 3 })).toBe('<h3>Money</h3>')
  expect(richHtml(heading('Miles'))).toBe('<h2>Miles</h2>')
})

it('writes nothing for what is no text', () =>
  expect([undefined, null, 7, [], {}].map((raw) => richHtml(raw))).toEqual(['', '', '', '', '']))
