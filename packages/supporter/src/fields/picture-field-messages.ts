/** Labels of an image field and its crop dialog. */
export const pictureFieldMessages = {
  feature: 'pictureFields',
  english: {
    title: 'Crop your photo',
    position: 'Position of the photo',
    hint: 'Drag the photo, or move it with the arrow keys or sliders.',
    across: 'From left to right',
    down: 'From top to bottom',
    zoom: 'Zoom',
    apply: 'Use photo',
    cancel: 'Cancel',
    loading: 'Loading your photo',
    failed: 'We can’t read this photo. Choose another one.',
    again: 'Crop again',
    wrongType: 'Choose a different type of file',
    tooLarge: 'Choose a file of up to {size}',
  },
} as const
