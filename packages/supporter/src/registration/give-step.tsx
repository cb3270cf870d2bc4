import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { Button, ButtonGroup } from '@milepost/ui'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useSessionActions } from '../session/use-session.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './registration.css.ts'
import type { Registration } from './use-registration.ts'

/** Suggested amounts of the owner's first donation, in major units. */
const suggestedAmounts = [10, 25, 50] as const

/** Step for the owner's own donation. The platform's checkout returns to the last step. */
export function GiveStep({
  view,
  registration: { progress, note, goOn },
}: {
  view: RegistrationView
  registration: Registration
}) {
  const messages = useMessages(registrationMessages)
  const { platform } = useSessionActions()
  const { paths, settings } = useHost()
  const { currency, country } = view
  const { page } = progress
  const give = async (amount: number) => {
    const { donationIdPlaceholder, pageDonateLink } = (await platform()).links
    note({ step: 'done' })
    const done = settings.origin + paths.register('done')
    const exitUrl =
      donationIdPlaceholder === undefined
        ? done
        : `${done}${done.includes('?') ? '&' : '?'}donation-id=${donationIdPlaceholder}`
    window.location.assign(pageDonateLink(page ?? {}, { amount, currency, exitUrl }))
  }
  return (
    <>
      <p className={styles.paragraph}>{messages.giveText}</p>
      <ButtonGroup>
        {suggestedAmounts.map((amount) => (
          <Button key={amount} onClick={() => void give(amount)}>
            {fillMessage(messages.give, {
              amount: formatMoney(toMinor(amount, currency), { currency, country }),
            })}
          </Button>
        ))}
      </ButtonGroup>
      <div className={styles.actions}>
        <Button emphasis="tertiary" onClick={goOn}>
          {messages.skip}
        </Button>
      </div>
    </>
  )
}
