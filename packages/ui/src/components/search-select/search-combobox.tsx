'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { classNames } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import { Icon } from '../icon/icon.tsx'
import {
  followControl,
  dispatchFocusOut,
  typeInto,
  type ValueControl,
} from '../rich-text-editor/follow-control.ts'
import {
  type SearchStatus,
  type SearchMessages,
  statusText,
  defaultSearchMessages,
} from '../search/search-messages.ts'
import * as styles from '../search/combobox.css.ts'
import { Spinner } from '../spinner/spinner.tsx'

export interface SearchSelectMessages extends Omit<SearchMessages, 'results'> {
  /** Label of the button that opens the list. @default 'Show all' */
  toggle: string
  /** Label of the button that clears the selection. @default 'Clear' */
  clear: string
  /** First option before hydration. @default 'Choose' */
  choose: string
}

interface SearchComboboxProps {
  id: string
  /** Control that holds the value. */
  control: RefObject<ValueControl | null>
  /** Ref to the text input. */
  input: RefObject<HTMLInputElement | null>
  options: readonly SearchSelectOption[] | undefined
  /** Initial option, if `options` does not contain it. */
  defaultOption: SearchSelectOption | undefined
  defaultValue: string
  onSearch: OptionSearch | undefined
  delayMs: number
  disabled: boolean
  required: boolean
  placeholder: string | undefined
  messages: Partial<SearchSelectMessages> | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type State = UseComboboxState<SearchSelectOption>

/** Combobox: a text input with a list of options. It writes the selected value to `control`. */
export function SearchCombobox({
  id,
  control,
  input,
  options,
  defaultOption,
  defaultValue,
  onSearch,
  delayMs,
  disabled,
  required,
  placeholder,
  messages,
  ...described
}: SearchComboboxProps) {
  const texts = { ...defaultSearchMessages, toggle: 'Show all', clear: 'Clear', ...messages }
  const known = useRef(new Map<string, SearchSelectOption>())
  const [text, setText] = useState('')
  const [isListOpen, setListOpen] = useState(false)
  const { options: items, status } = useFoundOptions(text, isListOpen, options, onSearch, delayMs)
  useEffect(() => {
    for (const option of [...(options ?? []), ...items, ...(defaultOption ? [defaultOption] : [])])
      known.current.set(option.value, option)
  }, [options, items, defaultOption])

  const first = useMemo(() => {
    const value = control.current?.value ?? ''
    if (value === '') return null
    const candidates = [...(options ?? []), ...(defaultOption ? [defaultOption] : [])]
    const chosen = candidates.find((option) => option.value === value)
    // Text typed before hydration is a search, not a selection.
    const isWords = onSearch !== undefined && value !== defaultValue
    return chosen ?? (isWords ? value : { value, label: value })
    // Only the value when the library has loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const box = useCombobox<SearchSelectOption>({
    items: [...items],
    id,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    initialSelectedItem: typeof first === 'string' ? null : first,
    ...(typeof first === 'string' ? { initialInputValue: first } : {}),
    stateReducer,
    onStateChange: ({ type, inputValue }) => {
      // Only typed text searches. The label of the selection would only find itself.
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue ?? '')
      else if (inputValue !== undefined) setText('')
    },
    onIsOpenChange: ({ isOpen }) => setListOpen(isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (control.current) writeSelection(control.current, selectedItem)
    },
  })

  // The value was set by the form, the browser or a reset.
  const select = useRef(box.selectItem)
  useEffect(() => {
    select.current = box.selectItem
  })
  useEffect(() => {
    const element = control.current
    if (!element) return undefined
    const follow = (value: string) =>
      select.current(value === '' ? null : (known.current.get(value) ?? { value, label: value }))
    if (typeof first === 'string') typeInto(element, '')
    // The value was set between rendering and this effect.
    else if (element.value !== (first?.value ?? '')) follow(element.value)
    return followControl(element, follow)
  }, [control, first])

  function stateReducer(
    state: State,
    { type, changes }: UseComboboxStateChangeOptions<SearchSelectOption>,
  ): Partial<State> {
    const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes
    if (type === InputBlur) {
      // Losing focus selects nothing: other text is removed, and an empty field clears the selection.
      const selectedItem = state.inputValue.trim() === '' ? null : state.selectedItem
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' }
    }
    // The first Escape closes the list and keeps the selection.
    if (type === InputKeyDownEscape && state.isOpen)
      return {
        ...changes,
        selectedItem: state.selectedItem,
        inputValue: state.selectedItem?.label ?? '',
      }
    return changes
  }

