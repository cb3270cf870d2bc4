import { Button, ButtonGroup, InputStatus, VisuallyHidden } from '@milepost/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type AvailabilityOptions, createAvailabilityCheck } from '../index.ts'
import { useField, useFormContext, useLatest } from '../react/hooks.ts'
import { slug } from '../validators/rules.ts'
import { createValidator } from '../validators/validator.ts'
import { controlText } from '../state/controls.ts'
import { useFieldRule } from './bound-field.tsx'
import { TextField, type TextFieldProps } from './text-fields.tsx'

export interface SlugFieldProps extends Omit<TextFieldProps, 'suffix'> {
  /** Checks whether a slug is available. The signal aborts when the user continues typing. */
  check: AvailabilityOptions['check']
  /** Debounce delay before a check. @default 400 */
  delayMs?: number | undefined
  /** Suggests available slugs if the typed one is taken. The first three become buttons. */
  suggest?: SuggestSlugs | undefined
  messages?: Partial<SlugMessages> | undefined
}

export interface SlugMessages {
  /** @default 'Checking whether this web address is available' */
  fetching: string
  /** @default 'This web address is available' */
  free: string
  /** @default 'This web address is taken' */
  taken: string
  /** @default 'We couldn’t check whether this web address is available' */
  failed: string
  /** Heading of the suggestions. @default 'These are available:' */
  suggested: string
  /** Accessible name of a suggestion's button, with `{slug}`. @default 'Use {slug}' */
  take: string
}

const defaultMessages: SlugMessages = {
  fetching: 'Checking whether this web address is available',
  free: 'This web address is available',
  taken: 'This web address is taken',
  failed: 'We couldn’t check whether this web address is available',
  suggested: 'These are available:',
  take: 'Use {slug}',
}

const isSlug = slug()

/**
 * Field for the slug of a page, with an availability check while the user types. If the check fails, the form can still
 * be submitted, and the server decides.
 */
export function SlugField({ check, delayMs = 400, suggest, messages, ...rest }: SlugFieldProps) {
  const form = useFormContext()
  const { name } = rest
  const texts = { ...defaultMessages, ...messages }
  const whole = useRef<HTMLDivElement>(null)
  const latestCheck = useLatest(check)
  const watch = useMemo(
    () =>
      createAvailabilityCheck({
        check: (value, options) => latestCheck.current(value, options),
        delayMs,
      }),
    [delayMs, latestCheck],
  )
  const answer = useSyncExternalStore(watch.subscribe, watch.get, watch.get)
  const rule = useMemo(
    () =>
      createValidator((value) => {
        const known = watch.get()
        return known.isAvailable === false && known.value === value ? texts.taken : undefined
      }),
    [watch, texts.taken],
  )
  useFieldRule(form, name, rule)
  // The page's current slug needs no check.
  const start = useMemo(() => controlText(form.getValue(name)), [form, name])
  useEffect(() => {
    let followed: string | undefined
    const follow = () => {
      const typed = controlText(form.getValue(name))
      if (typed === followed) return
      followed = typed
      watch.ask(typed === start || isSlug(typed) !== undefined ? '' : typed)
    }
    follow()
    const stopFollowing = form.subscribe(follow)
    const stopListening = watch.subscribe(() => {
      if (watch.get().isAvailable === false) form.leave(name)
    })
    return () => {
      stopFollowing()
      stopListening()
      watch.stop()
    }
  }, [form, name, start, watch])
  const isTaken = answer.isAvailable === false
  const status = isTaken ? 'failed' : answer.status
  const sentence = answer.status && { ...texts, fetched: texts.free }[answer.status]
  return (
    <div ref={whole}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        suffix={status === undefined ? undefined : <InputStatus status={status} />}
      />
      <output>
        <VisuallyHidden>{isTaken ? texts.taken : sentence}</VisuallyHidden>
      </output>
      {suggest === undefined ? null : (
        <SlugSuggestions
          name={name}
          suggest={suggest}
          title={texts.suggested}
          use={texts.take}
          // The button disappears with the error, so the focus moves to the field.
          onChosen={() => whole.current?.querySelector('input')?.focus()}
        />
      )}
    </div>
  )
}

/** Returns available slugs that are similar to a taken one. The signal aborts when the value changes. */
export type SuggestSlugs = (
  value: string,
  options: { signal: AbortSignal },
) => Promise<readonly string[]>

const maxSuggestions = 3
const plain = { margin: '.5rem 0 0', border: 0, padding: 0, minInlineSize: 0 } as const
const nothing: readonly string[] = []

/** Buttons that fill in an available slug while the field has an error. */
export function SlugSuggestions({
  name,
  suggest,
  title,
  use,
  onChosen,
}: {
  name: string
  suggest: SuggestSlugs
  /** Heading of the suggestions. */
  title: string
  /** Accessible name of a button, with `{slug}`. */
  use: string
  onChosen: () => void
}) {
  const form = useFormContext()
  const { error } = useField(name)
  const latestSuggest = useLatest(suggest)
  const [found, setFound] = useState({ of: '', slugs: nothing })
  // Re-rendered whenever the error changes. Typing removes the error.
  const value = controlText(form.getValue(name))
  const refused = error === undefined || isSlug(value) !== undefined ? '' : value
  useEffect(() => {
    if (refused === '') return undefined
    const stopping = new AbortController()
    latestSuggest.current(refused, { signal: stopping.signal }).then(
      (slugs) =>
        stopping.signal.aborted || setFound({ of: refused, slugs: slugs.slice(0, maxSuggestions) }),
      // Suggestions are optional, and the field shows the error.
      () => undefined,
    )
    return () => stopping.abort()
  }, [refused, latestSuggest])
  const slugs = refused === '' || found.of !== refused ? nothing : found.slugs
  return (
    <>
      <output>
        <VisuallyHidden>{slugs.length === 0 ? '' : `${title} ${slugs.join(', ')}`}</VisuallyHidden>
      </output>
      {slugs.length === 0 ? null : (
        <fieldset style={plain}>
          <legend style={{ paddingInline: 0, marginBlockEnd: '.5rem' }}>{title}</legend>
          <ButtonGroup>
            {slugs.map((free) => (
              <Button
                key={free}
                size="small"
                emphasis="secondary"
                aria-label={use.replace('{slug}', free)}
                onClick={() => {
                  form.setValue(name, free)
                  onChosen()
                }}
              >
                <bdi dir="ltr" style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
                  {free}
                </bdi>
              </Button>
            ))}
          </ButtonGroup>
        </fieldset>
      )}
    </>
  )
}
