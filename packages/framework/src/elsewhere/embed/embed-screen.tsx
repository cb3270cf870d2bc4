import { useHydrated, useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import {
  Button,
  ButtonGroup,
  CopyButton,
  FieldGroup,
  Heading,
  Link,
  LinkButton,
  Message,
  Section,
  Select,
  Textarea,
  TextField,
} from '@milepost/ui'
import { useEffect, useState } from 'react'
import PageHead from 'virtual:milepost/components/PageHead'
import * as styles from './embed-screen.css.ts'
import {
  type EmbedAttribute,
  embedAttributes,
  type EmbedOptions,
  createEmbedCspDirectives,
  createEmbedSnippet,
  isCustomElement,
  parseEmbedOptions,
} from './embed-snippet.ts'
import type { EmbedPageView } from './load-embed-page.ts'
import { embedMessages } from './embed-messages.ts'

/** Heights of the preview by type of embed, in pixels. */
const previewHeights = { total: 168, people: 340, teams: 340, donate: 168, frame: 244 }

/** Screen with the HTML to embed content in another site. Without scripts, the form reloads the page. */
export function EmbedScreen({ view }: { view: EmbedPageView }) {
  const messages = useMessages(embedMessages)
  const { facts } = view
  const { options, isLive, read } = useEmbedQuery(view)
  return (
    <>
      <PageHead
        title={fillMessage(messages.titleOf, { name: facts.name })}
        path={view.path}
        noIndex
      />
      <Section>
        <div className={styles.page}>
          <header className={styles.intro}>
            <h1 className={styles.title}>{messages.title}</h1>
            <p className={styles.name} dir="auto">
              {facts.name}
            </p>
            <p>{messages.text}</p>
          </header>
          <div className={styles.layout}>
            <EmbedForm shows={view.shows} options={options} isLive={isLive} onChange={read} />
            <EmbedCode view={view} options={options} />
          </div>
          <EmbedLinks view={view} />
          <ButtonGroup>
            <LinkButton href={view.href} emphasis="tertiary">
              {messages.back}
            </LinkButton>
          </ButtonGroup>
        </div>
      </Section>
    </>
  )
}

/** Returns the options of the form, initially those of the URL's query. */
function useEmbedQuery({ query, shows }: EmbedPageView) {
  const [chosen, setChosen] = useState({ of: query, query })
  // Navigation to another query resets the form.
  const current = chosen.of === query ? chosen.query : query
  return {
    options: parseEmbedOptions(new URLSearchParams(current), shows),
    isLive: useHydrated(),
    read: (form: HTMLFormElement) => {
      // Keeps values of fields that are hidden for the current kind.
      const next = new URLSearchParams(current)
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string') next.set(name, value)
      }
      setChosen({ of: query, query: next.toString() })
    },
  }
}

/** Form to choose the options. Submitted by GET, so that it works without scripts. */
function EmbedForm({
  shows,
  options,
  isLive,
  onChange,
}: {
  shows: EmbedPageView['shows']
  options: EmbedOptions
  /** Whether changes apply immediately, without submitting the form. */
  isLive: boolean
  onChange: (form: HTMLFormElement) => void
}) {
  const messages = useMessages(embedMessages)
  const { colourHint, wrongColour } = messages
  const colour = { hint: colourHint, error: wrongColour }
  const help: Record<EmbedAttribute, { hint: string; error: string }> = {
    label: { hint: messages.labelHint, error: messages.wrongLabel },
    locale: { hint: messages.localeHint, error: messages.wrongLocale },
    background: colour,
    color: colour,
    accent: colour,
  }
  return (
    <form
      method="get"
      className={styles.form}
      onChange={({ currentTarget }) => onChange(currentTarget)}
    >
      {options.wrong.includes('show') ? (
        <Message tone="warning">{messages.wrongShow}</Message>
      ) : null}
      <Select name="show" label={messages.show} defaultValue={options.show}>
        {shows.map((show) => (
          <option key={show} value={show}>
            {messages[show]}
          </option>
        ))}
      </Select>
      {isCustomElement(options.show) ? (
        <FieldGroup legend={messages.look} hint={messages.lookHint}>
          {embedAttributes.map((name) => (
            <TextField
              key={name}
              name={name}
              label={messages[name]}
              hint={help[name].hint}
              error={options.wrong.includes(name) ? help[name].error : undefined}
              defaultValue={options.typed[name]}
              autoComplete="off"
              spellCheck={name === 'label'}
              dir={name === 'label' ? 'auto' : 'ltr'}
            />
          ))}
        </FieldGroup>
      ) : null}
      {isLive ? null : (
        <ButtonGroup>
          <Button type="submit" emphasis="secondary">
            {messages.choose}
          </Button>
        </ButtonGroup>
      )}
    </form>
  )
}

