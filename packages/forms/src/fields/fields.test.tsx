import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createForm, parseNumber, readAddress } from '../index.ts'
import type { Form as FormState, FormValues } from '../index.ts'
import { Form } from '../react/index.ts'
import { number, required } from '../validators/index.ts'
import {
  AddressFields,
  CheckboxesField,
  CheckboxField,
  DateField,
  EmailField,
  FileField,
  ImageField,
  MoneyField,
  NumberField,
  PasswordField,
  RadioField,
  SelectField,
  SlugField,
  TextareaField,
  TextField,
} from './index.ts'

function show<Values extends FormValues>(form: FormState<Values>, children: ReactNode) {
  const user = userEvent.setup({ applyAccept: false })
  const result = render(<Form form={form}>{children}</Form>)
  return { user, ...result }
}

const text = (value = '', isRequired = false) =>
  createForm({ initial: { field: value }, rules: isRequired ? { field: required() } : {} })

describe('a required field', () => {
  const fields: Record<string, ReactNode> = {
    text: <TextField name="field" label="Label" />,
    'e-mail': <EmailField name="field" label="Label" />,
    textarea: <TextareaField name="field" label="Label" />,
    password: <PasswordField name="field" label="Label" />,
    select: (
      <SelectField name="field" label="Label">
        <option>None</option>
      </SelectField>
    ),
    checkbox: <CheckboxField name="field" label="Label" />,
    file: <FileField name="field" label="Label" />,
    choices: <RadioField name="field" label="Label" choices={[{ value: 'a', label: 'A' }]} />,
  }
  it.each(Object.entries(fields))('of %s shows an asterisk with a tooltip [S2.68]', (_, field) => {
    show(text('', true), field)
    expect(screen.getByTitle('Required field')).toHaveTextContent(/^\*$/)
    expect(document.querySelector('[name=field]')).toBeRequired()
  })

  it('is not marked as required without a rule [S2.68]', () => {
    show(text(), <TextField name="field" label="Label" />)
    expect(screen.queryByTitle('Required field')).toBeNull()
    expect(screen.getByRole('textbox')).not.toBeRequired()
  })
})

describe('keyboard', () => {
  it('keeps a decimal comma for the rules to reject, and converts it if the language has one [S5.23]', async () => {
    const form = createForm({ initial: { field: '' }, rules: { field: number() } })
    const onInput = vi.fn()
    const { user } = show(form, <NumberField name="field" label="Miles" onInput={onInput} />)
    const field = screen.getByRole('textbox')
    await user.type(field, '5,5,')
    expect(field).toHaveValue('5,5')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Must be a number')
    document.documentElement.lang = 'de'
    await user.clear(field)
    await user.type(field, '5,5')
    expect(field).toHaveValue('5.5')
    expect(form.getValue('field')).toBe('5.5')
    expect(field).toBeValid()
    expect(onInput).toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, '1.234,50')
    document.documentElement.lang = ''
    expect(field).toHaveValue('1.234,50')
    expect(field).toBeInvalid()
  })

  it('converts text to upper case and keeps the caret position [S5.25]', async () => {
    const form = text()
    const { user } = show(form, <TextField name="field" label="Postcode" uppercase />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await user.type(field, 'ls1aa')
    await user.type(field, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('LSX1AA')
    expect(field.selectionStart).toBe(3)
    expect(form.getValue('field')).toBe('LSX1AA')
  })
})

describe('TextareaField', () => {
  it('counts what remains when maxLength is set [S2.70]', async () => {
    const unlimited = show(text(), <TextareaField name="field" label="Story" />)
    expect(unlimited.container).not.toHaveTextContent('remaining')
    unlimited.unmount()
    const { user, container } = show(
      text(),
      <TextareaField name="field" label="Story" maxLength={12} />,
    )
    expect(container).toHaveTextContent('12 characters remaining')
    await user.type(screen.getByRole('textbox'), 'abc')
    expect(container).toHaveTextContent('9 characters remaining')
    expect(container.querySelector('[data-warning]')).not.toBeNull()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('9 characters remaining')
  })
})

describe('values', () => {
  it('come from the controls', async () => {
    const form = createForm({
      initial: { how: '', tags: [] as readonly string[], agree: false, day: '', country: '' },
    })
    const { user } = show(
      form,
      <>
        <RadioField name="how" label="How" choices={[{ value: 'solo', label: 'Solo' }]} />
        <CheckboxesField
          name="tags"
          label="Tags"
          choices={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
        />
        <CheckboxField name="agree" label="Agree" />
        <DateField name="day" label="Day" />
        <SelectField name="country" label="Country">
          <option value="">–</option>
          <option value="ie">Ireland</option>
        </SelectField>
      </>,
    )
    await user.click(screen.getByRole('radio', { name: 'Solo' }))
    await user.click(screen.getByRole('checkbox', { name: 'B' }))
    await user.click(screen.getByRole('checkbox', { name: 'Agree' }))
    await user.type(screen.getByLabelText('Day'), '2026-11-21')
    await user.selectOptions(screen.getByRole('combobox'), 'ie')
    expect(form.getValues()).toEqual({
      how: 'solo',
      tags: ['b'],
      agree: true,
      day: '2026-11-21',
      country: 'ie',
    })
  })

  it('of money are read by the given parser', async () => {
    const parse = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) * 100 : undefined)
    const form = createForm({ initial: { field: '' }, parse: { field: parseNumber } })
    const { user } = show(
      form,
      <MoneyField name="field" label="Target" currencySymbol="£" parse={parse} />,
    )
    const field = screen.getByRole('textbox', { name: 'Target' })
    await user.type(field, '12.')
    await user.tab()
    expect(field).toHaveAccessibleDescription('£ Enter a valid amount')
    await user.clear(field)
    await user.type(field, '12')
    expect(field).toBeValid()
  })
})

