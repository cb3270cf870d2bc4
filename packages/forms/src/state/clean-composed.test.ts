import { describe, expect, it } from 'vitest'
import { cleanComposed } from './clean-composed.ts'

function field(value: string, caret: number, type = 'text'): HTMLInputElement {
  const input = document.createElement('input')
  input.type = type
  input.value = value
  if (type === 'text') input.setSelectionRange(caret, caret)
  return input
}

describe('cleanComposed', () => {
  it.each([
    ['ご１２km', 3, '12', 2],
    ['1あ2', 2, '12', 1],
    ['あ12', 0, '12', 0],
  ])(
    'takes letters out of %j and leaves the caret among what is left [S5.23]',
    (value, caret, kept, at) => {
      const input = field(value, caret)
      cleanComposed(input, 'number')
      expect(input.value).toBe(kept)
      expect([input.selectionStart, input.selectionEnd]).toEqual([at, at])
    },
  )

  it('leaves a selection alone where there is nothing to take out', () => {
    const input = field('12.5', 0)
    input.setSelectionRange(1, 3)
    cleanComposed(input, 'number')
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['12.5', 1, 3])
  })

  it('cleans a control that has no caret as well', () => {
    const email = field('１２', 0, 'email')
    cleanComposed(email, 'phone')
    expect(email.value).toBe('12')
    const select = document.createElement('select')
    select.append(new Option('あ', 'あ'))
    expect(() => cleanComposed(select, 'number')).not.toThrow()
  })
})
