import { Message, type MessageProps } from '@milepost/ui'
import { useFormStatus } from '../react/use-form-status.ts'

/** What is wrong with the form as a whole, announced when it appears. Nothing when all is well. */
export function FormErrors(props: Omit<MessageProps, 'tone' | 'children'>) {
  const { formErrors } = useFormStatus()
  if (formErrors.length === 0) return null
  return (
    <Message tone="error" {...props}>
      {formErrors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Message>
  )
}
