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
import { createValidator, filledValidator, isEmpty } from '../validators/validator.ts'
import { type BoundProps, controlText, useBoundField, useFieldRule } from './bound-field.tsx'

export interface TextFieldProps extends BoundProps<ControlProps> {
  /** What is typed becomes capital letters (Spec §5). */
  uppercase?: boolean | undefined
  /** What may be typed: digits and one decimal point, or phone characters (Spec §5). */
  keys?: KeyFilter | undefined
}

/** One line of text in a form. */
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
  /** Puts a number of characters into words. */
  countLabel?: ((remaining: number) => string) | undefined
}

const plainLength = (value: unknown) => controlText(value).length

/** Several lines of text, with a counter when `maxLength` is set (Spec §2). */
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
          lengthOf={plainLength}
          {...{ name, maxLength, countLabel }}
        />
      )}
    </div>
  )
}

export interface RemainingCounterProps {
  id: string
  /** The field that is counted. */
  name: string
  maxLength: number
  /** How many characters a value has: not every value is plain text. */
  lengthOf: (value: unknown) => number
  /** Puts a number of characters into words. */
  countLabel: ((remaining: number) => string) | undefined
}

const hiddenFrom = 100

/** How much more fits into a field; drawn by itself, and only while it is in sight. */
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

/** An e-mail address, with the keyboard and the suggestions for one. Its rules come with the form. */
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
 * A password that can be shown (Spec §2). For a new one set `autoComplete="new-password"`. It starts
 * empty, whatever is in the form: a password does not belong into a page's source.
 */
export function PasswordField({ name, label, ...rest }: BoundProps<PasswordInputProps>) {
  const { control } = useBoundField(name, label)
  return <PasswordInput {...rest} {...control} />
}

/** A phone number; takes phone characters from the keyboard only (Spec §5). */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" keys="phone" {...props} />
}

/** A day as the browser asks for it; the value is `2026-11-21`. `min` and `max` are written likewise. */
export function DateField(props: TextFieldProps) {
  return <TextField type="date" {...props} />
}

/**
 * A number; takes digits and one decimal point from the keyboard only (Spec §5). Where the language of the page writes a
 * decimal comma, a comma becomes the point; elsewhere it stays, for the form's rules to refuse in words.
 */
export function NumberField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      keys="number"
      onInput={({ currentTarget: control }) => {
        const at = control.value.indexOf(',')
        if (at < 0 || !hasDecimalComma()) return
        control.setRangeText('.', at, at + 1, 'end')
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }}
      {...props}
    />
  )
}

export interface MoneyFieldProps extends TextFieldProps {
  /** Formatted, such as "£". */
  currencySymbol: string
  /**
   * Reads an amount in minor units; undefined when it cannot. Keep it the same between drawings.
   * Give the form the same function as the field's `parse`.
   */
  parse?: ((text: string) => number | undefined) | undefined
  /** @default 'Please enter a valid amount' */
  amountMessage?: string | undefined
}

/** An amount of money. What it means is read by `parse`, as currencies differ. */
export function MoneyField({
  currencySymbol,
  parse,
  amountMessage = 'Please enter a valid amount',
  ...rest
}: MoneyFieldProps) {
  const form = useFormContext()
  const rule = useMemo(
    () =>
      parse &&
      createValidator(() => {
        // The form may have parsed its value already: what was typed decides.
        const typed = form.getValue(rest.name)
        if (isEmpty(typed)) return undefined
        return typeof typed === 'string' && parse(typed) !== undefined ? undefined : amountMessage
      }),
    [parse, amountMessage, form, rest.name],
  )
  useFieldRule(form, rest.name, rule)
  return <NumberField prefix={currencySymbol} autoComplete="transaction-amount" {...rest} />
}

/** Whether the language of the page writes 5,5 for five and a half. */
export function hasDecimalComma(): boolean {
  try {
    return (5.5).toLocaleString(document.documentElement.lang || 'en')[1] === ','
  } catch {
    // What is written there names no language.
    return false
  }
}

export interface VideoLinkFieldProps extends TextFieldProps {
  /** @default 'Please enter the address of a YouTube or Vimeo video' */
  videoMessage?: string | undefined
}

/**
 * The address of a video on YouTube or Vimeo. Whichever way it was copied, it is written the one usual
 * way when the field is left; `parseVideoLink` reads it.
 */
export function VideoLinkField({
  videoMessage = 'Please enter the address of a YouTube or Vimeo video',
  onBlur,
  ...rest
}: VideoLinkFieldProps) {
  const form = useFormContext()
  const rule = useMemo(
    () => filledValidator(videoMessage, (value) => parseVideoLink(value) !== undefined),
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
