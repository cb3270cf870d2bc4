import { fillMessage } from '@milepost/supporter/messages'
import { toImageView } from '../../totals/views.ts'
import { defineSections } from '../section/define-sections.ts'

/** Grid of images. Omits items without an image. */
export const gallery = defineSections({
  gallery: {
    present({ items }, { messages }) {
      const { close, previous, next, enlarge, picture } = messages.gallery
      const pictures = items.flatMap(({ image, caption }, index) => {
        const view = toImageView(image)
        if (view === undefined) return []
        const name = view.alt || caption || fillMessage(picture, { number: index + 1 })
        return [{ image: view, caption, name, enlarge: fillMessage(enlarge, { name }) }]
      })
      return { pictures, messages: { close, previous, next } }
    },
  },
})
