import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { drawnPicture } from '../stories/drawn-picture.ts'
import { InAForm } from '../stories/in-a-form.tsx'
import { loadSampleSanitiser } from '../stories/load-sample-sanitiser.ts'
import { email, greaterThan, passwordComplexity, phone, required } from '../validators/index.ts'
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
  PhoneField,
  RadioField,
  RichTextField,
  SearchSelectField,
  SelectField,
  SlugField,
  TextareaField,
  TextField,
  VideoLinkField,
} from './index.ts'

const meta: Meta = { title: 'Forms/Fields' }
export default meta
type Story = StoryObj

const story = (
  initial: unknown,
  rules: Parameters<typeof InAForm>[0]['rules'],
  field: React.ReactNode,
): Story => ({
  render: () => (
    <InAForm initial={{ field: initial }} rules={rules}>
      {field}
    </InAForm>
  ),
})

const label = 'Name of your page'

export const Text = story('', {}, <TextField name="field" label={label} hint="All will see it." />)
export const Required = story('', { field: required() }, <TextField name="field" label={label} />)
export const Refused: Story = {
  ...Required,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This field is required')
  },
}
export const Uppercase: Story = {
  ...story('', {}, <TextField name="field" label="Postcode" uppercase />),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'ls1 1aa')
    await expect(field).toHaveValue('LS1 1AA')
  },
}
export const Email = story(
  'ada@example.org',
  { field: [required(), email()] },
  <EmailField name="field" label="E-mail address" />,
)
export const Phone: Story = {
  ...story('', { field: phone() }, <PhoneField name="field" label="Phone" optional="(optional)" />),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '020 79x46/0958')
    await expect(field).toHaveValue('020 79460958')
  },
}
export const Number: Story = {
  ...story('', {}, <NumberField name="field" label="Distance" suffix="km" />),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '-42.1.9e')
    await expect(field).toHaveValue('42.19')
  },
}
const pounds = (typed: string) => (/^\d{1,7}(?:\.\d\d)?$/.test(typed) ? +typed * 100 : undefined)
export const Money: Story = {
  ...story(
    '',
    { field: required() },
    <MoneyField name="field" label="Your target" currencySymbol="£" parse={pounds} />,
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '250.5')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Please enter a valid amount')
  },
}
export const Password: Story = {
  ...story(
    '',
    { field: [required(), passwordComplexity()] },
    <PasswordField name="field" label="New password" autoComplete="new-password" />,
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'correct')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('correct')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const Textarea = story(
  'I run because my brother was looked after so well.',
  { field: greaterThan(5) },
  <TextareaField name="field" label="Your story" maxLength={120} />,
)
export const TextareaNearlyFull: Story = {
  ...story('', {}, <TextareaField name="field" label="Why" maxLength={50} />),
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox'),
      'For the boat that brought my father home again',
    )
    await expect(canvas.getByText('4 characters remaining')).toBeVisible()
  },
}
const richText = (maxLength: number) => (
  <RichTextField
    name="field"
    label="Your story"
    hint="Why you are taking part."
    maxLength={maxLength}
    loadSanitiser={loadSampleSanitiser}
  />
)
export const RichText = story(
  '<p>I run because my brother was looked after <b>so well</b>.</p>',
  { field: required() },
  richText(2000),
)
export const RichTextNearlyFull = story('<p>For the boat.</p>', {}, richText(20))
export const RichTextRefused: Story = {
  ...story('', { field: required() }, richText(2000)),
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    const field = canvas.getByRole('textbox', { name: /^Your story/ })
    await userEvent.click(field)
    await userEvent.tab({ shift: true })
    await expect(field).toHaveAccessibleDescription(/This field is required/)
    await expect(field).toBeInvalid()
  },
}
const countries = [
  { value: 'ie', label: 'Ireland' },
  { value: 'gb', label: 'United Kingdom', note: 'England, Northern Ireland, Scotland, Wales' },
]
export const SearchSelect = story(
  'gb',
  { field: required() },
  <SearchSelectField name="field" label="Country" options={countries} />,
)
export const SearchSelectRefused: Story = {
  ...story(
    '',
    { field: required() },
    <SearchSelectField name="field" label="Country" options={countries} />,
  ),
  play: async ({ canvas }) => {
    const field = await waitFor(async () => {
      const input = canvas.getByRole('combobox', { name: /^Country/ })
      await expect(input).toHaveAttribute('aria-autocomplete', 'list')
      return input
    })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This field is required')
  },
}
export const VideoLink: Story = {
  ...story('', {}, <VideoLinkField name="field" label="Video" hint="From YouTube or Vimeo." />),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Video' })
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ?si=x')
    await userEvent.tab()
    await expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  },
}
export const VideoLinkRefused: Story = {
  ...VideoLink,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Video' })
    await userEvent.type(field, 'https://example.org/film')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/YouTube or Vimeo video/)
  },
}
export const Select = story(
  '',
  { field: required() },
  <SelectField name="field" label="Country">
    <option value="">Choose a country</option>
    <option value="gb">United Kingdom</option>
    <option value="ie">Ireland</option>
  </SelectField>,
)
const choices = [
  { value: 'solo', label: 'On my own' },
  { value: 'team', label: 'In a team', hint: 'Your total counts for both.' },
]
export const Radio = story(
  'solo',
  { field: required() },
  <RadioField name="field" label="How will you take part?" choices={choices} />,
)
export const Checkboxes = story(
  ['team'],
  {},
  <CheckboxesField name="field" label="Show me pages of people" choices={choices} />,
)
export const Checkbox = story(
  false,
  { field: required('Please agree to the rules') },
  <CheckboxField name="field" label="I agree to the rules" />,
)
export const Date = story('2026-11-21', {}, <DateField name="field" label="Day of your event" />)
const taken = new Set(['ada', 'adas-run'])
const slug = (
  <SlugField
    name="field"
    label="Address of your page"
    prefix="example.org/"
    check={async (value) => !taken.has(value)}
    delayMs={50}
  />
)
export const SlugFree: Story = {
  ...story('', { field: required() }, slug),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-long-run')
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=check]')).not.toBeNull())
  },
}
export const SlugTaken: Story = {
  ...story('', { field: required() }, slug),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-run')
    await expect(await canvas.findByText('This address is taken')).toBeVisible()
  },
}
export const SlugBeingChecked: Story = {
  ...story(
    '',
    {},
    <SlugField
      name="field"
      label="Address of your page"
      check={() => new Promise(() => undefined)}
    />,
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada')
    await expect(canvasElement.querySelector('[data-icon=loading]')).not.toBeNull()
  },
}
export const File = story(
  [],
  {},
  <FileField
    name="field"
    label="Letter"
    hint="PDF, up to 5 MB."
    accept=".pdf"
    maxSizeBytes={5e6}
  />,
)
export const Image = story(
  [],
  {},
  <ImageField
    name="field"
    label="Your picture"
    hint="JPEG, PNG or WebP, up to 5 MB."
    maxSizeBytes={5e6}
  />,
)
const cropped = (
  <ImageField
    name="field"
    label="Your picture"
    hint="JPEG, PNG or WebP, up to 5 MB."
    maxSizeBytes={5e6}
    crop={{ aspect: 1, maxWidthPx: 200 }}
  />
)
/** As a browser does it; the simulated upload would hold on to its files. */
function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
/** A picture is cut as soon as it is chosen, once more, and put away again. */
export const ImageCropped: Story = {
  ...story([], {}, cropped),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    choose(input, await drawnPicture('holiday.png'))
    const use = () =>
      waitFor(async () => {
        const button = canvas.getByRole('button', { name: 'Use picture' })
        await expect(button).not.toHaveAttribute('aria-disabled')
        return button
      })
    await canvas.findByRole('group', { name: 'Position of the picture' })
    await userEvent.click(await use())
    // Drawing and writing a picture takes its time.
    await waitFor(() => expect(input.files?.[0]?.name).toBe('holiday.jpg'))
    const { width, height } = await createImageBitmap(input.files?.[0] as Blob)
    await expect([width, height]).toEqual([200, 200])
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Crop again' }))
    await use()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(input.files?.[0]?.name).toBe('holiday.jpg')
    await expect(canvasElement.querySelector('img')).not.toBeNull()
  },
}
const store = { read: () => drawnPicture('kept.jpg'), keep: () => undefined }
/** A picture that was cut before a reload comes back, and nobody is asked to cut it again. */
export const ImageKept: Story = {
  render: () => (
    <InAForm initial={{ field: [] }}>
      <ImageField
        name="field"
        label="Your picture"
        maxSizeBytes={5e6}
        crop={{ aspect: 1, maxWidthPx: 200 }}
        store={store}
      />
    </InAForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    await waitFor(() => expect(input.files?.[0]?.name).toBe('kept.jpg'))
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.queryByRole('group', { name: 'Position of the picture' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Crop again' })).toBeVisible()
  },
}
export const ImageNotCropped: Story = {
  ...story([], {}, cropped),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Your picture')
    choose(input, await drawnPicture('holiday.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(input.files).toHaveLength(0)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const Address: Story = {
  render: () => (
    <InAForm
      initial={{
        line1: '1 High Street',
        line2: '',
        townOrCity: '',
        countyOrState: '',
        postcodeOrZipcode: '',
        country: '',
      }}
      rules={{ line1: required(), townOrCity: required(), country: required() }}
    >
      <AddressFields legend="Your address" countries={[{ value: 'gb', label: 'United Kingdom' }]} />
    </InAForm>
  ),
}
