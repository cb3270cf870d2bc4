import {
  DateField,
  FileField,
  NumberField,
  RichTextField,
  SearchSelectField,
  SubmitButton,
} from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { number } from '@milepost/forms/validators'
import { Button, Carousel, Header, Modal, Tabs } from '@milepost/ui'
import { themeFromDesign } from '@milepost/ui/theme'
import { type ComponentType, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The components that e2e/engines/components.test.ts uses in each engine. The query selects one: `?Dialog`.

function Dialog() {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Cookie policy</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Cookies we use">
        <p>Only those that the site needs.</p>
      </Modal>
    </div>
  )
}

const leaderboards = ['People', 'Teams', 'Companies'].map((label) => ({
  id: label,
  label,
  content: <p>All {label}</p>,
}))

const slides = ['The hide', 'The rope', 'The tea', 'The terns'].map((title) => ({
  id: title,
  content: <div style={{ height: '10rem' }}>{title}</div>,
}))

const navigation = ['The walk', 'About us'].map((label) => ({
  label,
  children: [{ label: `${label}: questions`, href: '#questions' }],
}))

const countries = [
  { value: 'ie', label: 'Ireland' },
  { value: 'is', label: 'Iceland' },
]

function Fields() {
  const form = useForm({
    initial: { country: '', distance: '', day: '', letter: [] as readonly File[], story: '' },
    rules: { distance: number() },
  })
  const [sent, setSent] = useState('')
  return (
    <Form
      form={form}
      onSubmit={({ letter, ...values }) =>
        setSent(JSON.stringify({ ...values, letter: letter.map(({ name }) => name) }))
      }
    >
      <SearchSelectField name="country" label="Country" options={countries} />
      <NumberField name="distance" label="Distance" />
      <DateField name="day" label="Day" />
      <FileField name="letter" label="Letter" accept=".pdf" />
      <RichTextField name="story" label="Story" loadSanitiser={async () => (html) => html} />
      <SubmitButton>Send</SubmitButton>
      <output>{sent}</output>
    </Form>
  )
}

const components: Readonly<Record<string, ComponentType>> = {
  Dialog,
  Fields,
  Tabs: () => <Tabs label="Leaderboards" tabs={leaderboards} />,
  Carousel: () => <Carousel label="What walkers paid for" slides={slides} slideWidth="medium" />,
  Menu: () => <Header name="Tideline" navigation={navigation} />,
}

const Component = components[location.search.slice(1)] ?? (() => null)
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <style>{themeFromDesign().css}</style>
      <Component />
    </StrictMode>,
  )
