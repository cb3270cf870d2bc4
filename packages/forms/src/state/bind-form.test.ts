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
  it('passes the names of the mounted fields', () => {
    const { onSubmit } = bind()
    element.requestSubmit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['name', 'miles', 'code'])
  })

  it('ignores a submit event that another listener prevented', () => {
    element.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    const { onSubmit } = bind()
    element.requestSubmit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("stops listening when unbound, and restores the browser's validation", () => {
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

  it('removes composed letters after the composition ends [S5.23]', async () => {
    const { form } = bind()
    type('miles', '１２ご', new CompositionEvent('compositionend', { bubbles: true }))
    await vi.waitFor(() => expect(form.getValue('miles')).toBe('12'))
    expect(control('miles').value).toBe('12')
  })

  it('keeps composed text in other fields', async () => {
    const { form } = bind()
    type('name', '愛', new CompositionEvent('compositionend', { bubbles: true }))
    expect(form.getValue('name')).toBe('愛')
    type('miles', 'ご1', new CompositionEvent('compositionend', { bubbles: true }))
    await vi.waitFor(() => expect(form.getValue('miles')).toBe('1'))
    expect(control('name').value).toBe('愛')
  })

  it('does not convert to upper case during composition', () => {
    const { form } = bind()
    type('code', 'ab', new InputEvent('input', { bubbles: true, isComposing: true }))
    expect([control('code').value, form.getValue('code')]).toEqual(['ab', 'ab'])
    type('code', 'ab')
    expect([control('code').value, form.getValue('code')]).toEqual(['AB', 'AB'])
  })

  it("resets with the browser's form", () => {
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

  it('restores the form’s value in a control that was added after the form', async () => {
    const { form } = bind()
    element.insertAdjacentHTML('beforeend', '<input name="elsewhere" value="typed before" />')
    element.reset()
    await vi.waitFor(() => expect(control('elsewhere').value).toBe('kept'))
    expect(form.getValue('elsewhere')).toBe('kept')
  })

  it('leaves an untouched form clean, whatever its controls make of the initial values', () => {
    element.innerHTML = `<input name="goal" value="500" />
      <textarea name="story">One\nTwo</textarea>
      <select name="country"><option>GB</option><option>IE</option></select>`
    const initial: FormValues = { goal: 500, story: 'One\r\nTwo', country: 'XX' }
    const form = createForm({ initial })
    letGo = bindForm(element, form, { onSubmit: vi.fn() })
    expect(form.getValues()).toEqual({ goal: '500', story: 'One\nTwo', country: 'GB' })
    expect(form.getStatus().isDirty).toBe(false)
    type('country', 'IE')
    expect(form.getStatus().isDirty).toBe(true)
    type('country', 'GB')
    type('goal', '501')
    expect(form.getStatus().isDirty).toBe(true)
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
  ])(
    '%j with selection %d to %d rejects the key %j: %s [S5.23]',
    (value, start, end, key, isRefused) => {
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
    },
  )
})
