import { expect, it } from 'vitest'
import { focusFirstInvalid } from './controls.ts'

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')!
}

it('moves the focus to the first field with an error that can take it', () => {
  const form = formOf(`
    <button name="b">Go</button>
    <input type="hidden" name="a" />
    <input disabled name="b" />
    <input name="fine" />
    <input id="here" name="c" />
    <input name="b" />`)
  const found = focusFirstInvalid(form, (name) => name !== 'fine')
  expect(found?.id).toBe('here')
  expect(document.activeElement).toBe(found)
})

it('leaves the focus where it is when no field has an error', () => {
  const form = formOf('<input id="here" name="a" /><input name="b" />')
  document.querySelector<HTMLInputElement>('#here')!.focus()
  expect(focusFirstInvalid(form, () => false)).toBeUndefined()
  expect(document.activeElement?.id).toBe('here')
})
