import { FormErrorSummary } from '@milepost/forms/fields'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'

/** What is wrong with the fields of a form, above them and in the document's title, in the site's words. */
export function WrongFields() {
  const { errorPrefix, errorsTitle } = useMessages(fieldMessages)
  return <FormErrorSummary title={errorsTitle} titlePrefix={errorPrefix} />
}
