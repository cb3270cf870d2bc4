import { isNetworkError, isMissingCodeError, useMessages } from '@milepost/supporter'
import { Button, Message } from '@milepost/ui'
import { Component, type ReactNode, useState } from 'react'
import { shellMessages } from '../../messages/shell-messages.ts'
import { connectionMessages } from './connection-messages.ts'
import * as styles from './missing-part.css.ts'

interface MissingPartProps {
  children: ReactNode
  /** Whether the part overlays the page, as a dialog does. @default false */
  isOverlay?: boolean
}

/**
 * Error boundary around a lazy part of the page. If the part's code cannot be loaded, shows a message instead. Rethrows all
 * other errors.
 */
export class MissingPart extends Component<MissingPartProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error: unknown } = { error: undefined }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isMissingCodeError(error) && !isNetworkError(error)) throw error
    const part = <MissingPartMessage />
    return this.props.isOverlay ? <div className={styles.missingPartOverlay}>{part}</div> : part
  }
}

function MissingPartMessage() {
  const { missingPart } = useMessages(connectionMessages)
  return (
    <Message tone="error">
      <p>{missingPart}</p>
      <ReloadButton />
    </Message>
  )
}

/** Button that reloads the page. First checks the connection, to avoid the browser's own error page. */
export function ReloadButton() {
  const { tryAgain } = useMessages(shellMessages)
  const { stillLost } = useMessages(connectionMessages)
  const [isLost, setLost] = useState(false)
  async function reload() {
    setLost(false)
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    } catch {
      return setLost(true)
    }
    window.location.reload()
  }
  return (
    <>
      <Button onClick={() => void reload()}>{tryAgain}</Button>
      <p>
        <output>{isLost ? stillLost : ''}</output>
      </p>
    </>
  )
}
