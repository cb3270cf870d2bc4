'use client'

import { useEffect, useRef, useState } from 'react'
import type Cropper from 'react-easy-crop'
import { Button } from '../button/button.tsx'
import { Message } from '../message/message.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { Loading } from '../spinner/loading.tsx'
import type { CropStage } from './crop-stage.tsx'
import {
  defaultImageCropMessages,
  type ImageCropMessages,
} from '../component-messages/control-messages.ts'

/** Area of an image, in pixels of the original. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface CroppedImageOptions {
  area: CropArea
  /** Maximum width of the result, in px. */
  maxWidthPx: number
  type: string
  /** Quality of lossy types, 0 to 1. */
  quality: number
  createCanvas: () => HTMLCanvasElement
}

/**
 * Crops a loaded image.
 *
 * @throws Error if the browser cannot draw or encode the image, for example due to lack of memory
 */
export async function cropImage(
  image: CanvasImageSource,
  { area, maxWidthPx, type, quality, createCanvas }: CroppedImageOptions,
): Promise<Blob> {
  const scale = Math.min(1, maxWidthPx / area.width)
  const canvas = createCanvas()
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The image cannot be drawn')
  // Transparent areas would be black in a JPEG.
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = area
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('The image cannot be encoded')
  return blob
}

export interface ImageCropProps extends Omit<
  ModalProps,
  'open' | 'onClose' | 'title' | 'children' | 'closeLabel'
> {
  /** Image to crop. A new image resets the cropper. */
  file: Blob
  /** Aspect ratio of the result. @default 1 */
  aspect?: number | undefined
  /** Shape of the frame. The result is always rectangular. @default 'rect' */
  shape?: 'rect' | 'round' | undefined
  /** Maximum width of the result. @default 1600 */
  maxWidthPx?: number | undefined
  /** Media type of the result. @default 'image/jpeg' */
  type?: 'image/jpeg' | 'image/png' | 'image/webp' | undefined
  /** Quality of lossy types, 0 to 1. @default 0.88 */
  quality?: number | undefined
  /** Receives the cropped image. */
  onApply: (image: Blob) => void
  onCancel: () => void
  messages?: Partial<ImageCropMessages> | undefined
  closeLabel?: string | undefined
}

interface CropperModules {
  Stage: typeof CropStage
  cropper: typeof Cropper
}

/**
 * Dialog for cropping an image by touch, pointer, wheel or keyboard. Its code (7 kB) is loaded on demand. Render it
 * only while there is an image to crop. Renders a `<dialog>`.
 */
export function ImageCrop({
  file,
  aspect = 1,
  shape = 'rect',
  maxWidthPx = 1600,
  type = 'image/jpeg',
  quality = 0.88,
  onApply,
  onCancel,
  messages,
  ...rest
}: ImageCropProps) {
  const texts = { ...defaultImageCropMessages, ...messages }
  const image = useRef<HTMLImageElement>(null)
  const [loaded, setLoaded] = useState<CropperModules>()
  const [src, setSrc] = useState<string>()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  // Incremented by cancelling and by a new file, which discard a crop in progress.
  const generation = useRef(0)

  useEffect(() => {
    let isMounted = true
    Promise.all([import('./crop-stage.tsx'), import('react-easy-crop')]).then(
      ([{ CropStage: Stage }, { default: cropper }]) => {
        if (isMounted) setLoaded({ Stage, cropper })
      },
      () => {
        if (isMounted) setState('failed')
      },
    )
    return () => {
      isMounted = false
    }
  }, [])

  useEffect(() => {
    const address = URL.createObjectURL(file)
    let isMounted = true
    const probe = new Image()
    probe.src = address
    probe.decode().then(
      () => {
        if (isMounted) setSrc(address)
      },
      () => {
        if (isMounted) setState('failed')
      },
    )
    return () => {
      isMounted = false
      generation.current += 1
      setSrc(undefined)
      setState('ready')
      URL.revokeObjectURL(address)
    }
  }, [file])

  async function apply(area: CropArea) {
    if (!image.current) return
    const started = generation.current
    setState('busy')
    try {
      const createCanvas = () => document.createElement('canvas')
      const options = { area, maxWidthPx, type, quality, createCanvas }
      const cropped = await cropImage(image.current, options)
      if (started !== generation.current) return
      onApply(cropped)
      setState('ready')
    } catch {
      if (started === generation.current) setState('failed')
    }
  }

  function cancel() {
    generation.current += 1
    onCancel()
  }

  return (
    <Modal {...rest} open onClose={cancel} title={texts.title} closeOnOverlay={false}>
      {state === 'failed' ? (
        <>
          <Message tone="error">{texts.failed}</Message>
          <Button onClick={cancel}>{texts.cancel}</Button>
        </>
      ) : loaded && src ? (
        <loaded.Stage
          {...{ src, aspect, shape }}
          onCancel={cancel}
          cropper={loaded.cropper}
          messages={texts}
          isBusy={state === 'busy'}
          onImage={(element) => {
            image.current = element
          }}
          onApply={(area) => void apply(area)}
        />
      ) : (
        <Loading>{texts.loading}</Loading>
      )}
    </Modal>
  )
}
