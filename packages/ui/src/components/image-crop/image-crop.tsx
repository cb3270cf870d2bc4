'use client'

import { useEffect, useRef, useState } from 'react'
import type Cropper from 'react-easy-crop'
import { Button } from '../button/button.tsx'
import { Message } from '../message/message.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { Loading } from '../spinner/loading.tsx'
import type { CropStage } from './crop-stage.tsx'
import { croppedImage, type CropArea } from './cropped-image.ts'
import { usualImageCropWords, type ImageCropWords } from './image-crop-words.ts'

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