const files = () => createForm({ initial: { field: [] as readonly File[] } })

describe('files', () => {
  it('that are too large or of another type are rejected before submitting', async () => {
    const { user } = show(
      files(),
      <FileField name="field" label="Letter" accept=".pdf" maxSizeBytes={10} />,
    )
    const field = screen.getByLabelText('Letter')
    await user.upload(field, new File(['x'.repeat(11)], 'a.PDF'))
    await user.tab()
    expect(field).toHaveAccessibleDescription('Choose a file of up to 0.01 kB')
    await user.upload(field, new File(['x'], 'a.exe'))
    expect(field).toHaveAccessibleDescription('Choose a different type of file')
    await user.upload(field, new File(['x'], 'a.pdf'))
    expect(field).toBeValid()
  })

  it('that are images have a preview, whose memory is released', async () => {
    const create = vi.fn(() => 'blob:one')
    const revoke = vi.fn()
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke })
    const { user, container, unmount } = show(
      files(),
      <ImageField name="field" label="Picture" current="/now.jpg" />,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', '/now.jpg')
    await user.upload(
      screen.getByLabelText('Picture'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:one')
    unmount()
    expect(revoke).toHaveBeenCalledWith('blob:one')
  })
})

describe('a stored image', () => {
  const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

  it('is replaced by each selection', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: vi.fn() })
    const form = files()
    const store = { read: vi.fn(async () => undefined), keep: vi.fn() }
    const { user } = show(form, <ImageField name="field" label="Picture" store={store} />)
    const reads = store.read.mock.calls.length
    const chosen = picture('chosen.jpg')
    await user.upload(screen.getByLabelText('Picture'), chosen)
    expect(store.keep).toHaveBeenLastCalledWith(chosen)
    form.setValue('field', [])
    await vi.waitFor(() => expect(store.keep).toHaveBeenLastCalledWith(undefined))
    expect(store.read).toHaveBeenCalledTimes(reads)
  })

  it('never replaces an image that the user selected meanwhile', async () => {
    const form = files()
    let answer: (kept: File) => void = () => undefined
    const store = {
      read: () => new Promise<File>((resolve) => void (answer = resolve)),
      keep: vi.fn(),
    }
    const { user } = show(form, <ImageField name="field" label="Picture" store={store} />)
    await user.upload(screen.getByLabelText('Picture'), picture('chosen.jpg'))
    answer(picture('kept.jpg'))
    await Promise.resolve()
    expect(form.getValue('field')).toMatchObject([{ name: 'chosen.jpg' }])
  })
})

