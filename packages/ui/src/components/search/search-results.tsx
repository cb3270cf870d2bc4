'use client'

import { useLayoutEffect, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { classNames } from '../../element-props.ts'
import { Link } from '../link/link.tsx'
import { statusText, defaultSearchMessages, type SearchStatus } from './search-messages.ts'
import * as styles from './combobox.css.ts'
import type { SearchProps, SearchResult } from './search.tsx'

interface SearchResultsProps extends Pick<SearchProps, 'results' | 'messages'> {
  input: RefObject<HTMLInputElement | null>
  status: SearchStatus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called with the input's attributes and event handlers whenever they change. */
  onInputProps: (props: ComponentProps<'input'>) => void
}

type State = UseComboboxState<SearchResult>

/**
 * Results below a search field. The `<input>` is outside, because replacing it when downshift loads would interrupt
 * typing, composition and undo.
 */
export function SearchResults({
  input,
  results,
  status,
  isOpen,
  messages,
  onOpenChange,
  onInputProps,
}: SearchResultsProps) {
  const texts = { ...defaultSearchMessages, ...messages }
  const isListed = isOpen && status === 'ready' && results.length > 0
  const listed = isListed ? results.map(({ id }) => id).join('\n') : ''
  const { getInputProps, getItemProps, getMenuProps, setHighlightedIndex } =
    useCombobox<SearchResult>({
      items: isListed ? [...results] : [],
      isOpen,
      onIsOpenChange: (change) => onOpenChange(change.isOpen),
      // Results are links: following one selects nothing.
      selectedItem: null,
      defaultHighlightedIndex: -1,
      stateReducer,
    })

  // A new list starts without a highlight.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => setHighlightedIndex(-1), [listed, setHighlightedIndex])

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent, currentTarget } = event
      const link = document.getElementById(
        currentTarget.getAttribute('aria-activedescendant') ?? '',
      )
      const { isComposing } = nativeEvent
      if (key === 'Enter' && !isComposing && link) {
        event.preventDefault()
        // Dispatches a click, so that the application's router handles it.
        link.click()
      }
      // Otherwise Enter submits the form, Home and End move the caret, and Escape closes a dialog around the closed
      // list. During composition all keys belong to the input method.
      if (isComposing || (!key.startsWith('Arrow') && !(key === 'Escape' && isOpen)))
        Object.assign(nativeEvent, { preventDownshiftDefault: true })
    }
    // The label names the input, and its value is uncontrolled.
    const own = { 'aria-labelledby': undefined, id: undefined, value: undefined }
    onInputProps(
      getInputProps(
        { ref: input, onKeyDown, 'aria-expanded': isListed, ...own },
        { suppressRefError: true },
      ),
    )
  }, [getInputProps, input, isListed, isOpen, onInputProps])

  const listProps = getMenuProps({ 'aria-label': texts.results }, { suppressRefError: true })
  return (
    <div className={classNames(styles.popover, !isOpen && styles.closedPopover)}>
      {isListed ? (
        <div {...listProps} tabIndex={-1} className={styles.list}>
          {results.map((result, index) => (
            <Link
              key={result.id}
              {...getItemProps({ item: result, index })}
              href={result.href}
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
        {isOpen ? statusText(status, results.length, texts) : null}
      </output>
    </div>
  )
}

function stateReducer(
  state: State,
  { type, changes, props: { items } }: UseComboboxStateChangeOptions<SearchResult>,
): Partial<State> {
  const { InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp, ItemMouseMove, MenuMouseLeave } =
    useCombobox.stateChangeTypes
  // A click only moves the caret, and Enter follows the result that the keyboard highlighted.
  if (type === InputClick || type === ItemMouseMove || type === MenuMouseLeave) return state
  // The field is between the last result and the first.
  const isAtEnd =
    (type === InputKeyDownArrowDown && state.highlightedIndex === items.length - 1) ||
    (type === InputKeyDownArrowUp && state.highlightedIndex === 0)
  return isAtEnd && state.isOpen ? { ...changes, highlightedIndex: -1 } : changes
}
