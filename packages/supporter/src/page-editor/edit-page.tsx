import { Heading, Link, Message } from '@milepost/ui'
import { useEffect } from 'react'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { ActivitiesSection } from '../fitness/activities-section.tsx'
import { fitnessMessages } from '../fitness/fitness-messages.ts'
import { useMessages } from '../host/use-messages.ts'
import { TeamSection } from '../teams/team-section.tsx'
import { teamingMessages } from '../teams/teaming-messages.ts'
import { useEdit } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { EditPrompts } from '../editing/edit-prompts.tsx'
import * as styles from '../editing/owner.css.ts'
import { CancelSection } from './sections/cancel-section.tsx'
import { GoalSection } from './sections/goal-section.tsx'
import { MoneySection } from './sections/money-section.tsx'
import { PictureSection } from './sections/picture-section.tsx'
import { QrSection } from './sections/qr-section.tsx'
import { ShareSection } from './sections/share-section.tsx'
import { StorySection } from './sections/story-section.tsx'
import { TagsSection } from './sections/tags-section.tsx'
import { TitleSection } from './sections/title-section.tsx'
import { WordsSection } from './sections/words-section.tsx'

/** Everything an owner can change, each part saved by itself. */
export function EditPage() {
  const words = useMessages(editMessages)
  const fitness = useMessages(fitnessMessages)
  const teaming = useMessages(teamingMessages)
  const { page, view } = useEdit()
  const { paths } = useHost()
  const { hash } = usePlace()
  // The part that a link asks for was not there yet when the browser looked for it.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const address = paths.page(page.slug)
  if (!page.active) {
    return (
      <div className={styles.notice}>
        <Heading level={1}>{page.name}</Heading>
        <Message tone="warning">{words.editCancelled}</Message>
      </div>
    )
  }
  const parts = [
    ['activities', fitness.activitiesSection],
    ['title', words.titleSection],
    ['story', words.storySection],
    ['picture', words.pictureSection],
    ['money', words.moneySection],
    ['goal', words.goalSection],
    ['words', words.wordsSection],
    ...(view.tags.length > 0 ? [['tags', words.tagsSection]] : []),
    ['team', teaming.teamSection],
    ['share', words.shareSection],
    ['qr', words.qrSection],
    ['cancel', words.cancelSection],
  ] as const
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size="h2" className={styles.title}>
          {page.name}
        </Heading>
        <Link href={address}>{words.editView}</Link>
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
          <PictureSection />
          <MoneySection />
          <GoalSection />
          <WordsSection />
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
