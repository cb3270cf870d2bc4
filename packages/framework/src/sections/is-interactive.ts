import type { SliceView } from './slice-view.ts'

/**
 * Whether a section does something by itself, without a press: the page brings its application for it as soon as
 * nothing else is to do. What is pressed brings the application anyway (`frame/starter/starter.ts`).
 */
export function isInteractive(slice: SliceView): boolean {
  switch (slice.type) {
    case 'countdown': {
      return true
    }
    case 'carousel': {
      return slice.everyMs !== undefined
    }
    case 'own': {
      return slice.isInteractive
    }
    default: {
      return false
    }
  }
}
