import * as v from 'valibot'
import { expect, it } from 'vitest'
import { lines } from './lines.ts'

it('reads one value a line, each once, without blanks around it and without empty lines', () => {
  expect(v.parse(lines, ' S \n\nM\r\n M\nL ')).toEqual(['S', 'M', 'L'])
  expect(v.parse(lines, null)).toEqual([])
  expect(v.parse(lines, '')).toEqual([])
})

it('says what it expects in place of anything else', () => {
  const { issues } = v.safeParse(lines, 7)
  expect(issues?.[0].message).toContain('one value a line')
})
