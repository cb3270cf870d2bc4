import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { CopyButton, Heading, Textarea } from '@milepost/ui'
import { embedMessages } from './embed-messages.ts'
import { embedAttributes, type EmbedOptions, isCustomElement } from './embed-options.ts'
import type { EmbedPageView } from './embed-page-view.ts'
import { embedPolicy, embedSnippet } from './embed-snippet.ts'
import * as styles from './embed-screen.css.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

/** The frame has the room of what is in it, in pixels. */
const heights = { total: 168, people: 340, teams: 340, donate: 168, frame: 244 }

/** Elements run as on a page of another site, without a part in this site's storage. */
const forScripts = 'allow-scripts'
/** A document without an origin may have no frame that says who may show it; no script runs then. */
const forFrames = 'allow-same-origin'

/** The lines to paste, what they show, and what the policy of a page has to allow. */
export function EmbedLines({ view, options }: { view: EmbedPageView; options: EmbedOptions }) {
  const words = useMessages(embedMessages)
  const { facts } = view
  const lines = embedSnippet(facts, options)
  // Typing makes no frame for each letter.
  const address = useDebouncedValue(previewAddress(view, options))
  return (
    <div className={styles.result}>
      <section className={styles.part} aria-labelledby="embed-preview">
        <Heading id="embed-preview" level={2} size="h4">
          {words.preview}
        </Heading>
        {/* Another key makes another frame: the step back leads to the page before this one. */}
        <iframe
          key={address}
          className={styles.preview}
          src={address}
          title={fillMessage(words.previewOf, { name: facts.name })}
          height={heights[options.show]}
          sandbox={`${isCustomElement(options.show) ? forScripts : forFrames} allow-popups allow-popups-to-escape-sandbox`}
        />
      </section>
      <section className={styles.part}>
        <Textarea
          className={styles.lines}
          label={words.lines}
          hint={words.linesHint}
          readOnly
          rows={6}
          spellCheck={false}
          dir="ltr"
          value={lines}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          className={styles.needsScript}
          text={lines}
          copied={words.copied}
          emphasis="primary"
        >
          {words.copy}
        </CopyButton>
        <p className={styles.note}>
          {words.policy} <code dir="ltr">{embedPolicy(facts, options.show)}</code>
        </p>
      </section>
    </div>
  )
}

/** The address of a page that has only these lines on it. */
function previewAddress(
  { facts: { wanted }, previewPath }: EmbedPageView,
  { show, attributes }: EmbedOptions,
): string {
  const query = new URLSearchParams({ of: wanted.kind })
  if (wanted.kind !== 'site') query.set('slug', wanted.slug)
  query.set('show', show)
  for (const name of embedAttributes) if (attributes[name] !== '') query.set(name, attributes[name])
  return `${previewPath}?${query}`
}
