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
