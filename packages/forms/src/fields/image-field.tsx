import { Button, FilePreview, ImageCrop, type ImageCropProps } from '@milepost/ui'
import { useCallback, useId, useState } from 'react'
import { useFieldValue } from '../react/use-field-value.ts'
import { FileField, type FileFieldProps } from './file-field.tsx'
import { setControlFiles } from './set-control-files.ts'
import { firstImage, type PictureStore, useKeptPicture } from './use-kept-picture.ts'

/** How a chosen picture is cut. */
export interface ImageFieldCrop extends Pick<
  ImageCropProps,
  'aspect' | 'shape' | 'maxWidthPx' | 'type' | 'quality' | 'words'
> {
  /** Opens the cropping once more. @default 'Crop again' */
  againLabel?: string | undefined
}

export interface ImageFieldProps extends Omit<FileFieldProps, 'preview' | 'multiple'> {
  /** Address of the picture that is there already. */
  current?: string | undefined
  /** Asks, after a picture was chosen, which part of it to take; the form's value is that part. */
  crop?: ImageFieldCrop | undefined
  /** Keeps what was chosen and cut over a reload. The same one for as long as the field is there. */
  store?: PictureStore | undefined
}

/** A picture, shown before it is sent. */
export function ImageField({
  current,
  crop,
  store,
  accept = 'image/jpeg,image/png,image/webp',
  id,
  ...rest
}: ImageFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const parts = useKeptPicture({ name: rest.name, inputId, store, isCut: crop !== undefined })
  return (
    <FileField
      {...rest}
      id={inputId}
      accept={accept}
      preview={
        <>
          <Preview name={rest.name} current={current} />
          {crop ? (
            <Cropping {...crop} name={rest.name} inputId={inputId} accept={accept} parts={parts} />
          ) : null}
        </>
      }
    />
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

interface CroppingProps extends ImageFieldCrop {
  name: string
  inputId: string
  accept: string
  /** Pictures that are cut already, such as before a reload. */
  parts: WeakSet<Blob>
}

interface Cut {
  original: Blob
  /** What was cut out of it; undefined until then. */
  part: Blob | undefined
  isAsked: boolean
}

/** Asks for a part of each picture that somebody chooses, and puts it into the control instead. */
function Cropping({
  name,
  inputId,
  accept,
  parts,
  againLabel = 'Crop again',
  type = 'image/jpeg',
  ...crop
}: CroppingProps) {
  const chosen = useFieldValue(name, firstImage)
  const [cut, setCut] = useState<Cut>()
  const isNew = chosen !== undefined && chosen !== cut?.part && chosen !== cut?.original
  // Decided while drawing, so that no uncropped picture flashes by.
  const part = chosen && parts.has(chosen) ? chosen : undefined
  if (isNew && (part || isOneOf(chosen, accept)))
    setCut({ original: chosen, part, isAsked: part === undefined })
  if (chosen === undefined && cut) setCut(undefined)
  if (!cut || chosen === undefined) return null

  if (!cut.isAsked)
    return (
      <p>
        <Button emphasis="secondary" size="small" onClick={() => setCut({ ...cut, isAsked: true })}>
          {againLabel}
        </Button>
      </p>
    )
  return (
    <ImageCrop
      {...crop}
      type={type}
      file={cut.original}
      onApply={(picture) => {
        const file = new File([picture], nameOf(cut.original, picture.type), {
          type: picture.type,
        })
        setCut({ original: cut.original, part: file, isAsked: false })
        parts.add(file)
        setControlFiles(inputId, [file])
      }}
      // An uncropped picture is not what was asked for.
      onCancel={() =>
        cut.part ? setCut({ ...cut, isAsked: false }) : setControlFiles(inputId, [])
      }
    />
  )
}

function nameOf(original: Blob, type: string): string {
  const name = original instanceof File ? original.name : 'picture'
  const ending = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'img'
  return `${name.replace(/\.[^.]{1,5}$/, '')}.${ending}`
}

function isOneOf(file: Blob, accept: string): boolean {
  return accept.split(',').some((kind) => kind.trim() === file.type || kind.trim() === 'image/*')
}
