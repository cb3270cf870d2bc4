'use client'

import type { ComponentProps } from 'react'
import * as styles from './image-crop.css.ts'

interface CropSliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  onMove: (value: number) => void
}

/** A named slider: its words above it, its value said by the browser. */
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
