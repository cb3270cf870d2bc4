import { Button, ButtonGroup, InputStatus, VisuallyHidden } from '@milepost/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type AvailabilityOptions, createAvailabilityCheck } from '../index.ts'
import { useField, useFormContext } from '../react/hooks.ts'
import { slug } from '../validators/rules.ts'
import { createValidator } from '../validators/validator.ts'
import { controlText, useFieldRule } from './bound-field.tsx'
import { TextField, type TextFieldProps } from './text-fields.tsx'

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

/** Looks for free addresses like one that is refused. The signal ends when the address is another one. */
export type SuggestSlugs = (
  value: string,
  options: { signal: AbortSignal },
) => Promise<readonly string[]>

/** More of them are no help. */
const most = 3
const plain = { margin: '.5rem 0 0', border: 0, padding: 0, minInlineSize: 0 } as const
const nothing: readonly string[] = []

/** Buttons that fill in a free address, while the one in the field is refused. */
export function SlugSuggestions({
  name,
  suggest,
  title,
  use,
  onChosen,
}: {
  name: string
  suggest: SuggestSlugs
  /** The heading above the suggested addresses. */
  title: string
  /** The button's name for screen readers; `{slug}` is the address. */
  use: string
  onChosen: () => void
}) {
  const form = useFormContext()
  const { error } = useField(name)
  const [found, setFound] = useState({ of: '', slugs: nothing })
  // Drawn again whenever the error comes or goes: an address that is typed on is refused no more.
  const value = controlText(form.getValue(name))
  const refused = error === undefined || isSlug(value) !== undefined ? '' : value
  useEffect(() => {
    if (refused === '') return undefined
    const stopping = new AbortController()
    suggest(refused, { signal: stopping.signal }).then(
      (slugs) => stopping.signal.aborted || setFound({ of: refused, slugs: slugs.slice(0, most) }),
      // The field says what is wrong; without ideas somebody types on.
      () => undefined,
    )
    return () => stopping.abort()
  }, [refused, suggest])
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
