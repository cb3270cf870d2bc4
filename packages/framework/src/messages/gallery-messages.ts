/** The messages of galleries and carousels. */
export const galleryMessages = {
  feature: 'gallery',
  english: {
    enlarge: 'Enlarge: {name}',
    slidesOf: 'Slides: {name}',
    picture: 'Picture {number}',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
} as const
