'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../../class-names.ts'
import { TextField } from '../field/text-field.tsx'
import { Link } from '../link/link.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './search.css.ts'

/** Something that was found. */
export interface SearchResult {
  id: string
  href: string
  label: string
  /** Smaller, below the label. */
  note?: ReactNode
}

export interface SearchProps extends Omit<ComponentProps<'form'>, 'children' | 'results'> {
  /** What is looked for, such as "Find a supporter". */
  label: ReactNode
  /** The field's name in the address. @default 'q' */
  name?: string | undefined
  defaultValue?: string | undefined
  placeholder?: string | undefined
  /** The results of the last `onSearch`. */
  results: readonly SearchResult[]
  /** @default 'ready' */
  status?: 'ready' | 'fetching' | 'failed' | undefined
  /** Called with what is typed, once typing pauses. */
  onSearch: (text: string) => void
  /** How long nobody types before it counts as a pause, in milliseconds. @default 250 */
  delayMs?: number | undefined
  words?: Partial<SearchWords> | undefined
}

export interface SearchWords {
  /** Names the list. @default 'Results' */
  results: string
  /** @default 'Nothing found' */
  empty: string
  /** @default 'Searching …' */
  fetching: string
  /** @default 'Search does not work just now. Please try again.' */
  failed: string
  /** Announced when results arrive. @default '3 results' */
  count: (count: number) => string
}

const usualWords: SearchWords = {
  results: 'Results',
  empty: 'Nothing found',
  fetching: 'Searching …',
  failed: 'Search does not work just now. Please try again.',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
}
const usualDelayMs = 250

/**
 * A field that shows what it finds while somebody types, and leads there: a combobox with a list of
 * links. Before any script it is a form that asks for a page by `GET`. Renders a `<form
 * role="search">`.
 */
export function Search({
  label,
  name = 'q',
  defaultValue = '',
  placeholder,
  results,
  status = 'ready',
  onSearch,
  delayMs = usualDelayMs,
  words,
  className,
  ...rest
}: SearchProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const call = useDelayedCall(onSearch, delayMs)
  const said = { ...usualWords, ...words }
  const asked = isOpen && text.trim() !== ''
  const listed = asked && status === 'ready' && results.length > 0
  const chosen = listed && active < results.length ? active : -1

  function onKeyDown(event: KeyboardEvent) {
    const count = results.length
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (!listed) return
      // Above the first and below the last is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = ((chosen + 1 + step + count + 1) % (count + 1)) - 1
      setActive(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      // The link itself is pressed, so that whatever router there is takes it.
      const link = list.current?.children[chosen]
      if (link instanceof HTMLElement) link.click()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that focus left
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- attributes go to the form, which is sent
      role="search"
      method="get"
      className={classNames(styles.search, className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      {...rest}
    >
      <TextField
        label={label}
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot lead anywhere
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? `${id}list` : undefined}
        aria-activedescendant={chosen >= 0 ? `${id}${chosen}` : undefined}
        suffix={asked && status === 'fetching' ? <Spinner /> : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setOpen(true)
          setActive(-1)
          call(event.currentTarget.value)
        }}
      />
      <div className={classNames(styles.popover, !asked && styles.closedPopover)}>
        {listed ? (
          <div
            ref={list}
            id={`${id}list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot lead anywhere
            role="listbox"
            aria-label={said.results}
          >
            {results.map((result, index) => (
              <Link
                key={result.id}
                id={`${id}${index}`}
                href={result.href}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot lead anywhere
                role="option"
                aria-selected={index === chosen}
                tabIndex={-1}
                className={styles.option}
              >
                <span className={styles.label}>{result.label}</span>
                {result.note ? <span className={styles.note}>{result.note}</span> : null}
              </Link>
            ))}
          </div>
        ) : null}
        <output className={styles.status}>
          {asked ? statusOf(status, results.length, said) : null}
        </output>
      </div>
    </form>
  )
}

function statusOf(status: SearchProps['status'], count: number, said: SearchWords): string {
  if (status === 'failed') return said.failed
  if (status === 'fetching') return said.fetching
  return count === 0 ? said.empty : said.count(count)
}

/** Calls with the last value once nothing new has come for a while. */
function useDelayedCall(call: ((value: string) => void) | undefined, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current?.(value), delayMs)
  }
}
