'use client'

import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../element-props.ts'
import { copiedDurationMs, iconViewBox } from '../../theme/kit.ts'
import { Button, type ButtonProps, LinkButton } from '../button/button.tsx'
import { icon } from '../icon/icon.css.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ShareName, ShareOption } from './share-options.ts'
import * as styles from './share.css.ts'

export interface ShareBarProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Share targets, from `shareOptions`. */
  options: readonly ShareOption[]
  /** URL that the copy button copies. */
  url: string
  /** Accessible name of the list. @default 'Share' */
  label?: string | undefined
  /** @default 'opens in a new tab' */
  newTab?: string | undefined
  /** Hint for social networks that accept links only in their app. @default 'copies the link for you to paste' */
  copyHint?: string | undefined
  /** Labels that replace the English ones. */
  labels?: Partial<Record<ShareName, string>> | undefined
  copied?: CopyButtonProps['copied']
  environment?: CopyButtonProps['environment']
}

/** List of share links. No third-party code is loaded. Renders a `<ul>`, or nothing if there are no options. */
export function ShareBar({
  options,
  url,
  label = 'Share',
  newTab = 'opens in a new tab',
  copyHint = 'copies the link for you to paste',
  labels = {},
  copied,
  environment,
  className,
  ...rest
}: ShareBarProps) {
  if (options.length === 0) return null

  /** On phones, opens the link in the app. On desktops, copies the link and opens the network in a new tab. */
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
                title={app && copyHint}
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

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  text: string
  /** Confirmation, shown for three seconds. @default 'Link copied to clipboard!' (Spec §2) */
  copied?: string | undefined
  /** Clipboard, prompt and platform name. @default the browser's */
  environment?: CopyEnvironment | undefined
}

/**
 * Button that copies a text and confirms it for three seconds. Renders a `<span>`. Other props go to the `<button>`.
 */
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
        {/* Browser translators move bare text nodes, and React cannot insert anything before a moved node. */}
        <span>{children}</span>
      </Button>
      <output className={styles.copied}>{isCopied ? copied : null}</output>
    </span>
  )
}

/** Browser features for copying. */
export interface CopyEnvironment {
  clipboard: Pick<Clipboard, 'writeText'> | undefined
  prompt: (message: string, text: string) => unknown
  /** Platform name, such as "MacIntel". */
  platform: string
}

/**
 * Copies text to the clipboard. If the browser denies access, a prompt shows the selected text and the shortcut for
 * copying it (Spec §2).
 *
 * @returns whether the text was copied. False after a prompt
 */
export async function copyText(
  text: string,
  environment: CopyEnvironment,
): Promise<'copied' | 'prompted'> {
  try {
    if (environment.clipboard !== undefined) {
      await environment.clipboard.writeText(text)
      return 'copied'
    }
  } catch {
    // No permission, or the window is not focused.
  }
  const key = /^(Mac|iP)/.test(environment.platform) ? 'Cmd' : 'Ctrl'
  environment.prompt(`Copy to clipboard: ${key}+C, Enter`, text)
  return 'prompted'
}

export function browserCopyEnvironment(): CopyEnvironment {
  return {
    // Undefined in insecure contexts, despite its type.
    clipboard: (navigator as { clipboard?: Clipboard }).clipboard,
    prompt: (message, text) => window.prompt(message, text),
    platform: navigator.platform,
  }
}

// Drawn for the kit in the style of its icons. Not the services' trademarks.
const paths: Record<ShareName, string> = {
  facebook: 'M22 4h-3q-5 0-5 6v19M9 15h12',
  twitter: 'M6 5l20 22M26 5L6 27',
  linkedin: 'M7 13v14M7 6v.1M14 27V13M14 19q0-6 5.500-6t5.500 6v8',
  pinterest: 'M11 19Q7 16 7 12q0-7 9-7t9 7q0 8-7 8-3 0-4-3M17 11l-5 17',
  messenger: 'M16 4q12 0 12 11T16 26q-3 0-5-1l-5 3v-6q-2-3-2-7Q4 4 16 4zM9 18l5-5 4 4 5-5',
  whatsapp:
    'M16 4q12 0 12 11.500T16 27q-3 0-6-1.500L4 28l2-6q-2-3-2-6.500Q4 4 16 4zM12 11q-1 4 3 7.500t7 1.500v-3l-3-1-2 1.500q-2-1-2.500-3L16 12l-1-2z',
  telegram: 'M3 15L29 5l-5 22-8-6-4 5-2-8zM10 18L29 5',
  mail: 'M4 7h24v18H4zM4 9l12 9 12-9',
  sms: 'M4 6h24v16H15l-7 6v-6H4zM10 14v.1M16 14v.1M22 14v.1',
  copy: 'M13 19a6 6 0 0 0 8.500 0l5-5A6 6 0 0 0 18 5.500L16 7.500M19 13a6 6 0 0 0-8.500 0l-5 5A6 6 0 0 0 14 26.500l2-2',
}

/** Decorative icon of a share target. Renders an `<svg>`. */
export function ShareIcon({ name }: { name: ShareName }) {
  return (
    <svg viewBox={`0 0 ${iconViewBox} ${iconViewBox}`} className={icon} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
