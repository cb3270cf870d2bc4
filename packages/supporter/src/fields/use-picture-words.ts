import type { ImageFieldProps } from '@milepost/forms/fields'
import { useMemo } from 'react'
import { useHost } from '../host/host-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { pictureFieldMessages } from './picture-field-messages.ts'

const bytesPerMegabyte = 1_000_000

/** Labels of an image field in the page's language. */
export interface PictureWords {
  /** Props of the field. */
  readonly field: Required<Pick<ImageFieldProps, 'maxSizeBytes' | 'sizeMessage' | 'typeMessage'>>
  /** Props of the cropper. */
  readonly crop: Pick<NonNullable<ImageFieldProps['crop']>, 'againLabel' | 'words'>
}

/** Returns the labels of an image field and its cropper. */
export function usePictureWords(maxSizeBytes: number): PictureWords {
  const messages = useMessages(pictureFieldMessages)
  const { language } = useHost().settings
  return useMemo(() => {
    const { again: againLabel, wrongType: typeMessage, tooLarge, ...words } = messages
    const unit = { style: 'unit', unit: 'megabyte' } as const
    const size = new Intl.NumberFormat(language, unit).format(maxSizeBytes / bytesPerMegabyte)
    return {
      field: { maxSizeBytes, typeMessage, sizeMessage: fillMessage(tooLarge, { size }) },
      crop: { againLabel, words },
    }
  }, [messages, language, maxSizeBytes])
}
