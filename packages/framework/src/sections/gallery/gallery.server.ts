import { fillMessage } from '@milepost/supporter/messages'
import { type ImageView, toImageView } from '../../totals/views.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface GalleryView extends SectionView {
  type: 'gallery'
  pictures: { image: ImageView; caption: string; enlarge: string; name: string }[]
  words: { close: string; previous: string; next: string }
}

/** Creates the gallery view. Items without an image are omitted. */
export function toGalleryView(slice: SliceOf<'gallery'>, { messages }: SliceScope): GalleryView {
  const pictures = slice.items.flatMap(({ image, caption }, index) => {
    const view = toImageView(image)
    if (view === undefined) return []
    const name = view.alt || caption || fillMessage(messages.gallery.picture, { number: index + 1 })
    return [
      { image: view, caption, name, enlarge: fillMessage(messages.gallery.enlarge, { name }) },
    ]
  })
  const { close, previous, next } = messages.gallery
  return {
    type: 'gallery',
    ...toSectionView(slice.primary),
    pictures,
    words: { close, previous, next },
  }
}
