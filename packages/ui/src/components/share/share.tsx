'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../class-names.ts'
import { LinkButton } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { browserCopyEnvironment, copyText } from './copy-text.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'
import { ShareIcon } from './share-icon.tsx'
import type { ShareName, ShareOption } from './share-options.ts'
import * as styles from './share.css.ts'

export interface ShareBarProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What `shareOptions` gives. */
  options: readonly ShareOption[]
  /** The address that the copy button copies. */
  url: string
  /** Names the list. @default 'Share' */
  label?: string | undefined
  /** @default 'opens in a new tab' */
  newTab?: string | undefined
  /** Of a way whose app takes the link on a phone alone. @default 'copies the link for you to paste' */
  copiesLink?: string | undefined
  /** Names the ways differently, such as in another language. */
  labels?: Partial<Record<ShareName, string>> | undefined
  copied?: CopyButtonProps['copied']
  environment?: CopyButtonProps['environment']
}

/**
 * Ways of telling others. Plain links that load nothing from the networks they lead to. Renders a
 * `<ul>`; nothing when there are none.
 */
export function ShareBar({
  options,
  url,
  label = 'Share',
  newTab = 'opens in a new tab',
  copiesLink = 'copies the link for you to paste',
  labels = {},
  copied,
  environment,
  className,
  ...rest
}: ShareBarProps) {
  if (options.length === 0) return null

  /** On a phone the app takes the link. On a desk there is none: the link is copied, and the network opens beside. */
  function openApp(event: MouseEvent, app: string) {
    if (window.matchMedia('(pointer: coarse)').matches) {
      event.preventDefault()
      window.location.assign(app)
    } else void copyText(url, environment ?? browserCopyEnvironment())
  }

  return (
    <ul aria-label={label} className={classNames(styles.bar, className)} {...rest}>
      {options.map((option) => {
        const text = labels[option.name] ?? option.label
        const app = option.appHref
        return (
          <li key={option.name}>
            {option.href === undefined ? (
              <CopyButton size="small" text={url} copied={copied} environment={environment}>
                {text}
              </CopyButton>
            ) : (
              <LinkButton
                href={option.href}
                size="small"
                emphasis="secondary"
                title={app && copiesLink}
                onClick={app === undefined ? undefined : (event) => openApp(event, app)}
                {...(option.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                <ShareIcon name={option.name} />
                {text} {option.external ? <VisuallyHidden>({newTab})</VisuallyHidden> : null}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
