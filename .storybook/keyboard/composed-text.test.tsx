import { createForm } from '@milepost/forms'
import { NumberField, PhoneField, TextField } from '@milepost/forms/fields'
import { Form } from '@milepost/forms/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'

// Text from an input method in a real browser. Its keystrokes cannot be prevented.

let root: Root
let form: ReturnType<typeof newForm>

const newForm = () => createForm({ initial: { target: '', phone: '', name: '' } })

beforeEach(() => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  form = newForm()
})
afterEach(() => root.unmount())

function show() {
  root.render(
    <Form form={form}>
      <NumberField name="target" label="Target" />
      <PhoneField name="phone" label="Phone" />
      <TextField name="name" label="Name" />
    </Form>,
  )
}

/** Composes text in a field step by step, like an input method, and commits it. */
async function compose(label: string, ...steps: string[]) {
  const field = page.getByLabelText(label)
  await field.click()
  for (const text of steps) {
    const [selectionStart, selectionEnd] = [text.length, text.length]
    await cdp().send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
  }
  await cdp().send('Input.insertText', { text: steps.at(-1) ?? '' })
  return field
}

describe('text from an input method', () => {
  it('keeps only digits in a number field and in the form [S5.23]', async () => {
    show()
    const field = await compose('Target', 'g', 'ご', 'ご５km')
    await expect.element(field).toHaveValue('5')
    expect(form.getValue('target')).toBe('5')
  })

  it('keeps the surrounding text, and puts the caret after the new text [S5.23]', async () => {
    show()
    const field = page.getByLabelText('Target')
    await field.fill('12')
    const element = field.element() as HTMLInputElement
    await field.click()
    element.setSelectionRange(1, 1)
    await cdp().send('Input.imeSetComposition', {
      text: '０あ',
      selectionStart: 2,
      selectionEnd: 2,
    })
    await cdp().send('Input.insertText', { text: '０あ' })
    await expect.element(field).toHaveValue('102')
    expect([element.selectionStart, element.selectionEnd]).toEqual([2, 2])
    expect(form.getValue('target')).toBe('102')
  })

  it('keeps a comma, which the rules reject [S5.23]', async () => {
    show()
    await expect.element(await compose('Target', '5', '5,5')).toHaveValue('5,5')
  })

  it('keeps only phone characters in a phone field, and all text in other fields [S5.24]', async () => {
    show()
    await expect.element(await compose('Phone', '＋44 あ')).toHaveValue('+44 ')
    await expect.element(await compose('Name', 's', 'さち')).toHaveValue('さち')
  })
})
