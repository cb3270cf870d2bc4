'use client'

import { type ComponentProps, useId, useState } from 'react'
import type Cropper from 'react-easy-crop'
import { Button, ButtonGroup } from '../button/button.tsx'
import * as styles from './image-crop.css.ts'
import type { ImageCropMessages } from '../component-messages/control-messages.ts'
import type { CropArea } from './image-crop.tsx'

interface CropStageProps {
  /** The loaded component of react-easy-crop. */
  cropper: typeof Cropper
  src: string
  aspect: number
  shape: 'rect' | 'round'
  messages: ImageCropMessages
  isBusy: boolean
  onImage: (image: HTMLImageElement | null) => void
  onApply: (area: CropArea) => void
  onCancel: () => void
}

const maxZoom = 4
const nothing = { width: 0, height: 0 }

/** Image with a crop frame over it. Dragging, pinching, the wheel, keys and sliders move and zoom the image. */
export function CropStage({
  cropper: Picture,
  src,
  aspect,
  shape,
  messages,
  isBusy,
  onImage,
  onApply,
  onCancel,
}: CropStageProps) {
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  const [media, setMedia] = useState(nothing)
  const [frame, setFrame] = useState(nothing)
  const roomX = Math.max(0, (media.width * zoom - frame.width) / 2)
  const roomY = Math.max(0, (media.height * zoom - frame.height) / 2)
  return (
    <div className={styles.dialog}>
      <div className={styles.stage}>
        <Picture
          image={src}
          {...{ crop, zoom, aspect }}
          cropShape={shape}
          minZoom={1}
          maxZoom={maxZoom}
          zoomSpeed={0.25}
          keyboardStep={8}
          showGrid={shape === 'rect'}
          disableAutomaticStylesInjection
          onMediaLoaded={() => setCrop({ x: 0, y: 0 })}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, areaPx) => setArea(areaPx)}
          setMediaSize={setMedia}
          setCropSize={setFrame}
          setImageRef={({ current }) => onImage(current)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': messages.position,
            'aria-describedby': `${id}hint`,
          }}
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.media,
            cropAreaClassName: shape === 'round' ? styles.roundFrame : styles.frame,
          }}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {messages.hint}
      </p>
      <div className={styles.sliders}>
        <PositionSlider
          label={messages.across}
          // Horizontal in every text direction.
          dir="ltr"
          offset={crop.x}
          room={roomX}
          onMove={(x) => setCrop({ ...crop, x })}
        />
        <PositionSlider
          label={messages.down}
          offset={crop.y}
          room={roomY}
          onMove={(y) => setCrop({ ...crop, y })}
        />
        <CropSlider
          label={messages.zoom}
          {...{ min: 1, max: maxZoom, step: 0.05, value: zoom }}
          onMove={setZoom}
        />
      </div>
      <ButtonGroup className={styles.foot}>
        <Button
          aria-disabled={isBusy || area === undefined || undefined}
          onClick={() => {
            if (area && !isBusy) onApply(area)
          }}
        >
          {messages.apply}
        </Button>
        <Button emphasis="tertiary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </ButtonGroup>
    </div>
  )
}

interface CropSliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  onMove: (value: number) => void
}

/** Labelled slider. */
export function CropSlider({ label, onMove, ...rest }: CropSliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        {...rest}
        type="range"
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
    </label>
  )
}

interface PositionSliderProps extends Pick<ComponentProps<typeof CropSlider>, 'label' | 'dir'> {
  /** Offset of the image from its centre, in px. */
  offset: number
  /** Maximum offset in either direction, in px. 0 if the image fits into the frame along this axis. */
  room: number
  onMove: (offset: number) => void
}

/** Slider that positions the image along one axis: 0 % shows its start, 100 % its end. */
export function PositionSlider({ offset, room, onMove, ...rest }: PositionSliderProps) {
  const percent = room === 0 ? 50 : Math.round(50 - (offset / room) * 50)
  return (
    <CropSlider
      {...rest}
      min={0}
      max={100}
      value={percent}
      disabled={room === 0}
      aria-valuetext={`${percent} %`}
      onMove={(value) => onMove(room * (1 - value / 50))}
    />
  )
}
