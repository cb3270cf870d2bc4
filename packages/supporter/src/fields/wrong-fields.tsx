import { FormErrorSummary } from '@milepost/forms/fields'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'

/** Error summary above a form. Also prefixes the document's title. */
export function WrongFields() {
  const { errorPrefix, errorsTitle } = useMessages(fieldMessages)
  return <FormErrorSummary title={errorsTitle} titlePrefix={errorPrefix} />
}
