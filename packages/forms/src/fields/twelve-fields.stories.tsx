import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Form, useForm, useUnsavedWarning } from '../react/index.ts'
import { loadSampleSanitiser } from '../stories/fields.fixtures.tsx'
import { email, equalsField, passwordComplexity, phone, required } from '../validators/index.ts'
import {
  CheckboxField,
  DateField,
  EmailField,
  FormErrors,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioField,
  RichTextField,
  SearchSelectField,
  SubmitButton,
  TextField,
  VideoLinkField,
} from './index.ts'

const onSave = fn()

const meta: Meta = {
  title: 'Forms/Twelve-field form',
  beforeEach: () => void onSave.mockClear(),
  // The code contains spies, so it is not worth copying.
  parameters: { isPlainPage: true },
}
export default meta
type Story = StoryObj

const countries = [
  { value: 'ie', label: 'Ireland' },
  { value: 'is', label: 'Iceland' },
  { value: 'gb', label: 'United Kingdom' },
]
const pounds = (typed: string) => (/^\d{1,7}(?:\.\d\d)?$/.test(typed) ? +typed * 100 : undefined)

function StartAPage() {
  const form = useForm({
    initial: {
      name: '',
      email: '',
      phone: '',
      password: '',
      again: '',
      country: '',
      target: '',
      day: '',
      part: '',
      video: '',
      story: '',
      agree: false,
    },
    rules: {
      name: required(),
      email: [required(), email()],
      phone: phone(),
      password: [required(), passwordComplexity()],
      again: [required(), equalsField('password', 'Enter the same password again')],
      country: required(),
      target: required(),
      part: required(),
      story: required(),
      agree: required('Agree to the rules to continue'),
    },
  })
  useUnsavedWarning(form)
  return (
    <Form
      form={form}
      method="post"
      onSubmit={(values) => {
        if (values.email === 'taken@example.org')
          return { errors: { email: 'There’s already an account with this email' } }
        return onSave(values)
      }}
      style={{ display: 'grid', gap: '1.25rem', maxWidth: '34rem' }}
    >
      <TextField name="name" label="Your name" autoComplete="name" />
      <EmailField name="email" label="Email address" />
      <PhoneField name="phone" label="Phone" optional="(optional)" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordField name="again" label="Password again" autoComplete="new-password" />
      <SearchSelectField name="country" label="Country" options={countries} />
      <MoneyField name="target" label="Your target" currencySymbol="£" parse={pounds} />
      <DateField name="day" label="Day of your event" />
      <RadioField
        name="part"
        label="How will you take part?"
        choices={[
          { value: 'solo', label: 'On my own' },
          { value: 'team', label: 'In a team' },
        ]}
      />
      <VideoLinkField name="video" label="Video" />
      <RichTextField
        name="story"
        label="Your story"
        maxLength={500}
        loadSanitiser={loadSampleSanitiser}
      />
      <CheckboxField name="agree" label="I agree to the rules" />
      <FormErrors />
      <p>
        <SubmitButton needsScript>Start your page</SubmitButton>
      </p>
    </Form>
  )
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const ready = async (canvas: Canvas) => {
  await canvas.findByRole('toolbar', { name: 'Formatting' })
  await waitFor(async () => {
    const country = canvas.getByRole('combobox', { name: /^Country/ })
    await expect(country).toHaveAttribute('aria-autocomplete', 'list')
  })
}

export const Empty: Story = {
  render: () => <StartAPage />,
  play: async ({ canvas }) => ready(canvas),
}

export const SubmittedEmpty: Story = {
  render: () => <StartAPage />,
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Start your page' }))
    await expect(canvas.getByRole('textbox', { name: /^Your name/ })).toHaveFocus()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(8)
    await expect(canvas.getByText('Agree to the rules to continue')).toBeVisible()
  },
}

/**
 * Keyboard only, with every element found by role and name: submits the empty form, corrects each error, gets a
 * server error, corrects it and submits again.
 */
export const ByKeyboard: Story = {
  render: () => <StartAPage />,
  play: async ({ canvas }) => {
    await ready(canvas)
    const { keyboard, tab } = userEvent
    const field = (role: string, name: RegExp) => canvas.getByRole(role, { name })
    const focused = async (role: string, name: RegExp) => expect(field(role, name)).toHaveFocus()

    await tab()
    await focused('textbox', /^Your name/)
    await keyboard('{Enter}')
    // Nothing was submitted. The focus is on the first field with an error, which describes the field.
    await expect(onSave).not.toHaveBeenCalled()
    await focused('textbox', /^Your name/)
    await expect(field('textbox', /^Your name/)).toHaveAccessibleDescription(
      'This field is required',
    )
    await keyboard('Ada Lovelace')
    await expect(field('textbox', /^Your name/)).toBeValid()

    await tab()
    await focused('textbox', /^Email address/)
    await keyboard('taken@')
    await expect(field('textbox', /^Email address/)).toHaveAccessibleDescription(
      'Please enter a valid email',
    )
    await keyboard('example.org')
    await expect(field('textbox', /^Email address/)).toBeValid()
    await tab()
    await keyboard('020 7946 0958')
    for (const label of [/^Password(?! again)/, /^Password again/]) {
      await tab()
      await expect(canvas.getByLabelText(label)).toHaveFocus()
      await keyboard('correct7#')
      await tab()
      await expect(document.activeElement).toHaveAccessibleName('Show')
    }

    await tab()
    await focused('combobox', /^Country/)
    await keyboard('irel{ArrowDown}{Enter}')
    await expect(field('combobox', /^Country/)).toHaveValue('Ireland')
    await expect(field('combobox', /^Country/)).toBeValid()
    await tab()
    await expect(document.activeElement).toHaveAccessibleName('Clear')

    await tab()
    await focused('textbox', /^Your target/)
    await keyboard('250')
    await tab()
    await expect(canvas.getByLabelText(/^Day of your event/)).toHaveFocus()
    await tab()
    await focused('radio', /^On my own/)
    await keyboard(' ')
    await tab()
    await focused('textbox', /^Video/)
    await keyboard('youtu.be/dQw4w9WgXcQ')
    await tab()
    await expect(field('textbox', /^Video/)).toHaveValue(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    await focused('button', /^Bold/)
    await tab()
    await focused('textbox', /^Your story/)
    await keyboard('For the boat')
    await waitFor(() => expect(field('textbox', /^Your story/)).toBeValid())

    field('checkbox', /^I agree/).focus()
    await keyboard(' ')
    await tab()
    await focused('button', /^Start your page/)
    await keyboard('{Enter}')
    await waitFor(() => focused('textbox', /^Email address/))
    await expect(field('textbox', /^Email address/)).toHaveAccessibleDescription(
      'There’s already an account with this email',
    )
    await userEvent.clear(field('textbox', /^Email address/))
    await keyboard('ada@example.org{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ country: 'ie', part: 'solo', agree: true, target: '250' }),
    )
    // A second click submits nothing.
    await keyboard('{Enter}')
    await expect(onSave).toHaveBeenCalledOnce()
  },
}
