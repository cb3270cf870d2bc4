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
import { acceptedFiles, maxFileSize } from '../validators/rules.ts'
import { allOf, type Rule } from '../validators/validator.ts'
import { type BoundProps, useBoundField, useFieldRule } from './bound-field.tsx'

export interface FileFieldProps extends BoundProps<FileInputProps> {
  /** The largest file that is taken. */
  maxSizeBytes?: number | undefined
  /** The error message for a file that is too large. */
  sizeMessage?: string | undefined
  /** The error message for a file of a type that `accept` does not name. */
  typeMessage?: string | undefined
}

/** Files of a form; the form's value is a list. Size and type are checked before anything is sent. */
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

/** Keeps a picture that was chosen and not sent yet, such as in the browser's own database. */
export interface PictureStore {
  /** What was kept; undefined for nothing. It never rejects. */
  read: () => Promise<File | undefined>
  /** Keeps a picture instead of the last one, or nothing. */
  keep: (picture: File | undefined) => void
}

/** The picture of a field's value; undefined for none. */
export function firstImage(value: unknown): Blob | undefined {
  const file: unknown = Array.isArray(value) ? value[0] : undefined
  return file instanceof Blob && file.type.startsWith('image/') ? file : undefined
}

/**
 * Puts a kept picture back into its field, unless another one was chosen by then, and keeps what is
 * chosen from now on: the part that was cut where pictures are cut.
 *
 * @returns the pictures that need no cutting; whoever cuts one adds it
 */
export function useKeptPicture({
  name,
  inputId,
  store,
  isCut,
}: {
  name: string
  inputId: string
  store: PictureStore | undefined
  isCut: boolean
}): WeakSet<Blob> {
  const { form } = useField(name)
  const chosen = useFieldValue(name, firstImage)
  const [parts] = useState(() => new WeakSet<Blob>())
  const was = useRef(chosen)

  useEffect(() => {
    void store?.read().then((picture) => {
      if (picture === undefined || firstImage(form.getValue(name))) return
      parts.add(picture)
      // A field that is gone by then takes none.
      setControlFiles(inputId, [picture])
    })
  }, [form, name, inputId, store, parts])

  useEffect(() => {
    if (chosen === was.current) return
    was.current = chosen
    if (chosen === undefined) store?.keep(undefined)
    else if (chosen instanceof File && (!isCut || parts.has(chosen))) store?.keep(chosen)
  }, [chosen, store, isCut, parts])

  return parts
}

/** Puts files into a control as if somebody had chosen them, so that its form hears of it. */
export function setControlFiles(inputId: string, files: readonly File[]): void {
  const input = document.getElementById(inputId)
  if (!(input instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
}
