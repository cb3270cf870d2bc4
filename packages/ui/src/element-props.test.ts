import { expect, it } from 'vitest'
import { classNames } from './element-props.ts'

it('joins the defined class names', () => {
  expect(classNames('a', undefined, 'b', false, null, '', 'c')).toBe('a b c')
  expect(classNames(undefined)).toBe('')
})
