'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './filter.css.ts'
import { useDelayedCall } from './use-delayed-call.ts'

export interface FilterProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** What is looked for, such as "Find a walker". */
  label: ReactNode
  /** The field's name in the address. @default 'q' */
  name?: string | undefined
  /** The text that is searched for at first. */
  defaultValue?: string | undefined
  placeholder?: string | undefined
  /** Called with what is typed, once typing pauses. Without it the form is sent. */
  onFilter?: ((text: string) => void) | undefined
  /** How long nobody types before it counts as a pause, in milliseconds. @default 250 */
  delayMs?: number | undefined
  /** @default 'Search' */
  buttonLabel?: string | undefined
}

const usualDelayMs = 250

/**
 * Narrows a list to what is typed. A form that asks for a page by `GET`, so it works before any
 * script. Renders a `<form role="search">`.
 */
export function Filter({
  label,
  name = 'q',
  defaultValue,
  placeholder,
  onFilter,
  delayMs = usualDelayMs,
  buttonLabel = 'Search',
  ...rest
}: FilterProps) {
  const call = useDelayedCall(onFilter, delayMs)
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- attributes go to the form, which is sent
      role="search"
      method="get"
      onSubmit={(event) => {
        if (onFilter === undefined) return
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get(name)
        onFilter(typeof typed === 'string' ? typed : '')
      }}
      {...rest}
    >
      <div className={styles.row}>
        <TextField
          label={label}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          className={styles.field}
          onChange={(event) => call(event.currentTarget.value)}
        />
        <Button type="submit" emphasis="secondary" aria-label={buttonLabel}>
          <Icon name="search" />
        </Button>
      </div>
    </form>
  )
}
