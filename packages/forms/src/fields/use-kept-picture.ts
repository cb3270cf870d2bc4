import { useEffect, useRef, useState } from 'react'
import { useField } from '../react/use-field.ts'
import { useFieldValue } from '../react/use-field-value.ts'
import { setControlFiles } from './set-control-files.ts'

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
