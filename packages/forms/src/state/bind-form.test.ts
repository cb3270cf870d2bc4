import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormValues } from '../validators/index.ts'
import { bindForm } from './bind-form.ts'
import { createForm } from './form.ts'

let element: HTMLFormElement
let letGo: () => void
beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ada" />
    <input name="miles" data-keys="number" />
    <input name="code" data-uppercase="" />
    <button>Send</button>
  </form>`
  element = document.querySelector('form')!
})
afterEach(() => letGo())

const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement

function bind() {
  const initial: FormValues = { name: '', miles: '', code: '', elsewhere: 'kept' }
  const form = createForm({ initial })
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  letGo = bindForm(element, form, { onSubmit })
  return { form, onSubmit }
}

function type(
  name: string,
  value: string,
  event: Event = new InputEvent('input', { bubbles: true }),
) {
  control(name).value = value
  control(name).dispatchEvent(event)
}

describe('bindForm', () => {
  it('sends the names of the fields that are on the screen', () => {
    const { onSubmit } = bind()
    element.requestSubmit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['name', 'miles', 'code'])
  })

  it('leaves a submit alone that somebody else has stopped', () => {
    element.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    const { onSubmit } = bind()
    element.requestSubmit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('hears no more when it is let go, and gives the browser its messages back', () => {
    const { form } = bind()
    expect(element.noValidate).toBe(true)
    letGo()
    expect(element.noValidate).toBe(false)
    type('name', 'Sam')
    type('name', 'Sam', new Event('change', { bubbles: true }))
    expect(form.getValue('name')).toBe('Ada')
    form.setValue('name', 'Lee')
    expect(control('name').value).toBe('Sam')
  })

  it('takes letters out that an input method has composed, once it has ended [S5.23]', async () => {
    const { form } = bind()
    type('miles', '１２ご', new CompositionEvent('compositionend', { bubbles: true }))
    await vi.waitFor(() => expect(form.getValue('miles')).toBe('12'))
    expect(control('miles').value).toBe('12')
  })

  it('keeps what was composed into any other field', async () => {
    const { form } = bind()
    type('name', '愛', new CompositionEvent('compositionend', { bubbles: true }))
    expect(form.getValue('name')).toBe('愛')
    type('miles', 'ご1', new CompositionEvent('compositionend', { bubbles: true }))
    await vi.waitFor(() => expect(form.getValue('miles')).toBe('1'))
    expect(control('name').value).toBe('愛')
  })

  it('does not turn letters into capitals while they are composed', () => {
    const { form } = bind()
    type('code', 'ab', new InputEvent('input', { bubbles: true, isComposing: true }))
    expect([control('code').value, form.getValue('code')]).toEqual(['ab', 'ab'])
    type('code', 'ab')
    expect([control('code').value, form.getValue('code')]).toEqual(['AB', 'AB'])
  })

  it('follows when the browser resets the form', () => {
    const { form } = bind()
    const first = form.getValue('name')
    type('name', 'Sam')
    type('miles', '5')
    element.reset()
    expect(control('name').value).toBe(first)
    expect([form.getStatus().isDirty, form.getValue('miles')]).toEqual([false, ''])
    form.setValue('name', 'Lee')
    expect(control('name').value).toBe('Lee')
  })

  it('can be sent again after the browser restores the page from its cache', async () => {
    const { form } = bind()
    await form.submit(() => undefined)
    expect(form.getStatus().isSubmitted).toBe(true)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(form.getStatus().isSubmitted).toBe(true)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(form.getStatus().isSubmitted).toBe(false)
  })

  it.each([
    ['1.', 2, 2, '.', true],
    ['1.5', 1, 2, '.', false],
    ['15', 1, 1, '.', false],
    ['15', 1, 1, 'e', true],
  ])('%j, selected %d to %d, refuses key %j: %s [S5.23]', (value, start, end, key, isRefused) => {
    bind()
    control('miles').value = value
    control('miles').setSelectionRange(start, end)
    const event = new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      data: key,
      inputType: 'insertText',
    })
    control('miles').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isRefused)
  })
})
