import * as kit from '@milepost/ui'
import type { ComponentPage } from '@milepost/config/component-page'
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext, type ComponentProps, type ReactNode } from 'react'
import { toId } from 'storybook/internal/csf'
import './component-docs.css'

/** Reference to a story in props of Storybook's blocks. */
type StoryModule = NonNullable<ComponentProps<typeof Canvas>['of']>

/**
 * Documentation page of a component. All pages have the same order: summary, use cases, example, import, props, states,
 * keyboard, accessibility and messages. Empty parts are omitted.
 */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { componentStories } = useContext(DocsContext)
  const page = preparedMeta.parameters['page'] as ComponentPage | undefined
  const [primary, ...states] = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  if (primary === undefined) return <Title />
  if (preparedMeta.parameters['isPlainPage'] || preparedMeta.title.startsWith('Pages/'))
    return (
      <>
        <Title />
        <Description of="meta" />
        {[primary, ...states].map((story) => (
          <Fragment key={story.id}>
            {states.length > 0 ? <h2 id={story.id}>{inSentenceCase(story.name)}</h2> : null}
            <Description of={moduleOf(story)} />
            <Canvas of={moduleOf(story)} sourceState="none" />
          </Fragment>
        ))}
      </>
    )
  const name = page?.name ?? nameOf(preparedMeta.component)
  return (
    <>
      <Title />
      {page ? (
        <p className="page-status">
          <strong data-status={page.status}>{page.status === 'stable' ? 'Stable' : 'Trial'}</strong>
          <span>since version {page.since}</span>
          <code>{page.validators ? '@milepost/forms/validators' : page.entry}</code>
        </p>
      ) : null}
      {page ? <p className="page-summary">{withCode(page.summary)}</p> : <Description of="meta" />}
      {page ? (
        <div className="page-use">
          <Listed title="Use it for" items={page.useFor} />
          <Listed title="Don’t use it for" items={page.notFor} />
        </div>
      ) : null}

      <h2 id="example">Example</h2>
      <Canvas of={moduleOf(primary)} sourceState="shown" />
      {page?.validators ? (
        <Import names={page.validators} entry="@milepost/forms/validators" />
      ) : name === undefined ? null : (
        <Import names={[name, ...(page?.alongside ?? [])]} entry={page?.entry ?? '@milepost/ui'} />
      )}

      {preparedMeta.component === undefined || page?.validators ? null : (
        <>
          <h2 id="props">Props</h2>
          <p>Changes apply to the example above and to its code.</p>
          <div className="page-props">
            <Controls of={moduleOf(primary)} sort="requiredFirst" />
          </div>
        </>
      )}

      {page ? <Listed title="Anatomy" items={page.anatomy} isOrdered /> : null}

      {states.length > 0 ? (
        <h2 id="states">{page?.validators ? 'More examples' : 'States'}</h2>
      ) : null}
      {states.map((story) => (
        <Fragment key={story.id}>
          <h3 id={story.id}>{inSentenceCase(story.name)}</h3>
          <Description of={moduleOf(story)} />
          <Canvas of={moduleOf(story)} />
        </Fragment>
      ))}

      {page ? (
        <>
          <Pairs title="Keyboard" columns={['Keys', 'Action']} rows={page.keyboard} isKeys />
          <Listed title="Accessibility" items={page.accessibility} />
          <Pairs title="Messages" columns={['When', 'Message']} rows={page.messages} />
          <Related pages={page.related} />
        </>
      ) : null}
    </>
  )
}

function moduleOf({ moduleExport }: { moduleExport: unknown }): StoryModule {
  return moduleExport as StoryModule
}

/** Returns the name of an export of the kit, undefined for other components. */
function nameOf(component: unknown): string | undefined {
  return Object.entries(kit).find(([, value]) => value === component)?.[0]
}

function Import({ names, entry }: { names: readonly string[]; entry: string }) {
  const packages = entry.startsWith('@milepost/forms')
    ? '@milepost/forms @milepost/ui'
    : '@milepost/ui'
  return (
    <>
      <h3 id="install">Install and import</h3>
      <Source language="bash" code={`npm install ${packages} react react-dom`} />
      <Source
        language="tsx"
        code={`${entry.endsWith('validators') ? '' : "import '@milepost/ui/styles.css' // once in an application\n"}import { ${names.join(', ')} } from '${entry}'`}
      />
    </>
  )
}

interface ListedProps {
  title: string
  items: readonly string[]
  isOrdered?: boolean
}

function Listed({ title, items, isOrdered = false }: ListedProps) {
  if (items.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section>
      <h2 id={idOf(title)}>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </List>
    </section>
  )
}

/** Links to other pages by title. Other values are shown as text. */
function Related({ pages }: { pages: readonly string[] }) {
  return (
    <section>
      <h2 id="related">Related</h2>
      <ul>
        {pages.map((title) => (
          <li key={title}>
            {title.includes('/') ? (
              <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
                {title.split('/').at(-1)}
              </a>
            ) : (
              withCode(title)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PairsProps {
  title: string
  columns: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  isKeys?: boolean
}

function Pairs({ title, columns, rows, isKeys = false }: PairsProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 id={idOf(title)}>{title}</h2>
      <table className="page-pairs">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second]) => (
            <tr key={first}>
              <th scope="row">{isKeys ? keysOf(first) : withCode(first)}</th>
              <td>{withCode(second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Renders `Ctrl+B, Arrow keys` as `<kbd>` elements. */
function keysOf(text: string): ReactNode {
  return text.split(', ').map((keys, index) => (
    <Fragment key={keys}>
      {index > 0 ? ', ' : null}
      {keys.split('+').map((key, at) => (
        <Fragment key={key}>
          {at > 0 ? ' + ' : null}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}

/** Renders text between backticks as `<code>`. */
function withCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/** Converts a story's name, such as `Refused By The Server`, to sentence case. */
function inSentenceCase(name: string): string {
  return name.replaceAll(/(?<=.)\b[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
