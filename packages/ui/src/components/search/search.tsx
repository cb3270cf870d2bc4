'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import { TextField } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { SearchMessages } from './search-messages.ts'
import { useLoadedComponent } from './use-loaded-component.ts'

export interface SearchResult {
  id: string
  href: string
  label: string
  /** Small text below the label. */
  note?: ReactNode
}

export interface SearchProps extends Omit<ComponentProps<'form'>, 'children' | 'results'> {
  /** Label, such as "Find a supporter". */
  label: ReactNode
  /** Name of the query parameter. @default 'q' */
  name?: string | undefined
  defaultValue?: string | undefined
  placeholder?: string | undefined
  /** Results of the last `onSearch`. */
  results: readonly SearchResult[]
  /** @default 'ready' */
  status?: 'ready' | 'fetching' | 'failed' | undefined
  /** Called with the typed text after `delayMs` without typing. */
  onSearch: (text: string) => void
  /** Debounce delay of `onSearch`. @default 250 */
  delayMs?: number | undefined
  messages?: Partial<SearchMessages> | undefined
}

/** Attributes of the input until downshift provides them. */
const closedCombobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  autoComplete: 'off',
} as const
const loadResults = async () => (await import('./search-results.tsx')).SearchResults

/**
 * Search field that links to results while the user types. Before hydration it is a `GET` form. The code of the result
 * list is loaded on demand. Renders a `<form role="search">`.
 */
export function Search({
  label,
  name = 'q',
  defaultValue = '',
  placeholder,
  results,
  status = 'ready',
  onSearch,
  delayMs = 250,
  messages,
  className,
  ...rest
}: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>()
  const Results = useLoadedComponent(loadResults)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  const isShown = isOpen && text.trim() !== ''

  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(typed: string) {
    setText(typed)
    setOpen(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(typed), delayMs)
  }

  // Text that was typed before hydration.
  useEffect(() => {
    const { current } = input
    if (current && current === document.activeElement && current.value !== defaultValue)
      search(current.value)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- attributes go to the form, which is sent
      role="search"
      method="get"
      className={classNames(fieldStyles.popoverAnchor, className)}
      {...rest}
    >
      <TextField
        label={label}
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        ref={input}
        onBlur={() => setOpen(false)}
        {...(inputProps ?? closedCombobox)}
        onChange={(event) => {
          search(event.currentTarget.value)
          inputProps?.onChange?.(event)
        }}
        suffix={Results && isShown && status === 'fetching' ? <Spinner /> : undefined}
      />
      {Results ? (
        <Results
          {...{ input, results, status, messages }}
          isOpen={isShown}
          onOpenChange={setOpen}
          onInputProps={setInputProps}
        />
      ) : null}
    </form>
  )
}
