import type { ComponentProps, CSSProperties, MouseEvent } from 'react'
import { classNames } from '../../class-names.ts'
import { Link } from '../link/link.tsx'
import * as styles from './button.css.ts'

export const buttonEmphases = ['primary', 'secondary', 'tertiary', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const

export interface ButtonLook {
  /** How strong its emphasis is. One primary button a view; `danger` for what deletes or ends something. @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number] | undefined
  /** Whether it fills the width of its container. @default false */
  wide?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

/** Does something on this page. Renders a `<button type="button">` unless another type is given. */
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

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  href: string
}

/** Leads somewhere else, and looks like a button. Renders an `<a>`. */
export function LinkButton({ emphasis, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClassName({ emphasis, size, wide }, className)} {...rest} />
}

/** Buttons side by side, wrapping where there is no room. Renders a `<div>`. */
export function ButtonGroup({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.group, className)} {...rest} />
}

function buttonClassName(look: ButtonLook, className: string | undefined): string {
  return classNames(
    styles.button,
    styles.emphasis[look.emphasis ?? 'primary'],
    styles.sizes[look.size ?? 'medium'],
    look.wide === true && styles.wide,
    className,
  )
}

/** A link that asks for something, shown as a button. */
export interface Action {
  label: string
  href: string
  /** @default 'primary' */
  emphasis?: (typeof buttonEmphases)[number] | undefined
  /** An id, colours (see `buttonFromColours`), a full width and a handler of its own. */
  look?: ActionLook | undefined
}

/** What one button does differently from other buttons of its kind. */
export interface ActionLook {
  /** Runs before the address is followed; `preventDefault` does something else in its place. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  id?: string | undefined
  style?: CSSProperties | undefined
  wide?: boolean | undefined
}

export interface ActionButtonsProps {
  actions: readonly Action[]
  className?: string | undefined
}

/** What is asked of the visitor, side by side: the first is primary, the others secondary, unless they say. */
export function ActionButtons({ actions, className }: ActionButtonsProps) {
  if (actions.length === 0) return null
  return (
    <ButtonGroup className={className}>
      {actions.map((action, index) => (
        <LinkButton
          key={action.label}
          href={action.href}
          emphasis={action.emphasis ?? (index === 0 ? 'primary' : 'secondary')}
          size="large"
          {...action.look}
        >
          {action.label}
        </LinkButton>
      ))}
    </ButtonGroup>
  )
}
