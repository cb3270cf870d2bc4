/** Labels of an image field and its crop dialog. */
export const pictureFieldMessages = {
  feature: 'pictureFields',
  english: {
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
    again: 'Crop again',
    wrongType: 'Choose a file of another type',
    tooLarge: 'Choose a file of {size} at most',
  },
} as const
