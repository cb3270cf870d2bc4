import { FilePreview } from '@milepost/ui'
import { useCallback } from 'react'
import { useFieldValue } from '../react/use-field-value.ts'
import { FileField, type FileFieldProps } from './file-field.tsx'

export interface ImageFieldProps extends Omit<FileFieldProps, 'preview' | 'multiple'> {
  /** Address of the picture that is there already. */
  current?: string | undefined
}

/** A picture, shown before it is sent. */
export function ImageField({
  current,
  accept = 'image/jpeg,image/png,image/webp',
  ...rest
}: ImageFieldProps) {
  return (
    <FileField {...rest} accept={accept} preview={<Preview name={rest.name} current={current} />} />
  )
}

function Preview({ name, current }: { name: string; current: string | undefined }) {
  const chosen = useFieldValue(name, firstImage)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !chosen) return undefined
      const address = URL.createObjectURL(chosen)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [chosen],
  )
  if (chosen) return <FilePreview key="chosen" ref={show} />
  return current === undefined ? null : <FilePreview key="current" src={current} />
}

function firstImage(value: unknown): Blob | undefined {
  const file: unknown = Array.isArray(value) ? value[0] : undefined
  return file instanceof Blob && file.type.startsWith('image/') ? file : undefined
}
