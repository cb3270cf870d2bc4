import { fillMessage, PageErrorBoundary, PageHead, useMessages } from '@milepost/framework'
import { loadPage } from '@milepost/framework/server'
import { Heading, Message, Section, Stat, StatGroup } from '@milepost/ui'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { siteMessages } from '../site-messages.ts'

export { PageErrorBoundary as ErrorBoundary }

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args, async ({ site, origin, project, readIfPossible, money }) => {
    const figures = project && (await readIfPossible(project.summary))?.value
    return {
      name: figures?.name ?? site.meta.title,
      address: origin.replace(/^https?:\/\//, ''),
      raised: figures && (await money(figures.raisedMinor)),
    }
  })
}

/** A notice to print and to pin up where people meet. */
export default function Poster() {
  const { name, address, raised } = useLoaderData<typeof loader>()
  const words = useMessages(siteMessages)
  return (
    <div className="poster">
      <PageHead title={words.poster} path="/poster" noIndex />
      <Section size="narrow">
        <Heading level={1}>{name}</Heading>
        {raised === undefined ? null : (
          <StatGroup>
            <Stat value={raised} label={words.raisedSoFar} />
          </StatGroup>
        )}
        <Heading size="h3">{fillMessage(words.joinUs, { address })}</Heading>
        <Message>{words.pinUp}</Message>
      </Section>
    </div>
  )
}
