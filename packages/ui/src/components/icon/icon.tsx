import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { iconViewBox } from '../../theme/kit.ts'
import * as styles from './icon.css.ts'

// View box of 32 by 32, stroked with round ends.
const paths = {
  arrow: 'M5 16h22M18 7l9 9-9 9',
  check: 'M6 17l7 7L26 9',
  chevron: 'M8 12l8 8 8-8',
  close: 'M7 7l18 18M25 7L7 25',
  error: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM11 11l10 10M21 11L11 21',
  external: 'M18 5h9v9M27 5L15 17M22 19v8H5V10h8',
  heart: 'M16 27S4 20 4 11.5A6.5 6.5 0 0 1 16 8a6.5 6.5 0 0 1 12 3.5C28 20 16 27 16 27z',
  info: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM16 15v8M16 9.5v.1',
  menu: 'M4 9h24M4 16h24M4 23h24',
  minus: 'M6 16h20',
  pause: 'M10 6v20M22 6v20',
  people:
    'M12 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM3 27c0-6 4-9 9-9s9 3 9 9M21 5.6a5 5 0 0 1 0 9M24 18.5c3 1.3 5 4.2 5 8.5',
  play: 'M9 5l18 11L9 27z',
  plus: 'M6 16h20M16 6v20',
  search: 'M14 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM21 21l7 7',
  warning: 'M16 4l13 23H3zM16 13v6M16 23v.1',
} as const

/** Names of the kit's icons. */
export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as readonly IconName[]

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  name: IconName
  /** Accessible name. If omitted, the icon is decorative. */
  label?: string | undefined
}

const mirroredIcons: readonly IconName[] = ['arrow', 'external']

/** Line icon, sized to the surrounding text. Renders an `<svg>`. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox={`0 0 ${iconViewBox} ${iconViewBox}`}
      className={classNames(
        styles.icon,
        mirroredIcons.includes(name) && styles.mirroredInRtl,
        className,
      )}
      {...meaning}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
