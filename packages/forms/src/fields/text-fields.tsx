import {
  CharacterCount,
  TextField as Control,
  type TextFieldProps as ControlProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
} from '@milepost/ui'
import { useId, useMemo } from 'react'
import { type KeyFilter, parseVideoLink } from '../index.ts'
import { useFieldValue, useFormContext } from '../react/hooks.ts'
import { createValidator, optionalValidator, isEmpty } from '../validators/validator.ts'
import { controlText } from '../state/controls.ts'
import { type BoundProps, useBoundField, useFieldRule } from './bound-field.tsx'

export interface TextFieldProps extends BoundProps<ControlProps> {
  /** Whether typed text is converted to upper case (Spec §5). @default false */
  uppercase?: boolean | undefined
  /** Typed characters to allow: `number` for digits and one decimal separator, `phone` for phone numbers (Spec §5). */
  keys?: KeyFilter | undefined
}

/** Single-line text field. */
export function TextField({ name, label, uppercase, keys, ...rest }: TextFieldProps) {
  const { control, first } = useBoundField(name, label)
  return (
    <Control
      {...(uppercase ? { autoCapitalize: 'characters', 'data-uppercase': '' } : {})}
      data-keys={keys}
      {...rest}
      {...control}
      defaultValue={controlText(first)}
    />
  )
}

export interface TextareaFieldProps extends BoundProps<TextareaProps> {
  /** Formats the number of characters left. */
  countLabel?: ((remaining: number) => string) | undefined
}

const getPlainLength = (value: unknown) => controlText(value).length

/** Multi-line text field, with a counter if `maxLength` is set (Spec §2). */
export function TextareaField({ name, label, countLabel, ...rest }: TextareaFieldProps) {
  const { control, first } = useBoundField(name, label)
  const countId = useId()
  const { maxLength } = rest
  return (
    <div>
      <Textarea
        {...rest}
        {...control}
        defaultValue={controlText(first)}
        aria-describedby={maxLength === undefined ? undefined : countId}
      />
      {maxLength === undefined ? null : (
        <RemainingCounter
          id={countId}
          lengthOf={getPlainLength}
          {...{ name, maxLength, countLabel }}
        />
      )}
    </div>
  )
}

export interface RemainingCounterProps {
  id: string
  name: string
  maxLength: number
  /** Returns the length of a value's text. */
  lengthOf: (value: unknown) => number
  /** Formats the number of characters left. */
  countLabel: ((remaining: number) => string) | undefined
}

const hiddenFrom = 100

/** Counter of the remaining characters. Re-renders independently of the field, and only while it is visible. */
export function RemainingCounter({
  id,
  name,
  maxLength,
  lengthOf,
  countLabel,
}: RemainingCounterProps) {
  const remaining = useFieldValue(name, (value) =>
    Math.min(maxLength - lengthOf(value), hiddenFrom),
  )
  return <CharacterCount id={id} remaining={remaining} label={countLabel?.(remaining)} />
}

/** Email field with an email keyboard and autofill. The field does not validate: add `email()` to the form's rules. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/**
 * Password field with a show button (Spec §2). For a new password, set `autoComplete="new-password"`. Always
 * starts empty, because an initial value would put the password in the HTML.
 */
export function PasswordField({ name, label, ...rest }: BoundProps<PasswordInputProps>) {
  const { control } = useBoundField(name, label)
  return <PasswordInput {...rest} {...control} />
}

/**
 * Phone number field. Characters that do not occur in phone numbers cannot be typed. Pasted text is validated by the
 * form's rules (Spec §5).
 */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" keys="phone" {...props} />
}

/** Native date field. The value, `min` and `max` have the format `2026-11-21`. */
export function DateField(props: TextFieldProps) {
  return <TextField type="date" {...props} />
}

/**
 * Number field. Characters that do not occur in numbers cannot be typed (Spec §5). If the page's language has a decimal
 * comma, a comma is converted to a point. In other languages the form's rules reject it.
 */
export function NumberField({ onInput, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      keys="number"
      onInput={(event) => {
        onInput?.(event)
        const { currentTarget: control } = event
        const at = control.value.indexOf(',')
        if (at < 0 || control.value.includes('.') || !hasDecimalComma()) return
        control.setRangeText('.', at, at + 1, 'end')
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }}
      {...rest}
    />
  )
}

export interface MoneyFieldProps extends TextFieldProps {
  /** Symbol shown before the amount, such as "£". */
  currencySymbol: string
  /**
   * Parses an amount to minor units. Returns undefined if the amount is invalid. Must be the same function at every
   * render. Also use it as the form's `parse` for this field.
   */
  parse?: ((text: string) => number | undefined) | undefined
  /** @default 'Enter a valid amount' */
  amountMessage?: string | undefined
}

/** Field for an amount of money. `parse` is a prop because minor units depend on the currency. */
export function MoneyField({
  currencySymbol,
  parse,
  amountMessage = 'Enter a valid amount',
  ...rest
}: MoneyFieldProps) {
  const form = useFormContext()
  const rule = useMemo(
    () =>
      parse &&
      createValidator(() => {
        // The form may have parsed the value, so this validates the typed text.
        const typed = form.getValue(rest.name)
        if (isEmpty(typed)) return undefined
        return typeof typed === 'string' && parse(typed) !== undefined ? undefined : amountMessage
      }),
    [parse, amountMessage, form, rest.name],
  )
  useFieldRule(form, rest.name, rule)
  return <NumberField prefix={currencySymbol} autoComplete="transaction-amount" {...rest} />
}

/** Whether the page's language has a decimal comma. */
export function hasDecimalComma(): boolean {
  try {
    return (5.5).toLocaleString(document.documentElement.lang || 'en')[1] === ','
  } catch {
    // The `lang` attribute is not a valid tag.
    return false
  }
}

export interface VideoLinkFieldProps extends TextFieldProps {
  /** @default 'Enter the URL of a YouTube or Vimeo video' */
  videoMessage?: string | undefined
}

/** Field for a YouTube or Vimeo link. Accepts any form of link, and normalises the link when the field loses focus. */
export function VideoLinkField({
  videoMessage = 'Enter the URL of a YouTube or Vimeo video',
  onBlur,
  ...rest
}: VideoLinkFieldProps) {
  const form = useFormContext()
  const rule = useMemo(
    () => optionalValidator(videoMessage, (value) => parseVideoLink(value) !== undefined),
    [videoMessage],
  )
  useFieldRule(form, rest.name, rule)
  return (
    <TextField
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      onBlur={(event) => {
        const link = parseVideoLink(event.currentTarget.value)
        if (link) form.setValue(rest.name, link.url)
        onBlur?.(event)
      }}
    />
  )
}
