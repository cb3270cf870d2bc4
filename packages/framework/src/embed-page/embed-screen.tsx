import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { LinkButton, Section } from '@milepost/ui'
import PageHead from 'virtual:milepost/components/PageHead'
import { EmbedForm } from './embed-form.tsx'
import { EmbedLines } from './embed-lines.tsx'
import { embedMessages } from './embed-messages.ts'
import { EmbedMore } from './embed-more.tsx'
import type { EmbedPageView } from './embed-page-view.ts'
import * as styles from './embed-screen.css.ts'
import { useEmbedQuery } from './use-embed-query.ts'

/** Gives the lines that show a total elsewhere. Without scripts the form asks for them by the address. */
export function EmbedScreen({ view }: { view: EmbedPageView }) {
  const words = useMessages(embedMessages)
  const { facts } = view
  const { options, isLive, read } = useEmbedQuery(view)
  return (
    <>
      <PageHead title={fillMessage(words.titleOf, { name: facts.name })} path={view.path} noIndex />
      <Section>
        <div className={styles.page}>
          <header className={styles.intro}>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.name} dir="auto">
              {facts.name}
            </p>
            <p>{words.text}</p>
          </header>
          <div className={styles.layout}>
            <EmbedForm shows={view.shows} options={options} isLive={isLive} onChange={read} />
            <EmbedLines view={view} options={options} />
          </div>
          <EmbedMore view={view} />
          <div>
            <LinkButton href={view.href} emphasis="tertiary">
              {words.back}
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  )
}
