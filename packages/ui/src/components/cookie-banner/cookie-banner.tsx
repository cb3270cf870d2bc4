'use client'

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Button, ButtonGroup } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './cookie-banner.css.ts'

export interface CookieBannerProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  children: ReactNode
  onAccept: () => void
  onReject: () => void
  /** Links, such as to the cookie policy and the preferences. */
  links?: readonly { label: string; href: string }[] | undefined
  /** @default 'Cookies', 'Accept all cookies', 'Deny all cookies' */
  messages?: { label: string; accept: string; reject: string } | undefined
}

const defaultMessages = {
  label: 'Cookies',
  accept: 'Accept all cookies',
  reject: 'Deny all cookies',
}

/**
 * Consent bar at the bottom of the window (Spec §2). Both buttons are equally prominent. The page reserves space for
 * the banner, so that it never covers the focused element. Renders a `<section>`.
 */
export function CookieBanner({
  children,
  onAccept,
  onReject,
  links = [],
  messages = defaultMessages,
  className,
  ...rest
}: CookieBannerProps) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    const banner = own.current
    if (banner === null) return undefined
    const { style } = document.documentElement
    const measure = () => {
      style.setProperty('--milepost-bar-height', `${banner.offsetHeight}px`)
      // The bar grows when its font loads, and must not cover the focused element (WCAG 2.4.11).
      const focused = document.activeElement
      if (focused === null || focused === document.body || banner.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      const edge = window.innerHeight - banner.offsetHeight
      const fits = bottom - top < edge
      if (fits && top < window.innerHeight && bottom > edge)
        focused.scrollIntoView({ block: 'nearest' })
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(banner)
    return () => {
      observer?.disconnect()
      style.removeProperty('--milepost-bar-height')
    }
  }, [])
  return (
    <section
      aria-label={messages.label}
      className={classNames(styles.banner, className)}
      {...rest}
      ref={own}
    >
      <Container className={styles.inner}>
        <div className={styles.content}>
          <div>{children}</div>
          {links.map((link) => (
            <Link key={link.href} href={link.href} className={styles.link}>
              {link.label}
            </Link>
          ))}
        </div>
        <ButtonGroup className={styles.actions}>
          <Button emphasis="secondary" onClick={onReject}>
            {messages.reject}
          </Button>
          <Button emphasis="secondary" onClick={onAccept}>
            {messages.accept}
          </Button>
        </ButtonGroup>
      </Container>
    </section>
  )
}
