import { Button, ButtonGroup, VisuallyHidden } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useFormContext } from '../react/form-context.ts'
import { useField } from '../react/use-field.ts'
import { slug } from '../validators/slug.ts'
import { controlText } from './use-bound-field.tsx'

/** Looks for free addresses like one that is refused. The signal ends when the address is another one. */
export type SuggestSlugs = (
  value: string,
  options: { signal: AbortSignal },
) => Promise<readonly string[]>

/** More of them are no help. */
const most = 3
const isSlug = slug()
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
