'use client'

import { useEffect, useRef, useState } from 'react'
import type Cropper from 'react-easy-crop'
import { Button } from '../button/button.tsx'
import { Message } from '../message/message.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { Loading } from '../spinner/loading.tsx'
import type { CropStage } from './crop-stage.tsx'

/** What the cropping of a picture says. */
export interface ImageCropWords {
  /** Names the dialog. @default 'Crop your picture' */
  title: string
  /** Names the frame, which takes the focus. @default 'Position of the picture' */
  position: string
  /** @default 'Drag the picture, or move it with the arrow keys or the sliders.' */
  hint: string
  /** Names the slider that moves the picture sideways. @default 'From left to right' */
  across: string
  /** Names the slider that moves it up and down. @default 'From top to bottom' */
  down: string
  /** Names the slider that makes it larger. @default 'Size of the picture' */
  zoom: string
  /** @default 'Use picture' */
  apply: string
  /** @default 'Cancel' */
  cancel: string
  /** @default 'Loading your picture' */
  loading: string
  /** @default 'This picture cannot be read. Please choose another one.' */
  failed: string
}

export const usualImageCropWords: ImageCropWords = {
  title: 'Crop your picture',
  position: 'Position of the picture',
  hint: 'Drag the picture, or move it with the arrow keys or the sliders.',
  across: 'From left to right',
  down: 'From top to bottom',
  zoom: 'Size of the picture',
  apply: 'Use picture',
  cancel: 'Cancel',
  loading: 'Loading your picture',
  failed: 'This picture cannot be read. Please choose another one.',
}

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface CroppedImageOptions {
  area: CropArea
  /** A larger part is made this wide. */
  maxWidthPx: number
  type: string
  /** 0 to 1, for types that lose something. */
  quality: number
  createCanvas: () => HTMLCanvasElement
}

/**
 * Cuts a part out of a picture that is on the screen.
 *
 * @throws Error when the browser cannot draw it, as with a picture too large for its memory
 */
export async function croppedImage(
  image: CanvasImageSource,
  { area, maxWidthPx, type, quality, createCanvas }: CroppedImageOptions,
): Promise<Blob> {
  const scale = Math.min(1, maxWidthPx / area.width)
  const canvas = createCanvas()
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture cannot be drawn')
  // What was transparent would turn black in a JPEG.
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = area
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('The picture cannot be written')
  return blob
}

export interface ImageCropProps extends Omit<
  ModalProps,
  'open' | 'onClose' | 'title' | 'children' | 'closeLabel'
> {
  /** The picture. Another one starts anew. */
  file: Blob
  /** Width by height of what is cut out. @default 1 */
  aspect?: number | undefined
  /** How the frame is drawn; what is cut out stays a rectangle. @default 'rect' */
  shape?: 'rect' | 'round' | undefined
  /** A larger part is made this wide. @default 1600 */
  maxWidthPx?: number | undefined
  /** The media type of the cropped picture. @default 'image/jpeg' */
  type?: 'image/jpeg' | 'image/png' | 'image/webp' | undefined
  /** 0 to 1. @default 0.88 */
  quality?: number | undefined
  /** Gets what was cut out. */
  onApply: (picture: Blob) => void
  onCancel: () => void
  words?: Partial<ImageCropWords> | undefined
  closeLabel?: string | undefined
}

interface Loaded {
  Stage: typeof CropStage
  cropper: typeof Cropper
}

/**
 * A dialog in which a picture is cropped: with finger, pointer, wheel or keyboard. What does the work
 * (7 kB) is loaded when it opens. Show it while there is something to crop. Renders a `<dialog>`.
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
  words,
  ...rest
}: ImageCropProps) {
  const said = { ...usualImageCropWords, ...words }
  const image = useRef<HTMLImageElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [src, setSrc] = useState<string>()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  useEffect(() => {
    let isHere = true
    Promise.all([import('./crop-stage.tsx'), import('react-easy-crop')]).then(
      ([{ CropStage: Stage }, { default: cropper }]) => {
        if (isHere) setLoaded({ Stage, cropper })
      },
      () => {
        if (isHere) setState('failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [])

  useEffect(() => {
    const address = URL.createObjectURL(file)
    let isHere = true
    const probe = new Image()
    probe.src = address
    probe.decode().then(
      () => {
        if (isHere) setSrc(address)
      },
      () => {
        if (isHere) setState('failed')
      },
    )
    return () => {
      isHere = false
      setSrc(undefined)
      setState('ready')
      URL.revokeObjectURL(address)
    }
  }, [file])

  async function apply(area: CropArea) {
    if (!image.current) return
    setState('busy')
    try {
      const createCanvas = () => document.createElement('canvas')
      onApply(await croppedImage(image.current, { area, maxWidthPx, type, quality, createCanvas }))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Modal {...rest} open onClose={onCancel} title={said.title} closeOnOverlay={false}>
      {state === 'failed' ? (
        <>
          <Message tone="error">{said.failed}</Message>
          <Button onClick={onCancel}>{said.cancel}</Button>
        </>
      ) : loaded && src ? (
        <loaded.Stage
          {...{ src, aspect, shape, onCancel }}
          cropper={loaded.cropper}
          words={said}
          isBusy={state === 'busy'}
          onImage={(element) => {
            image.current = element
          }}
          onApply={(area) => void apply(area)}
        />
      ) : (
        <Loading>{said.loading}</Loading>
      )}
    </Modal>
  )
}