  const isListed = box.isOpen && status === 'ready'
  return (
    <>
      <input
        {...box.getInputProps({
          ref: input,
          disabled,
          placeholder,
          autoComplete: 'off',
          onKeyDown: ({ nativeEvent }) => {
            // Leave keys to the input method.
            if (nativeEvent.isComposing)
              Object.assign(nativeEvent, { preventDownshiftDefault: true })
          },
          onBlur: ({ relatedTarget }) => {
            if (control.current) dispatchFocusOut(control.current, relatedTarget)
          },
        })}
        aria-required={required || undefined}
        {...described}
        className={fieldStyles.input}
      />
      {status === 'fetching' && box.isOpen ? <Spinner /> : null}
      {box.selectedItem && !disabled ? (
        <button
          type="button"
          className={styles.button}
          aria-label={texts.clear}
          onClick={() => {
            box.selectItem(null)
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      ) : null}
      <button
        {...box.getToggleButtonProps({ disabled, 'aria-label': texts.toggle })}
        type="button"
        className={styles.button}
      >
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <div
        className={classNames(
          styles.popover,
          styles.fieldPopover,
          !box.isOpen && styles.closedPopover,
        )}
      >
        <ul {...box.getMenuProps()} tabIndex={-1} className={styles.list}>
          {isListed
            ? items.map((option, index) => (
                <li
                  key={option.value}
                  {...box.getItemProps({ item: option, index })}
                  className={styles.option}
                >
                  <span className={styles.label}>{option.label}</span>
                  {option.note ? <span className={styles.note}>{option.note}</span> : null}
                </li>
              ))
            : null}
        </ul>
        <output className={styles.status}>
          {box.isOpen ? statusText(status, items.length, texts) : null}
        </output>
      </div>
    </>
  )
}

/** Writes the selected option to the native control, and adds it to the `<select>` if it is missing. */
function writeSelection(control: ValueControl, option: SearchSelectOption | null) {
  const value = option?.value ?? ''
  if ('options' in control && ![...control.options].some((known) => known.value === value))
    control.add(new Option(option?.label, value))
  typeInto(control, value)
}

export interface SearchSelectOption {
  /** Form value. Not empty. */
  value: string
  label: string
  /** Small text below the label, also searched. */
  note?: string | undefined
}

/** Searches options remotely. The signal aborts when the user continues typing. */
export type OptionSearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchSelectOption[]>

export interface FoundOptions {
  options: readonly SearchSelectOption[]
  status: SearchStatus
}

const nothing: readonly SearchSelectOption[] = []

/** Returns the options for the typed text: filtered locally, or from a debounced remote search. */
export function useFoundOptions(
  text: string,
  isOpen: boolean,
  options: readonly SearchSelectOption[] = nothing,
  onSearch: OptionSearch | undefined,
  delayMs: number,
): FoundOptions {
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  const [answer, setAnswer] = useState<FoundOptions & { text: string }>()
  const isAsync = onSearch !== undefined
  const query = text.trim()

  useEffect(() => {
    if (!isAsync || !isOpen) return undefined
    const stopping = new AbortController()
    const { signal } = stopping
    const ask = async () => {
      try {
        const found = await search.current?.(query, signal)
        if (!signal.aborted) setAnswer({ text: query, options: found ?? nothing, status: 'ready' })
      } catch {
        if (!signal.aborted) setAnswer({ text: query, options: nothing, status: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [isAsync, isOpen, query, delayMs])

  if (!isAsync) return { options: matchingOptions(options, text), status: 'ready' }
  return answer?.text === query ? answer : { options: nothing, status: 'fetching' }
}

/** Returns the options that contain every word of a text. Those that start with the text come first. */
export function matchingOptions(
  options: readonly SearchSelectOption[],
  text: string,
): readonly SearchSelectOption[] {
  const query = normaliseText(text)
  if (query === '') return options
  const terms = query.split(' ')
  const found = options
    .map((option) => ({ option, text: normaliseText(`${option.label} ${option.note ?? ''}`) }))
    .filter((candidate) => terms.every((term) => candidate.text.includes(term)))
  const begins = (candidate: { text: string }) => (candidate.text.startsWith(query) ? 0 : 1)
  return found
    .toSorted((one, other) => begins(one) - begins(other))
    .map((candidate) => candidate.option)
}

/** Normalises text for matching. Ignores accents, case and extra spaces: "cote d'i" finds "Côte d’Ivoire". */
function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
}
