'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { linkAddress } from './link-address.ts'
import type { RichTextEditorWords } from './rich-text-editor-words.ts'
import * as styles from './editor-surface.css.ts'

interface LinkFormProps {
  /** The address of the link under the caret. */
  current: string
  words: RichTextEditorWords
  /** Empty text removes the link. */
  onLink: (address: string) => void
  onClose: () => void
}

/** Asks for the address of a link. It is in another form, so it is none itself. */
export function LinkForm({ current, words, onLink, onClose }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function set() {
    const address = linkAddress(field.current?.value ?? '')
    if (address !== undefined) return onLink(address)
    setRefused(true)
    return field.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, from wherever the focus is in it
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField
        ref={field}
        label={words.linkAddress}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={current}
        error={isRefused ? words.linkError : undefined}
        className={styles.linkField}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would send the form around.
          event.preventDefault()
          set()
        }}
      />
      <Button emphasis="secondary" onClick={set}>
        {words.setLink}
      </Button>
      {current === '' ? null : (
        <Button emphasis="tertiary" onClick={() => onLink('')}>
          {words.removeLink}
        </Button>
      )}
    </div>
  )
}
