'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { copiedDurationMs } from '../../theme/kit.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { browserCopyEnvironment, copyText, type CopyEnvironment } from './copy-text.ts'
import { ShareIcon } from './share-icon.tsx'
import * as styles from './share.css.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The text to copy. */
  text: string
  /** What it says for three seconds once it has. @default 'Link copied to clipboard!' (Spec §2) */
  copied?: string | undefined
  /** The browser's own unless given. */
  environment?: CopyEnvironment | undefined
}

/** Copies a text, and says so for three seconds. Renders a `<span>` with a `<button>`, to which the rest goes. */
export function CopyButton({
  text,
  copied = 'Link copied to clipboard!',
  environment,
  className,
  emphasis = 'secondary',
  children = 'Copy link',
  ...rest
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    const outcome = await copyText(text, environment ?? browserCopyEnvironment())
    if (outcome !== 'copied') return
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), copiedDurationMs)
  }

  return (
    <span className={classNames(styles.copy, className)}>
      <Button emphasis={emphasis} {...rest} onClick={() => void copy()}>
        {isCopied ? <Icon name="check" /> : <ShareIcon name="copy" />}
        {/* Browser translators move bare text, and React cannot insert anything before text that has moved. */}
        <span>{children}</span>
      </Button>
      <output className={styles.copied}>{isCopied ? copied : null}</output>
    </span>
  )
}