/** Preview, HTML to paste, and the CSP directives that it requires. */
function EmbedCode({ view, options }: { view: EmbedPageView; options: EmbedOptions }) {
  const messages = useMessages(embedMessages)
  const { facts } = view
  const lines = createEmbedSnippet(facts, options)
  const address = useDebouncedValue(getPreviewPath(view, options))
  // Elements run without access to this site's storage. A frame needs `allow-same-origin`, because its `frame-ancestors`
  // requires a parent with an origin.
  const sandbox = isCustomElement(options.show) ? 'allow-scripts' : 'allow-same-origin'
  return (
    <div className={styles.result}>
      <section className={styles.part} aria-labelledby="embed-preview">
        <Heading id="embed-preview" level={2} size="h4">
          {messages.preview}
        </Heading>
        {/* The key remounts the frame. Changing the `src` of a frame would add a history entry. */}
        <iframe
          key={address}
          className={styles.preview}
          src={address}
          title={fillMessage(messages.previewOf, { name: facts.name })}
          height={previewHeights[options.show]}
          sandbox={`${sandbox} allow-popups allow-popups-to-escape-sandbox`}
        />
      </section>
      <section className={styles.part}>
        <Textarea
          className={styles.lines}
          label={messages.lines}
          hint={messages.linesHint}
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
          copied={messages.copied}
          emphasis="primary"
        >
          {messages.copy}
        </CopyButton>
        <p className={styles.note}>
          {messages.policy} <code dir="ltr">{createEmbedCspDirectives(facts, options.show)}</code>
        </p>
      </section>
    </div>
  )
}

function getPreviewPath(
  { facts: { wanted }, previewPath: path }: EmbedPageView,
  { show, attributes }: EmbedOptions,
): string {
  const query = new URLSearchParams({ of: wanted.kind })
  if (wanted.kind !== 'site') query.set('slug', wanted.slug)
  query.set('show', show)
  for (const name of embedAttributes) if (attributes[name] !== '') query.set(name, attributes[name])
  return `${path}?${query}`
}

/** Returns a value once it has not changed for 400 ms. */
function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), 400)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Other links: the page's URL, the live overlay and the share card. */
function EmbedLinks({ view: { facts, live, card } }: { view: EmbedPageView }) {
  const messages = useMessages(embedMessages)
  return (
    <section className={styles.part} aria-labelledby="embed-more">
      <Heading id="embed-more" level={2} size="h3">
        {messages.more}
      </Heading>
      <div className={styles.furtherLinks}>
        <div className={styles.part}>
          <CopyableUrl label={messages.address} hint={messages.addressHint} address={facts.url} />
        </div>
        {live === undefined ? null : (
          <div className={styles.part}>
            <CopyableUrl label={messages.live} hint={messages.liveHint} address={live} />
            <p className={styles.note}>
              <Link href={live} target="_blank">
                {messages.liveLink}
              </Link>
            </p>
          </div>
        )}
        {card === undefined ? null : (
          <figure className={styles.card}>
            <img
              src={card.src}
              alt={card.alt}
              width={card.width}
              height={card.height}
              loading="lazy"
              className={styles.picture}
            />
            <figcaption>
              <strong>{messages.card}</strong>
              <br />
              {messages.cardText}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function CopyableUrl({ label, hint, address }: { label: string; hint: string; address: string }) {
  const messages = useMessages(embedMessages)
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton
        className={styles.needsScript}
        size="small"
        text={address}
        copied={messages.addressCopied}
        aria-label={`${messages.copyAddress}: ${label}`}
      >
        {messages.copyAddress}
      </CopyButton>
    </>
  )
}
