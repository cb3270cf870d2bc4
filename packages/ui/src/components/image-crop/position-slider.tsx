'use client'

import type { ComponentProps } from 'react'
import { CropSlider } from './crop-slider.tsx'

interface PositionSliderProps extends Pick<ComponentProps<typeof CropSlider>, 'label' | 'dir'> {
  /** How far the picture is moved from its middle, in pixels. */
  offset: number
  /** How far it can be moved either way, in pixels. 0 where the whole of this side is shown. */
  room: number
  onMove: (offset: number) => void
}

/** Which part of a picture is shown along one side: 0 % is its beginning, 100 % its end. */
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
