import { InputStatus, VisuallyHidden } from '@milepost/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createAvailabilityCheck, type AvailabilityOptions } from '../index.ts'
import { useFormContext } from '../react/form-context.ts'
import { createValidator } from '../validators/create-validator.ts'
import { slug } from '../validators/slug.ts'
import { SlugSuggestions, type SuggestSlugs } from './slug-suggestions.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { controlText, useFieldRule } from './use-bound-field.tsx'

export interface SlugFieldProps extends Omit<TextFieldProps, 'suffix'> {
  /** Whether nobody has this address yet. The signal ends when somebody types on. */
  check: AvailabilityOptions['check']
  /** How long nobody types before the server is asked, in milliseconds. @default 400 */
  delayMs?: number | undefined
  /** Looks for free addresses like one that is taken; the first three are offered as buttons. */
  suggest?: SuggestSlugs | undefined
  words?: Partial<SlugWords> | undefined
}

export interface SlugWords {
  /** @default 'Checking whether this address is free' */
  fetching: string
  /** @default 'This address is free' */
  free: string
  /** @default 'This address is taken' */
  taken: string
  /** @default 'We could not check whether this address is free' */
  failed: string
  /** Before the addresses that are offered. @default 'These are free:' */
  suggested: string
  /** What the button of an address is called; it has `{slug}`. @default 'Take {slug}' */
  take: string
}

const defaultWords: SlugWords = {
  fetching: 'Checking whether this address is free',
  free: 'This address is free',
  taken: 'This address is taken',
  failed: 'We could not check whether this address is free',
  suggested: 'These are free:',
  take: 'Take {slug}',
}

const isSlug = slug()

/**
 * The address of a page, asked for its availability while it is typed. When the answer fails, the form
 * can be sent all the same: the server decides.
 */
export function SlugField({ check, delayMs = 400, suggest, words, ...rest }: SlugFieldProps) {
  const form = useFormContext()
  const { name } = rest
  const said = { ...defaultWords, ...words }
  const whole = useRef<HTMLDivElement>(null)
  const [watch] = useState(() => createAvailabilityCheck({ check, delayMs }))
  const answer = useSyncExternalStore(watch.subscribe, watch.get, watch.get)
  const rule = useMemo(
    () =>
      createValidator((value) => {
        const known = watch.get()
        return known.isAvailable === false && known.value === value ? said.taken : undefined
      }),
    [watch, said.taken],
  )
  useFieldRule(form, name, rule)
  // The slug that the page has already.
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
  const sentence =
    answer.status === 'fetched' ? said.free : answer.status === undefined ? '' : said[answer.status]
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
        <VisuallyHidden>{isTaken ? said.taken : sentence}</VisuallyHidden>
      </output>
      {suggest === undefined ? null : (
        <SlugSuggestions
          name={name}
          suggest={suggest}
          title={said.suggested}
          use={said.take}
          // The button goes with the error; whoever pressed it goes on in the field that it filled.
          onChosen={() => whole.current?.querySelector('input')?.focus()}
        />
      )}
    </div>
  )
}
