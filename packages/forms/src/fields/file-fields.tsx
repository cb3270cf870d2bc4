import {
  Button,
  FileInput,
  type FileInputProps,
  FilePreview,
  ImageCrop,
  type ImageCropProps,
} from '@milepost/ui'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useField, useFieldValue } from '../react/hooks.ts'
import { acceptedFiles, isAccepted, maxFileSize } from '../validators/rules.ts'
import { allOf, type Rule } from '../validators/validator.ts'
import { type BoundProps, useBoundField, useFieldRule } from './bound-field.tsx'

export interface FileFieldProps extends BoundProps<FileInputProps> {
  /** Maximum size of each file, inclusive. */
  maxSizeBytes?: number | undefined
  /** Error message for a file that is too large. */
  sizeMessage?: string | undefined
  /** Error message for a file that does not match `accept`. */
  typeMessage?: string | undefined
}

/** File input. The form's value is a list of files. The size and type of each file are validated. */
export function FileField({
  name,
  label,
  maxSizeBytes,
  sizeMessage,
  typeMessage,
  ...rest
}: FileFieldProps) {
  const { control, form } = useBoundField(name, label)
  const { accept } = rest
  const rule = useMemo(() => {
    const rules: Rule[] = []
    if (accept !== undefined) rules.push(acceptedFiles(accept, typeMessage))
    if (maxSizeBytes !== undefined) rules.push(maxFileSize(maxSizeBytes, sizeMessage))
    return allOf(...rules)
  }, [accept, typeMessage, maxSizeBytes, sizeMessage])
  useFieldRule(form, name, rule)
  return <FileInput {...rest} {...control} />
}

/** Options for cropping a selected image. */
export interface ImageFieldCrop extends Pick<
  ImageCropProps,
  'aspect' | 'shape' | 'maxWidthPx' | 'type' | 'quality' | 'messages'
> {
  /** Label of the button that reopens the cropper. @default 'Crop again' */
  againLabel?: string | undefined
}

export interface ImageFieldProps extends Omit<FileFieldProps, 'preview' | 'multiple'> {
  /** URL of the current image. */
  current?: string | undefined
  /**
   * Options of the cropper. If set, a cropper opens for each selected image, and the form's value is the cropped image.
   */
  crop?: ImageFieldCrop | undefined
  /** Restores the selected image after a reload. Must be the same object at every render. */
  store?: PictureStore | undefined
}

/** File input for an image, with a preview. */
export function ImageField({
  current,
  crop,
  store,
  accept = 'image/jpeg,image/png,image/webp',
  id,
  ...rest
}: ImageFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const crops = useStoredImage({ name: rest.name, inputId, store, needsCrop: crop !== undefined })
  return (
    <FileField
      {...rest}
      id={inputId}
      accept={accept}
      preview={
        <>
          <Preview name={rest.name} current={current} />
          {crop ? <Cropping {...crop} {...{ inputId, accept, crops }} name={rest.name} /> : null}
        </>
      }
    />
  )
}

function Preview({ name, current }: { name: string; current: string | undefined }) {
  const chosen = useFieldValue(name, findFirstImage)
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
  /** Images that need no cropping, such as those restored after a reload. */
  crops: WeakSet<Blob>
}

interface CropSession {
  original: Blob
  /** The cropped image. */
  cropped: Blob | undefined
  isOpen: boolean
}

/** Opens the cropper for each selected image, and replaces the image in the control with the cropped one. */
function Cropping({
  name,
  inputId,
  accept,
  crops,
  againLabel = 'Crop again',
  type = 'image/jpeg',
  ...crop
}: CroppingProps) {
  const chosen = useFieldValue(name, findFirstImage)
  const [session, setSession] = useState<CropSession>()
  const isNew = chosen !== undefined && chosen !== session?.cropped && chosen !== session?.original
  // Decided during rendering, so that the uncropped image never flashes.
  const cropped = chosen && crops.has(chosen) ? chosen : undefined
  if (isNew && (cropped || isAccepted(chosen, accept)))
    setSession({ original: chosen, cropped, isOpen: cropped === undefined })
  if (chosen === undefined && session) setSession(undefined)
  if (!session || chosen === undefined) return null
  const setOpen = (isOpen: boolean) => setSession({ ...session, isOpen })

  if (!session.isOpen)
    return (
      <p>
        <Button emphasis="secondary" size="small" onClick={() => setOpen(true)}>
          {againLabel}
        </Button>
      </p>
    )
  return (
    <ImageCrop
      {...crop}
      type={type}
      file={session.original}
      onApply={(picture) => {
        const file = new File([picture], getFileName(session.original, picture.type), {
          type: picture.type,
        })
        setSession({ original: session.original, cropped: file, isOpen: false })
        crops.add(file)
        setControlFiles(inputId, [file])
      }}
      // The form must not get an uncropped image.
      onCancel={() => (session.cropped ? setOpen(false) : setControlFiles(inputId, []))}
    />
  )
}

function getFileName(original: Blob, type: string): string {
  const name = original instanceof File ? original.name : 'picture'
  const ending = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'img'
  return `${name.replace(/\.[^.]{1,5}$/, '')}.${ending}`
}

/** Storage for an image that was selected but not submitted, such as IndexedDB. */
export interface PictureStore {
  /** Returns the stored image, or undefined if there is none. Must not reject. */
  read: () => Promise<File | undefined>
  /** Replaces the stored image. Undefined deletes it. */
  keep: (picture: File | undefined) => void
}

/** Returns the first image in a field's value, or undefined if there is none. */
export function findFirstImage(value: unknown): Blob | undefined {
  const file: unknown = Array.isArray(value) ? value[0] : undefined
  return file instanceof Blob && file.type.startsWith('image/') ? file : undefined
}

/**
 * Restores a stored image into its field, unless the user has already selected another, and stores every later
 * selection. If cropping is enabled, only the cropped image is stored.
 *
 * @returns the images that need no cropping, to which the cropper adds its results
 */
export function useStoredImage({
  name,
  inputId,
  store,
  needsCrop,
}: {
  name: string
  inputId: string
  store: PictureStore | undefined
  needsCrop: boolean
}): WeakSet<Blob> {
  const { form } = useField(name)
  const chosen = useFieldValue(name, findFirstImage)
  const [crops] = useState(() => new WeakSet<Blob>())
  const previous = useRef(chosen)

  useEffect(() => {
    let isCurrent = true
    void store?.read().then((picture) => {
      if (!isCurrent || picture === undefined || findFirstImage(form.getValue(name))) return
      crops.add(picture)
      setControlFiles(inputId, [picture])
    })
    return () => {
      isCurrent = false
    }
  }, [form, name, inputId, store, crops])

  useEffect(() => {
    if (chosen === previous.current) return
    previous.current = chosen
    if (chosen === undefined) store?.keep(undefined)
    else if (chosen instanceof File && (!needsCrop || crops.has(chosen))) store?.keep(chosen)
  }, [chosen, store, needsCrop, crops])

  return crops
}

/** Sets a file input's files and dispatches `input` and `change`, as if the user had selected them. */
export function setControlFiles(inputId: string, files: readonly File[]): void {
  const input = document.getElementById(inputId)
  if (!(input instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
}
