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
import { classNames, mergeRefs } from '../../element-props.ts'
import type { logoSizes } from '../../theme/kit.ts'
import type { ImageSource } from '../../types.ts'
import { type Action, Button, type ButtonProps, LinkButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './header.css.ts'

/** Entry of the main navigation. With `children` it is a menu, one level deep. */
export interface NavigationItem {
  label: string
  /** URL of the page. Ignored if `children` is set. */
  href?: string | undefined
  /** Called instead of following `href`, for example to sign out. */
  onClick?: (() => void) | undefined
  current?: boolean | undefined
  children?: readonly NavigationItem[] | undefined
}

export interface HeaderAction extends Action {
  /** Called instead of following `href`, for example to sign out. */
  onClick?: (() => void) | undefined
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Name of the site: the alternative text of the logo, or the text that is shown without a logo. */
  name: string
  logo?: ImageSource | undefined
  /** Logo for the header over an image. @default logo */
  logoOnDark?: ImageSource | undefined
  /** URL of the logo for dark mode. Not used over an image. */
  logoInDarkMode?: string | undefined
  /** URL that the logo links to. @default '/' */
  logoHref?: string | undefined
  /** Logo height: 1.5, 2, 3 or 4 rhythm units for `tiny` to `large` (Spec §9). @default 'small' */
  logoSize?: keyof typeof logoSizes | undefined
  navigation?: readonly NavigationItem[] | undefined
  /** Buttons. On phones, only the first one is shown in the bar. */
  actions?: readonly HeaderAction[] | undefined
  /** Content at the end of the bar, such as the supporter's account button. */
  end?: ReactNode
  /** Whether the header stays at the top of the window. @default false */
  sticky?: boolean | undefined
  /** Whether the header has a shadow. Ignored if `overlay` is set. @default false */
  shadow?: boolean | undefined
  /** Whether the header overlays the image below. @default false */
  overlay?: boolean | undefined
  /** Labels of the controls. */
  messages?: { menu?: string; close?: string; navigation?: string } | undefined
}

/**
 * Page header with logo, navigation and buttons. In small windows the menu is a native popover, which works without
 * scripts. Renders a `<header>`.
 */
export function Header({
  name,
  logo,
  logoOnDark,
  logoInDarkMode,
  logoHref = '/',
  logoSize = 'small',
  navigation = [],
  actions = [],
  end,
  sticky = false,
  shadow = false,
  overlay = false,
  messages,
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
      ref={mergeRefs(root, ref)}
    >
      <Container className={styles.bar}>
        <Link href={logoHref} className={styles.logo}>
          {shown === undefined ? (
            name
          ) : (
            <picture>
              {logoInDarkMode && !overlay ? (
                <source media="(prefers-color-scheme: dark)" srcSet={logoInDarkMode} />
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
              // The button that opened it may be covered.
              if (event.newState === 'open') closer.current?.focus()
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              const hasLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget)
              if (hasLeft && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
            }}
          >
            <div className={styles.panelHead}>
              <button
                ref={closer}
                type="button"
                className={styles.toggle}
                popoverTarget={panelId}
                popoverTargetAction="hide"
                aria-label={messages?.close ?? 'Close menu'}
              >
                <Icon name="close" />
              </button>
            </div>
            {navigation.length === 0 ? null : (
              <HeaderMenu items={navigation} label={messages?.navigation ?? 'Main'} />
            )}
            <div className={styles.panelActions}>
              {actions.map((action, index) => (
                <ActionButton key={index} action={action} id={undefined} wide />
              ))}
            </div>
          </div>
        ) : null}
        {first === undefined && !end ? null : (
          <div className={styles.actions}>
            <span className={styles.laterAction}>
              {others.map((action, index) => (
                <ActionButton key={index} action={action} size="small" wide={false} />
              ))}
            </span>
            {first === undefined ? null : <ActionButton action={first} size="small" wide={false} />}
            {end}
          </div>
        )}
        {hasPanel ? (
          <button type="button" className={styles.toggle} popoverTarget={panelId}>
            <Icon name="menu" />
            <span className={styles.toggleText}>{messages?.menu ?? 'Menu'}</span>
          </button>
        ) : null}
      </Container>
    </header>
  )
}

function ActionButton({
  action: { label, href, emphasis, overrides, onClick },
  ...rest
}: { action: HeaderAction } & Pick<ButtonProps, 'id' | 'size' | 'wide'>) {
  return onClick === undefined ? (
    <LinkButton href={href} emphasis={emphasis} {...overrides} {...rest}>
      {label}
    </LinkButton>
  ) : (
    <Button type="button" emphasis={emphasis} {...overrides} onClick={onClick} {...rest}>
      {label}
    </Button>
  )
}

/** Main navigation: links and collapsible menus. Renders a `<nav>`. */
export function HeaderMenu({ items, label }: { items: readonly NavigationItem[]; label: string }) {
  const group = useId()
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item, index) =>
          item.children === undefined || item.children.length === 0 ? (
            <li key={index}>
              <MenuLink item={item} />
            </li>
          ) : (
            <li key={index}>
              {/* The shared name closes the other menus. The handlers receive events that bubble from the summary and the links. */}
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
                  {item.children.map((child, childIndex) => (
                    <li key={childIndex}>
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

// The browser opens and closes menus. These two add the expected behaviour of menus.
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
