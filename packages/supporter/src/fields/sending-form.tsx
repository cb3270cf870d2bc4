import type { FormValues } from '@milepost/forms'
import { Form, type FormProps } from '@milepost/forms/react'
import { useEffect } from 'react'
import { isLostNetwork } from '../host/is-lost-network.ts'
import { isMissingCode } from '../host/is-missing-code.ts'
import { isOffline } from '../host/is-offline.ts'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'

/**
 * Form that is sent over the network. While offline, it sends nothing, keeps the input, and shows a message, which changes when
 * the connection is back. It never resends automatically, because the first request may have been processed.
 */
export function SendingForm<Values extends FormValues>({
  form,
  onSubmit,
  failureMessage,
  ...rest
}: Omit<FormProps<Values>, 'onFailure'>) {
  const { failed, offline, outdated, backOnline } = useMessages(fieldMessages)

  useEffect(() => {
    const sayBack = () => {
      if (!form.getStatus().formErrors.includes(offline)) return
      form.setErrors({ formErrors: [backOnline] })
    }
    window.addEventListener('online', sayBack)
    return () => window.removeEventListener('online', sayBack)
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
            isLostNetwork(error)
              ? offline
              : isMissingCode(error)
                ? outdated
                : (failureMessage ?? failed),
          ],
        })
      }
      {...rest}
    />
  )
}
