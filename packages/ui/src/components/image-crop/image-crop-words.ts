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
