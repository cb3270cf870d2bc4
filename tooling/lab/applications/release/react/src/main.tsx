import { EmailField, SubmitButton } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { email, required } from '@milepost/forms/validators'
import { formatMoney } from '@milepost/measures/format'
import { Progress, Section } from '@milepost/ui'
import '@milepost/ui/styles.css'
import { createRoot } from 'react-dom/client'

function App() {
  const form = useForm({ initial: { email: '' }, rules: { email: [required(), email()] } })
  return (
    <Section title="Rehearsal">
      <Progress raised={formatMoney(125_000, { currency: 'GBP', country: 'gb' })} percent={50} />
      <Form form={form} onSubmit={() => undefined}>
        <EmailField name="email" label="E-mail address" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Section>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
