import type { RichTextFieldProps } from '@milepost/forms/fields'
import { useMemo } from 'react'
import { useHost } from '../host/host-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { fillCount } from '../messages/fill-count.ts'
import { editorMessages } from './editor-messages.ts'

/**
 * Returns the labels of the story editor in the page's language.
 *
 * @param maxLength - maximum length of the story, in characters
 */
export function useEditorWords(
  maxLength: number,
): Required<Pick<RichTextFieldProps, 'words' | 'lengthMessage' | 'maxLength'>> {
  const messages = useMessages(editorMessages)
  const { language } = useHost().settings
  return useMemo(() => {
    const { toolbar, linkAddress, setLink, removeLink, linkError, failed, tooLong, ...tools } =
      messages
    return {
      maxLength,
      words: { toolbar, tools, linkAddress, setLink, removeLink, linkError, failed },
      lengthMessage: fillCount(tooLong, maxLength, { language }),
    }
  }, [messages, language, maxLength])
}
