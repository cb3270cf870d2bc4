import { createForm } from '@milepost/forms'
import { NumberField, PhoneField, TextField } from '@milepost/forms/fields'
import { Form } from '@milepost/forms/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'

// Text as an input method composes it, typed into a real window: no keystroke of it can be refused.

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

/** Composes text in a field, in steps as an input method does, and chooses it. */
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

describe('text that an input method composes', () => {
  it('leaves no letter in a number field, nor in what the form knows [S5.23]', async () => {
    show()
    const field = await compose('Target', 'g', 'ご', 'ご５km')
    await expect.element(field).toHaveValue('5')
    expect(form.getValue('target')).toBe('5')
  })

  it('leaves what stands around it, and the caret after it [S5.23]', async () => {
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

  it('is not shortened by a comma, which the rules refuse with words [S5.23]', async () => {
    show()
    await expect.element(await compose('Target', '5', '5,5')).toHaveValue('5,5')
  })

  it('leaves no letter in a phone field, and every one in another [S5.24]', async () => {
    show()
    await expect.element(await compose('Phone', '＋44 あ')).toHaveValue('+44 ')
    await expect.element(await compose('Name', 's', 'さち')).toHaveValue('さち')
  })
})