it('SelectField shows its initial value once its options have loaded', () => {
  const form = text('ie')
  const page = (countries: readonly string[]) => (
    <Form form={form}>
      <SelectField name="field" label="Country">
        {countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </Form>
  )
  const { rerender } = render(page([]))
  rerender(page(['gb', 'ie']))
  expect(screen.getByRole('combobox')).toHaveValue('ie')
  expect([form.getValue('field'), form.getStatus().isDirty]).toEqual(['ie', false])
})

it('AddressFields show an address in another shape of the platform', () => {
  const start = readAddress({ streetAddress: '1 High Street', region: 'Yorks', postCode: 'LS1' })
  show(
    createForm({ initial: { ...start } }),
    <AddressFields legend="Address" countries={[{ value: 'gb', label: 'United Kingdom' }]} />,
  )
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('1 High Street')
  expect(screen.getByRole('textbox', { name: 'County or state' })).toHaveValue('Yorks')
  expect(screen.getByRole('textbox', { name: 'Postcode or ZIP code' })).toHaveValue('LS1')
  expect(screen.getByRole('textbox', { name: 'Postcode or ZIP code' })).toHaveAttribute(
    'autocomplete',
    'postal-code',
  )
})

describe('SlugField', () => {
  const slug = (props: Partial<Parameters<typeof SlugField>[0]> = {}) => (
    <SlugField name="field" label="Address" check={async () => true} delayMs={1} {...props} />
  )
  const shownIcon = () => document.querySelector<HTMLElement>('[data-icon]')?.dataset['icon']

  it('calls the latest check, and suggests once even if its functions change at every render', async () => {
    const form = text()
    const suggest = vi.fn(async () => ['free'])
    const page = (check: (value: string) => Promise<boolean>) => (
      <Form form={form}>{slug({ check, suggest: () => suggest() })}</Form>
    )
    const { rerender } = render(page(async () => true))
    rerender(page(async () => false))
    await userEvent.type(screen.getByRole('textbox'), 'taken')
    expect(await screen.findByRole('button', { name: 'Use free' })).toBeInTheDocument()
    const calls = suggest.mock.calls.length
    rerender(page(async () => false))
    await act(async () => {})
    expect(suggest).toHaveBeenCalledTimes(calls)
  })

  it('warns if the check failed, and stays valid [S4.32]', async () => {
    const { user } = show(text(), slug({ check: () => Promise.reject(new Error('offline')) }))
    await user.type(screen.getByRole('textbox'), 'any')
    expect(await screen.findByText(/couldn’t check/)).toBeInTheDocument()
    expect(shownIcon()).toBe('warning')
    expect(screen.getByRole('textbox')).toBeValid()
  })

  it('suggests slugs if the server rejects one, and shows nothing if there are none', async () => {
    const form = text('mine')
    const suggest = vi.fn(async (slug: string) => (slug === 'mine' ? ['mine-2'] : []))
    show(form, slug({ suggest }))
    act(() => form.setErrors({ errors: { field: 'Somebody was faster' } }))
    expect(await screen.findByRole('button', { name: 'Use mine-2' })).toBeInTheDocument()
    act(() => form.setValue('field', 'theirs'))
    act(() => form.setErrors({ errors: { field: 'Somebody was faster' } }))
    await vi.waitFor(() => expect(suggest).toHaveBeenLastCalledWith('theirs', expect.anything()))
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('does not check an invalid slug, nor the current one', async () => {
    const check = vi.fn(async () => true)
    const { user } = show(text('mine'), slug({ check }))
    const field = screen.getByRole('textbox')
    await user.type(field, '!')
    await user.type(field, '{Backspace}')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(check).not.toHaveBeenCalled()
  })
})
