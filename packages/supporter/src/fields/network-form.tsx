import type { FormValues } from '@milepost/forms'
import { Form, type FormProps } from '@milepost/forms/react'
import { useEffect } from 'react'
import { isNetworkError, isMissingCodeError, isOffline } from '../host/network-errors.ts'
import { useMessages } from '../host/host-context.ts'
import { fieldMessages } from './field-messages.ts'
import { FormErrorSummary } from '@milepost/forms/fields'

/**
 * Form that is sent over the network. While offline, it sends nothing, keeps the input, and shows a message, which changes when
 * the connection is back. It never resends automatically, because the first request may have been processed.
 */
export function NetworkForm<Values extends FormValues>({
  form,
  onSubmit,
  failureMessage,
  ...rest
}: Omit<FormProps<Values>, 'onFailure'>) {
  const { failed, offline, outdated, backOnline } = useMessages(fieldMessages)

  useEffect(() => {
    const announceReconnect = () => {
      if (!form.getStatus().formErrors.includes(offline)) return
      form.setErrors({ formErrors: [backOnline] })
    }
    window.addEventListener('online', announceReconnect)
    return () => window.removeEventListener('online', announceReconnect)
  }, [form, offline, backOnline])

  return (
    <Form
      form={form}
      onSubmit={(values, event) =>
        isOffline() ? { formErrors: [offline] } : onSubmit?.(values, event)
      }
      // The code is loaded before the request, so if that fails, nothing was sent.
      onFailure={(error) =>
        form.setErrors({
          formErrors: [
            isNetworkError(error)
              ? offline
              : isMissingCodeError(error)
                ? outdated
                : (failureMessage ?? failed),
          ],
        })
      }
      {...rest}
    />
  )
}

/** Error summary above a form. Also prefixes the document's title. */
export function FieldErrorSummary() {
  const { errorPrefix, errorsTitle } = useMessages(fieldMessages)
  return <FormErrorSummary title={errorsTitle} titlePrefix={errorPrefix} />
}
