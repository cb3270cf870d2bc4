import type { ComponentProps, CSSProperties, MouseEvent } from 'react'
import { classNames } from '../../element-props.ts'
import { Link } from '../link/link.tsx'
import * as styles from './button.css.ts'

export const buttonEmphases = ['primary', 'secondary', 'tertiary', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const

export interface ButtonStyle {
  /** Visual weight. Use one primary button per view, and `danger` for destructive actions. @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number] | undefined
  /** Whether the button fills the width of its container. @default false */
  wide?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {}

/** Button for an action on the page. Renders a `<button>`, by default with `type="button"`. */
export function Button({ emphasis, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is the caller's, with a safe default
      type={type}
      className={buttonClassName({ emphasis, size, wide }, className)}
      {...rest}
    />
  )
}

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyle {
  href: string
}

/** Link that looks like a button. Renders an `<a>`. */
export function LinkButton({ emphasis, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClassName({ emphasis, size, wide }, className)} {...rest} />
}

/** Row of buttons that wraps. Renders a `<div>`. */
export function ButtonGroup({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.group, className)} {...rest} />
}

function buttonClassName(style: ButtonStyle, className: string | undefined): string {
  return classNames(
    styles.button,
    styles.emphasis[style.emphasis ?? 'primary'],
    styles.sizes[style.size ?? 'medium'],
    style.wide === true && styles.wide,
    className,
  )
}

/** Link that is displayed as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** Overrides for this button, such as its colours (see `buttonFromColours`). */
  overrides?: ActionOverrides | undefined
}

/** Overrides for a single button. */
export interface ActionOverrides {
  /** Called before navigation. `preventDefault` prevents it. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  id?: string | undefined
  style?: CSSProperties | undefined
  wide?: boolean | undefined
}

export interface ActionButtonsProps {
  actions: readonly Action[]
  className?: string | undefined
}

/**
 * Row of link buttons. By default the first is primary, the others are secondary. Renders nothing if there are none.
 */
export function ActionButtons({ actions, className }: ActionButtonsProps) {
  if (actions.length === 0) return null
  return (
    <ButtonGroup className={className}>
      {actions.map((action, index) => (
        <LinkButton
          key={index}
          href={action.href}
          emphasis={action.emphasis ?? (index === 0 ? 'primary' : 'secondary')}
          size="large"
          {...action.overrides}
        >
          {action.label}
        </LinkButton>
      ))}
    </ButtonGroup>
  )
}
