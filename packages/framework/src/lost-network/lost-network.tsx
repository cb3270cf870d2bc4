import { useMessages } from '@milepost/supporter'
import { Button } from '@milepost/ui'
import { shellMessages } from '../messages/shell-messages.ts'
import { networkMessages } from './network-messages.ts'
import * as styles from './network-notice.css.ts'
import { useReloadWhenBack } from './use-reload-when-back.ts'

export { NetworkNotice } from './network-notice.tsx'

/** Tries again by itself, and by a button: the way back from a page that did not come. */
export function LostNetwork() {
  const words = useMessages(networkMessages)
  const { tryAgain } = useMessages(shellMessages)
  const { state, tryNow } = useReloadWhenBack()
  return (
    <>
      <Button onClick={tryNow} aria-disabled={state === 'trying' || undefined}>
        {tryAgain}
      </Button>
      <p className={styles.tryResult}>
        <output>{state === 'waiting' ? '' : words[state]}</output>
      </p>
    </>
  )
}
