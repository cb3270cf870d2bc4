'use client'

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classNames } from '../../class-names.ts'
import type { logoSizes } from '../../theme/kit.ts'
import type { ImageSource } from '../../types.ts'
import { type Action, Button, type ButtonProps, LinkButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './header.css.ts'

/** An entry of the main navigation; `children` make it a menu, one level deep. */
export interface NavigationItem {
  label: string
  /** Where it leads. Not used when there are children. */
  href?: string | undefined
  /** What it does on this page instead of leading to `href`, such as signing out. */
  onClick?: (() => void) | undefined
  current?: boolean | undefined
  children?: readonly NavigationItem[] | undefined
}

/** A button of the header. */
export interface HeaderAction extends Action {
  /** What it does on this page instead of leading to `href`, such as signing out. */
  onClick?: (() => void) | undefined
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The charity's or the site's name: the logo's text, or shown when there is no logo. */
  name: string
  logo?: ImageSource | undefined
  /** The logo over a picture; without one, the usual logo. */
  logoOnDark?: ImageSource | undefined
  /** Its address in dark windows, where the header follows them; not over a picture. */
  logoInDarkWindows?: string | undefined
  /** Where the logo leads. @default '/' */
  logoHref?: string | undefined
  /** Height in rhythm units: 1.5, 2, 3 or 4 (Spec §9). @default 'small' */
  logoSize?: keyof typeof logoSizes | undefined
  navigation?: readonly NavigationItem[] | undefined
  /** Buttons; the first is seen on a phone too. */
  actions?: readonly HeaderAction[] | undefined
  /** Anything that belongs at the end of the bar, such as the supporter's own button. */
  end?: ReactNode
  /** Stays at the top of the window. @default false */
  sticky?: boolean | undefined
  /** Throws a shadow on what follows, unless it is over a picture. @default false */
  shadow?: boolean | undefined
  /** Over the picture that follows. @default false */
  overlay?: boolean | undefined
  /** Words of the controls, for other languages. */
  words?: { menu?: string; close?: string; navigation?: string } | undefined
}

/**
 * The head of every page: logo, navigation, buttons. The menu of small windows is the browser's own
 * pop-up and works before any script. Renders a `<header>`.
 */
export function Header({
  name,
  logo,
  logoOnDark,
  logoInDarkWindows,
  logoHref = '/',
  logoSize = 'small',
  navigation = [],
  actions = [],
  end,
  sticky = false,
  shadow = false,
  overlay = false,
  words,
  className,
  ref,
  ...rest
}: HeaderProps) {
  const panelId = useId()
  const root = useRef<HTMLElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const becomesSolid = sticky && overlay
  useEffect(() => {
    const element = root.current
    if (!becomesSolid || !element || CSS.supports('animation-timeline: scroll()')) return undefined
    let isGone = false
    let stop: (() => void) | undefined
    void import('./watch-scrolled.ts').then(({ watchScrolled }) => {
      if (!isGone) stop = watchScrolled(element)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [becomesSolid])
  const shown = overlay ? (logoOnDark ?? logo) : logo
  const [first, ...others] = actions
  const hasPanel = navigation.length > 0 || others.length > 0
  return (
    <header
      className={classNames(
        styles.header,
        overlay ? styles.overlay : styles.solid,
        shadow && !overlay && styles.shadow,
        sticky && (overlay ? styles.overlaySticky : styles.sticky),
        className,
      )}
      {...rest}
      ref={(element) => {
        root.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
    >
      <Container className={styles.bar}>
        <Link href={logoHref} className={styles.logo}>
          {shown === undefined ? (
            name
          ) : (
            <picture>
              {logoInDarkWindows && !overlay ? (
                <source media="(prefers-color-scheme: dark)" srcSet={logoInDarkWindows} />
              ) : null}
              <Picture
                image={{ ...shown, alt: shown.alt || name }}
                eager
                className={styles.logoImage[logoSize]}
              />
            </picture>
          )}
        </Link>
        {hasPanel ? (
          <div
            id={panelId}
            popover="auto"
            className={classNames(styles.panel, styles.panelRoles)}
            onToggle={(event) => {
              // What opened it may be below it.
              if (event.newState === 'open') closer.current?.focus()
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              const isLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget)
              if (isLeft && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
            }}
          >
            <div className={styles.panelHead}>
              <button
                ref={closer}
                type="button"
                className={styles.toggle}
                popoverTarget={panelId}
                popoverTargetAction="hide"
                aria-label={words?.close ?? 'Close menu'}
              >
                <Icon name="close" />
              </button>
            </div>
            {navigation.length === 0 ? null : (
              <HeaderMenu items={navigation} label={words?.navigation ?? 'Main'} />
            )}
            <div className={styles.panelActions}>
              {actions.map((action) => (
                <ActionButton key={action.label} action={action} id={undefined} wide />
              ))}
            </div>
          </div>
        ) : null}
        {first === undefined && !end ? null : (
          <div className={styles.actions}>
            <span className={styles.laterAction}>
              {others.map((action) => (
                <ActionButton key={action.label} action={action} size="small" wide={false} />
              ))}
            </span>
            {first === undefined ? null : <ActionButton action={first} size="small" wide={false} />}
            {end}
          </div>
        )}
        {hasPanel ? (
          <button type="button" className={styles.toggle} popoverTarget={panelId}>
            <Icon name="menu" />
            <span className={styles.toggleText}>{words?.menu ?? 'Menu'}</span>
          </button>
        ) : null}
      </Container>
    </header>
  )
}

function ActionButton({
  action: { label, href, emphasis, look, onClick },
  ...rest
}: { action: HeaderAction } & Pick<ButtonProps, 'id' | 'size' | 'wide'>) {
  return onClick === undefined ? (
    <LinkButton href={href} emphasis={emphasis} {...look} {...rest}>
      {label}
    </LinkButton>
  ) : (
    <Button type="button" emphasis={emphasis} {...look} onClick={onClick} {...rest}>
      {label}
    </Button>
  )
}

/** The main navigation: links, and menus that fold out. Renders a `<nav>`. */
export function HeaderMenu({ items, label }: { items: readonly NavigationItem[]; label: string }) {
  const group = useId()
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) =>
          item.children === undefined || item.children.length === 0 ? (
            <li key={item.label}>
              <MenuLink item={item} />
            </li>
          ) : (
            <li key={item.label}>
              {/* One name for all: opening one menu closes the other. The handlers listen to what
                  bubbles up from the summary and the links. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
              <details
                name={group}
                className={styles.foldOut}
                onBlur={closeWhenLeft}
                onKeyDown={closeOnEscape}
              >
                <summary className={styles.foldTitle}>
                  {item.label}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <ul className={styles.foldList}>
                  {item.children.map((child) => (
                    <li key={child.label}>
                      <MenuLink item={child} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function MenuLink({ item }: { item: NavigationItem }) {
  return (
    <Link
      href={item.href ?? '#'}
      onClick={
        item.onClick &&
        ((event) => {
          event.preventDefault()
          item.onClick?.()
        })
      }
      className={styles.link}
      aria-current={item.current === true ? 'page' : undefined}
    >
      {item.label}
    </Link>
  )
}

// The browser opens and closes by itself; these two only add what a menu's users expect.
function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget
  if (next !== null && !event.currentTarget.contains(next)) event.currentTarget.open = false
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.stopPropagation()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
