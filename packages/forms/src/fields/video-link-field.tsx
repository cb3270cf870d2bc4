import { useMemo } from 'react'
import { parseVideoLink } from '../index.ts'
import { useFormContext } from '../react/form-context.ts'
import { filledValidator } from '../validators/create-validator.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useFieldRule } from './use-bound-field.tsx'

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
