import type { ImageFieldProps, RichTextFieldProps } from '@milepost/forms/fields'
import { defaultEditorMessages, defaultImageCropMessages } from '@milepost/ui/helpers'
import { useMemo } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillCount, fillMessage } from '../messages/message-catalogue.ts'

const { tools, ...editorLabels } = defaultEditorMessages

/** Labels of the story editor. */
export const editorMessages = {
  feature: 'editor',
  english: {
    ...editorLabels,
    ...tools,
    tooLong: {
      one: 'Shorten this to {count} character',
      other: 'Shorten this to {count} characters or fewer',
    },
  },
} as const

/** Labels of an image field and its crop dialog. */
export const imageFieldMessages = {
  feature: 'pictureFields',
  english: {
    ...defaultImageCropMessages,
    again: 'Crop again',
    wrongType: 'Choose a different type of file',
    tooLarge: 'Choose a file of up to {size}',
  },
} as const

/**
 * Returns the labels of the story editor in the page's language.
 *
 * @param maxLength - maximum length of the story, in characters
 */
export function useEditorMessages(
  maxLength: number,
): Required<Pick<RichTextFieldProps, 'messages' | 'lengthMessage' | 'maxLength'>> {
  const messages = useMessages(editorMessages)
  const { language } = useHost().settings
  return useMemo(() => {
    const { toolbar, linkAddress, setLink, removeLink, linkError, failed, tooLong, ...tools } =
      messages
    return {
      maxLength,
      messages: { toolbar, tools, linkAddress, setLink, removeLink, linkError, failed },
      lengthMessage: fillCount(tooLong, maxLength, { language }),
    }
  }, [messages, language, maxLength])
}

const bytesPerMegabyte = 1_000_000

/** Labels of an image field in the page's language. */
interface ImageFieldLabels {
  /** Props of the field. */
  readonly field: Required<Pick<ImageFieldProps, 'maxSizeBytes' | 'sizeMessage' | 'typeMessage'>>
  /** Props of the cropper. */
  readonly crop: Pick<NonNullable<ImageFieldProps['crop']>, 'againLabel' | 'messages'>
}

/** Returns the labels of an image field and its cropper. */
export function useImageFieldLabels(maxSizeBytes: number): ImageFieldLabels {
  const messages = useMessages(imageFieldMessages)
  const { language } = useHost().settings
  return useMemo(() => {
    const { again: againLabel, wrongType: typeMessage, tooLarge, ...cropMessages } = messages
    const unit = { style: 'unit', unit: 'megabyte' } as const
    const size = new Intl.NumberFormat(language, unit).format(maxSizeBytes / bytesPerMegabyte)
    return {
      field: { maxSizeBytes, typeMessage, sizeMessage: fillMessage(tooLarge, { size }) },
      crop: { againLabel, messages: cropMessages },
    }
  }, [messages, language, maxSizeBytes])
}

/** Loads the HTML sanitiser for user input. The server sanitises again before rendering. */
export async function loadSanitiser(): Promise<(html: string) => string> {
  const { createBrowserSanitiser } = await import('@milepost/content/browser')
  return createBrowserSanitiser(window)
}
