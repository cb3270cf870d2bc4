import { Heading, Link, Message, Section } from '@milepost/ui'
import { type ReactNode, useEffect } from 'react'
import { usePlatformSupport, useHost, useMessages, useHostLocation } from '../host/host-context.ts'
import { ActivitiesSection } from '../fitness/activities-section.tsx'
import { TeamSection } from '../teams/team-section.tsx'
import { type EditView, useEditScope } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { openSection } from '../editing/edit-section.tsx'
import * as styles from '../editing/owner.css.ts'
import { CancelSection } from './sections/cancel-section.tsx'
import { GoalSection } from './sections/goal-section.tsx'
import { TargetAndOfflineSection } from './sections/target-and-offline-section.tsx'
import { ImageSection } from './sections/image-section.tsx'
import { QrCodeSection, ShareSection } from './sections/share-section.tsx'
import { StorySection } from './sections/story-section.tsx'
import { TagsSection } from './sections/tags-section.tsx'
import { TitleSection } from './sections/title-section.tsx'
import { SummarySection } from './sections/summary-section.tsx'
import { PageOwnerGate } from './page-owner-gate.tsx'

/** Page editor. Each section is saved separately. */
export function EditPage() {
  const messages = useMessages(editMessages)
  const { page } = useEditScope()
  const { paths } = useHost()
  const { hash } = useHostLocation()
  // The section in the URL's fragment did not exist when the browser scrolled.
  useEffect(() => {
    if (hash.length > 1) openSection(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const address = paths.page(page.slug)
  if (!page.active) {
    return (
      <div className={styles.notice}>
        <Heading level={1}>{page.name}</Heading>
        <Message tone="warning">{messages.cancelled}</Message>
      </div>
    )
  }
  return (
    <>
      <div className={styles.sectionHead}>
        <Heading level={1} size="h2" className={styles.title}>
          {page.name}
        </Heading>
        <Link href={address}>{messages.view}</Link>
      </div>
      <div className={styles.layout}>
        <EditPrompts />
        <div className={styles.sections}>
          <ActivitiesSection />
          <TitleSection />
          <StorySection />
          <ImageSection />
          <TargetAndOfflineSection />
          <GoalSection />
        </div>
        <div className={styles.sections}>
          <SummarySection />
          <TagsSection />
          <TeamSection />
          <ShareSection />
          <QrCodeSection />
          <CancelSection />
        </div>
      </div>
    </>
  )
}

/** Suggestions to improve the page, until all are done. */
function EditPrompts() {
  const messages = useMessages(editMessages)
  const { page } = useEditScope()
  const can = usePlatformSupport()
  const todo = [
    ...(page.hasUpdatedStory ? [] : [['story', messages.promptStory] as const]),
    ...(page.hasSetFitnessGoal || !can('tags') ? [] : [['goal', messages.promptGoal] as const]),
    ...(page.image === '' && can('images') ? [['picture', messages.promptPicture] as const] : []),
    ['share', messages.promptShare] as const,
  ]
  if (todo.length === 1) {
    return (
      <Message tone="success">
        <SectionLink id="share">{messages.promptsDone}</SectionLink>
      </Message>
    )
  }
  return (
    <Message title={messages.promptsTitle}>
      <ul className={styles.todoList}>
        {todo.map(([id, text]) => (
          <li key={id}>
            <SectionLink id={id}>{text}</SectionLink>
          </li>
        ))}
      </ul>
    </Message>
  )
}

function SectionLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    // A second click doesn't change the URL's fragment.
    <a href={`#${id}`} onClick={() => openSection(id)}>
      {children}
    </a>
  )
}

export interface EditScreenProps {
  view: EditView
  /** Content below the sections, unless the page is cancelled. @default none */
  children?: ReactNode
}

/** Page editor, accessible to the page's owner only. */
export function EditScreen({ view, children }: EditScreenProps) {
  return (
    <PageOwnerGate view={view}>
      <Section>
        <EditPage />
      </Section>
      <UnlessCancelled>{children}</UnlessCancelled>
    </PageOwnerGate>
  )
}

function UnlessCancelled({ children }: { children: ReactNode }) {
  return useEditScope().page.active ? children : null
}
