import { expect, it } from 'vitest'
import { richHtml } from './views.ts'

const heading = (text: string) => [{ type: 'heading2', text, spans: [] }]

it('renders each text at the requested heading level', () => {
  expect(richHtml(heading('Miles'), { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(richHtml(heading('Miles'), { firstHeading: 3 })).toBe('<h3>Miles</h3>')
  expect(richHtml(heading('Miles'), { firstHeading: 4 })).toBe('<h4>Miles</h4>')
  expect(richHtml(heading('Money'), { firstHeading: 3 })).toBe('<h3>Money</h3>')
  expect(richHtml(heading('Miles'))).toBe('<h2>Miles</h2>')
})

it('renders nothing for values that are not rich text', () =>
  expect([undefined, null, 7, [], {}].map((raw) => richHtml(raw))).toEqual(['', '', '', '', '']))
