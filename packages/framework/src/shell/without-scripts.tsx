import { useMessages } from '@milepost/supporter'
import { Message, Section } from '@milepost/ui'
import { maintenanceMessages } from './maintenance-messages.ts'
import { withoutScriptsMessages } from './without-scripts-messages.ts'

/** Says in a browser without scripts what a dialog would say, or why there is none. */
export function WithoutScripts({ isMaintained }: { isMaintained: boolean }) {
  const words = useMessages(withoutScriptsMessages)
  const maintenance = useMessages(maintenanceMessages)
  return (
    <noscript>
      <Section>
        {isMaintained ? (
          <Message title={maintenance.title}>
            <p>{maintenance.text}</p>
          </Message>
        ) : (
          <Message>
            <p>{words.login}</p>
          </Message>
        )}
      </Section>
    </noscript>
  )
}
