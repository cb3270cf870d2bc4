'use client'

import { useEffect, useId, useRef, type Ref } from 'react'
import { classNames, mergeRefs } from '../../element-props.ts'
import { Field, type FieldLabels } from '../field/field.tsx'
import * as fieldStyles from '../field/field.css.ts'
import { Icon } from '../icon/icon.tsx'
import * as selectStyles from '../select/select.css.ts'
import type { ValueControl } from '../rich-text-editor/follow-control.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { useLoadedComponent } from '../search/use-loaded-component.ts'
import type { OptionSearch, SearchSelectOption, SearchSelectMessages } from './search-combobox.tsx'

export interface SearchSelectProps extends FieldLabels {
  id?: string | undefined
  name?: string | undefined
  className?: string | undefined
  /** All options. If omitted, `onSearch` finds them. */
  options?: readonly SearchSelectOption[] | undefined
  /** Searches options remotely. Also called with empty text when the list opens. Must not have side effects. */
  onSearch?: OptionSearch | undefined
  /** Debounce delay of `onSearch`. @default 250 */
  delayMs?: number | undefined
  /** Initial value. */
  defaultValue?: string | undefined
  /** Initial option, if `options` does not contain it. */
  defaultOption?: SearchSelectOption | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  messages?: Partial<SearchSelectMessages> | undefined
  'aria-describedby'?: string | undefined
  /** Ref to the control that holds the value. */
  ref?: Ref<HTMLSelectElement | HTMLInputElement> | undefined
}

const loadCombobox = async () => (await import('./search-combobox.tsx')).SearchCombobox

/**
 * Combobox for many options. Before hydration it is a `<select>`, or a text input if the options are remote. That
 * control always holds the value. The combobox (12 kB) is loaded on demand. Renders a `<div>`, which gets
 * `className`. Other props are passed to the control.
 */
export function SearchSelect({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  onSearch,
  delayMs = 250,
  defaultOption,
  defaultValue = defaultOption?.value ?? '',
  placeholder,
  disabled = false,
  required = false,
  messages,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SearchSelectProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const control = useRef<ValueControl>(null)
  const input = useRef<HTMLInputElement>(null)
  const Combobox = useLoadedComponent(loadCombobox)

  useEffect(() => {
    if (Combobox && control.current === document.activeElement) input.current?.focus()
  }, [Combobox])

  return (
    <Field
      {...{ id: controlId, hint, error, optional, describedBy, className }}
      label={<span id={`${controlId}-label`}>{label}</span>}
    >
      {({ id: shownId, ...described }) => {
        const carrying = {
          ...rest,
          disabled,
          required,
          defaultValue,
          ref: mergeRefs<ValueControl, HTMLSelectElement | HTMLInputElement>(control, ref),
          ...(Combobox
            ? {
                id: `${shownId}-value`,
                className: visuallyHidden,
                'aria-hidden': true,
                tabIndex: -1,
                onFocus: () => input.current?.focus(),
              }
            : { id: shownId, ...described }),
        }
        return (
          <span className={classNames(fieldStyles.aroundInput, fieldStyles.popoverAnchor)}>
            {Combobox ? (
              <Combobox
                {...{ control, input, options, defaultOption, defaultValue, onSearch, delayMs }}
                {...{ disabled, required, placeholder }}
                {...described}
                id={shownId}
                messages={messages}
              />
            ) : null}
            {options === undefined ? (
              <input
                type="text"
                className={fieldStyles.input}
                placeholder={placeholder}
                {...carrying}
              />
            ) : (
              <select className={classNames(fieldStyles.input, selectStyles.select)} {...carrying}>
                <option value="">{placeholder ?? messages?.choose ?? 'Choose'}</option>
                {defaultOption && !options.some(({ value }) => value === defaultOption.value) ? (
                  <option value={defaultOption.value}>{defaultOption.label}</option>
                ) : null}
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            )}
            {Combobox || options === undefined ? null : (
              <Icon name="chevron" className={selectStyles.openSign} />
            )}
          </span>
        )
      }}
    </Field>
  )
}
