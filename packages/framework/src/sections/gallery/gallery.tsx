import { Button, ButtonGroup, Modal, Picture, Section } from '@milepost/ui'
import { type MouseEvent, useState } from 'react'
import * as styles from './gallery.css.ts'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

/** Grid of images. Each links to its file; with scripts, the link opens a lightbox. */
export function GallerySection({ slice }: SectionViewProps<'gallery'>) {
  const { pictures, messages } = slice
  const [shown, setShown] = useState<number | undefined>(undefined)
  const picture = shown === undefined ? undefined : pictures[shown]

  function open(event: MouseEvent, index: number) {
    // Keeps the browser's modified clicks, such as for a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }

  const turn = (step: number) =>
    setShown((current) => ((current ?? 0) + step + pictures.length) % pictures.length)

  return (
    <Section {...getSectionProps(slice)}>
      <ul className={styles.gallery}>
        {pictures.map(({ image, caption, enlarge }, index) => (
          <li key={image.src} className={styles.item}>
            <a
              href={image.src}
              aria-label={enlarge}
              className={styles.link}
              // A click starts the application (frame/starter/starter.ts).
              data-opens
              onClick={(event) => open(event, index)}
            >
              <Picture image={image} className={styles.thumbnail} />
            </a>
            {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
          </li>
        ))}
      </ul>
      <Modal
        open={picture !== undefined}
        onClose={() => setShown(undefined)}
        title={picture?.caption || picture?.name}
        width="wide"
        closeLabel={messages.close}
      >
        {picture === undefined ? null : (
          <div className={styles.large}>
            <Picture image={picture.image} eager className={styles.picture} />
            {pictures.length > 1 ? (
              <ButtonGroup>
                <Button emphasis="secondary" onClick={() => turn(-1)}>
                  {messages.previous}
                </Button>
                <Button emphasis="secondary" onClick={() => turn(1)}>
                  {messages.next}
                </Button>
              </ButtonGroup>
            ) : null}
          </div>
        )}
      </Modal>
    </Section>
  )
}
