import type { FormValues } from '@milepost/forms'
import { Form, type FormProps } from '@milepost/forms/react'
import { useEffect } from 'react'
import { isLostNetwork } from '../host/is-lost-network.ts'
import { isMissingCode } from '../host/is-missing-code.ts'
import { isOffline } from '../host/is-offline.ts'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'

/**
 * A form that is sent over the network. Without one it sends nothing, keeps what was typed, and says so; it says, too,
 * when the network is back. It never sends by itself: whether something was stored is for the person to know.
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
      // What asks the platform is brought before anything is sent: where that fails, nothing was.
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
