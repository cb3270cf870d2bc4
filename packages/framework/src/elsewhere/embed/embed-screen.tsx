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
  embedCspDirectives,
  embedSnippet,
  isCustomElement,
  readEmbedOptions,
} from './embed-snippet.ts'
import type { EmbedPageView } from './load-embed-page.ts'
import { embedMessages } from './embed-messages.ts'

/** Heights of the preview by kind, in pixels. */
const heights = { total: 168, people: 340, teams: 340, donate: 168, frame: 244 }

/**
 * Screen with the HTML to embed a total in another site. Without scripts, the form reloads the page with the options in the
 * query.
 */
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
          <ButtonGroup>
            <LinkButton href={view.href} emphasis="tertiary">
              {words.back}
            </LinkButton>
          </ButtonGroup>
        </div>
      </Section>
    </>
  )
}

/** Returns the options from the form's current values, initially those of the URL's query. */
function useEmbedQuery({ query, shows }: EmbedPageView) {
  const [chosen, setChosen] = useState({ of: query, query })
  // Navigation to another query resets the form.
  const current = chosen.of === query ? chosen.query : query
  return {
    options: readEmbedOptions(new URLSearchParams(current), shows),
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

/** GET form, so that the options are in the URL and work without scripts. */
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
  const words = useMessages(embedMessages)
  const { colourHint, wrongColour } = words
  const colour = { hint: colourHint, error: wrongColour }
  const help: Record<EmbedAttribute, { hint: string; error: string }> = {
    label: { hint: words.labelHint, error: words.wrongLabel },
    locale: { hint: words.localeHint, error: words.wrongLocale },
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
      {options.wrong.includes('show') ? <Message tone="warning">{words.wrongShow}</Message> : null}
      <Select name="show" label={words.show} defaultValue={options.show}>
        {shows.map((show) => (
          <option key={show} value={show}>
            {words[show]}
          </option>
        ))}
      </Select>
      {isCustomElement(options.show) ? (
        <FieldGroup legend={words.look} hint={words.lookHint}>
          {embedAttributes.map((name) => (
            <TextField
              key={name}
              name={name}
              label={words[name]}
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
            {words.choose}
          </Button>
        </ButtonGroup>
      )}
    </form>
  )
}

/** Preview, HTML to paste, and the CSP directives that it requires. */
function EmbedLines({ view, options }: { view: EmbedPageView; options: EmbedOptions }) {
  const words = useMessages(embedMessages)
  const { facts } = view
  const lines = embedSnippet(facts, options)
  const address = useDebouncedValue(previewPath(view, options))
  // Elements run without access to this site's storage. A frame needs `allow-same-origin`, because its `frame-ancestors`
  // requires a parent with an origin.
  const sandbox = isCustomElement(options.show) ? 'allow-scripts' : 'allow-same-origin'
  return (
    <div className={styles.result}>
      <section className={styles.part} aria-labelledby="embed-preview">
        <Heading id="embed-preview" level={2} size="h4">
          {words.preview}
        </Heading>
        {/* The key remounts the frame. Changing the `src` of a frame would add a history entry. */}
        <iframe
          key={address}
          className={styles.preview}
          src={address}
          title={fillMessage(words.previewOf, { name: facts.name })}
          height={heights[options.show]}
          sandbox={`${sandbox} allow-popups allow-popups-to-escape-sandbox`}
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
          {words.policy} <code dir="ltr">{embedCspDirectives(facts, options.show)}</code>
        </p>
      </section>
    </div>
  )
}

function previewPath(
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

/** Further links: the page's URL, the live overlay and the share card. */
function EmbedMore({ view: { facts, live, card } }: { view: EmbedPageView }) {
  const words = useMessages(embedMessages)
  return (
    <section className={styles.part} aria-labelledby="embed-more">
      <Heading id="embed-more" level={2} size="h3">
        {words.more}
      </Heading>
      <div className={styles.furtherLinks}>
        <div className={styles.part}>
          <CopyableUrl label={words.address} hint={words.addressHint} address={facts.url} />
        </div>
        {live === undefined ? null : (
          <div className={styles.part}>
            <CopyableUrl label={words.live} hint={words.liveHint} address={live} />
            <p className={styles.note}>
              <Link href={live} target="_blank">
                {words.liveLink}
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
              <strong>{words.card}</strong>
              <br />
              {words.cardText}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function CopyableUrl({ label, hint, address }: { label: string; hint: string; address: string }) {
  const words = useMessages(embedMessages)
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
        copied={words.addressCopied}
        aria-label={`${words.copyAddress}: ${label}`}
      >
        {words.copyAddress}
      </CopyButton>
    </>
  )
}
