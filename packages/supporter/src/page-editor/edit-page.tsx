import { Heading, Link, Message } from '@milepost/ui'
import { useEffect } from 'react'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { ActivitiesSection } from '../fitness/activities-section.tsx'
import { fitnessMessages } from '../fitness/fitness-messages.ts'
import { useCan } from '../host/use-can.ts'
import { useMessages } from '../host/use-messages.ts'
import { TeamSection } from '../teams/team-section.tsx'
import { teamingMessages } from '../teams/teaming-messages.ts'
import { useEdit } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { EditPrompts } from '../editing/edit-prompts.tsx'
import * as styles from '../editing/owner.css.ts'
import { CancelSection } from './sections/cancel-section.tsx'
import { GoalSection } from './sections/goal-section.tsx'
import { TargetAndOfflineSection } from './sections/target-and-offline-section.tsx'
import { ImageSection } from './sections/image-section.tsx'
import { QrSection } from './sections/qr-section.tsx'
import { ShareSection } from './sections/share-section.tsx'
import { StorySection } from './sections/story-section.tsx'
import { TagsSection } from './sections/tags-section.tsx'
import { TitleSection } from './sections/title-section.tsx'
import { SummarySection } from './sections/summary-section.tsx'

/** Page editor. Each section is saved separately. */
export function EditPage() {
  const words = useMessages(editMessages)
  const fitness = useMessages(fitnessMessages)
  const teaming = useMessages(teamingMessages)
  const { page, view } = useEdit()
  const { paths } = useHost()
  const can = useCan()
  const { hash } = usePlace()
  // The section in the URL's fragment did not exist when the browser scrolled.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const address = paths.page(page.slug)
  if (!page.active) {
    return (
      <div className={styles.notice}>
        <Heading level={1}>{page.name}</Heading>
        <Message tone="warning">{words.cancelled}</Message>
      </div>
    )
  }
  const parts = (
    [
      ['activities', fitness.section, can('fitness')],
      ['title', words.titleSection, true],
      ['story', words.storySection, true],
      ['picture', words.pictureSection, can('images')],
      ['money', words.moneySection, true],
      ['goal', words.goalSection, can('tags')],
      ['words', words.wordsSection, true],
      ['tags', words.tagsSection, can('tags') && view.tags.length > 0],
      ['team', teaming.section, can('teams')],
      ['share', words.shareSection, true],
      ['qr', words.qrSection, page.donateQrCodeImage !== ''],
      ['cancel', words.cancelSection, true],
    ] as const
  ).filter(([, , isShown]) => isShown)
  return (
    <>
      <div className={styles.sectionHead}>
        <Heading level={1} size="h2" className={styles.title}>
          {page.name}
        </Heading>
        <Link href={address}>{words.view}</Link>
      </div>
      <div className={styles.layout}>
        <div className={styles.aside}>
          <EditPrompts />
          <nav aria-label={words.sectionsLabel}>
            <ul className={styles.contents}>
              {parts.map(([id, label]) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.contentsLink}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.sections}>
          <ActivitiesSection />
          <TitleSection />
          <StorySection />
          <ImageSection />
          <TargetAndOfflineSection />
          <GoalSection />
          <SummarySection />
          <TagsSection />
          <TeamSection />
          <ShareSection />
          <QrSection />
          <CancelSection />
        </div>
      </div>
    </>
  )
}
