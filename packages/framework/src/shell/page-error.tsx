import type { MessagesOf } from '@milepost/supporter/messages'
import { useContext } from 'react'
import { useRouteError } from 'react-router'
import { fillMessage } from '@milepost/supporter/messages'
import { shellMessages } from '../messages/shell-messages.ts'
import { isNetworkError, isMissingCodeError, useMessages } from '@milepost/supporter'
import { ReloadButton } from '../frame/navigation/missing-part.tsx'
import { connectionMessages } from '../frame/navigation/connection-messages.ts'
import ErrorPage from 'virtual:milepost/components/ErrorPage'
import { RequestIdContext } from '../services/contexts.ts'
import { type PageProblem, getPageProblem } from '../frame/request/page-problem.ts'

export interface PageErrorProps {
  error: unknown
  /** Whether the site itself could not be loaded, so that the button retries. @default false */
  isWholeSite?: boolean
}

/** Error page of a route, for its `ErrorBoundary` export. */
export function PageErrorBoundary() {
  return <PageError error={useRouteError()} />
}

export function PageError(props: PageErrorProps) {
  if (isMissingCodeError(props.error)) return <MissingPage />
  return isNetworkError(props.error) ? <OfflinePage /> : <FailedPage {...props} />
}

/** Error page shown if a page's code could not be loaded. */
function MissingPage() {
  const { missingTitle, missingText } = useMessages(connectionMessages)
  return (
    <>
      <title>{missingTitle}</title>
      <ErrorPage title={missingTitle} text={missingText} actions={[]}>
        <ReloadButton />
      </ErrorPage>
    </>
  )
}

/** Error page shown while the browser is offline. */
export function OfflinePage() {
  const messages = useMessages(connectionMessages)
  return (
    <>
      <title>{messages.lostTitle}</title>
      <ErrorPage title={messages.lostTitle} text={messages.lostText} actions={[]}>
        <ReloadButton />
      </ErrorPage>
    </>
  )
}

function FailedPage({ error, isWholeSite = false }: PageErrorProps) {
  const { status, problem } = getPageProblem(error)
  const messages = useMessages(shellMessages)
  const message = getErrorMessage(problem, isWholeSite, messages)
  const ofRender = useContext(RequestIdContext)
  const reference = (problem && 'reference' in problem && problem.reference) || ofRender
  return (
    <>
      <title>{message.title}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        title={message.title}
        text={message.text}
        actions={[{ label: isWholeSite ? messages.tryAgain : messages.backHome, href: '/' }]}
      >
        {status < 500 ? null : (
          // For rendering errors, only the server has the id, so keep the server-rendered text on hydration.
          <p suppressHydrationWarning>
            {reference ? fillMessage(messages.errorReference, { reference }) : ''}
          </p>
        )}
      </ErrorPage>
    </>
  )
}

function getErrorMessage(
  problem: PageProblem | undefined,
  isWholeSite: boolean,
  messages: MessagesOf<typeof shellMessages>,
): { title: string; text: string } {
  switch (problem?.kind) {
    case 'not-found':
      return { title: messages.notFoundTitle, text: messages.notFoundText }
    case 'broken-content': {
      const detail = fillMessage(messages.brokenContentDetail, { problem: problem.problem })
      const text = isWholeSite ? messages.brokenSiteText : messages.brokenContentText
      return { title: messages.brokenContentTitle, text: `${text} ${detail}` }
    }
    case 'unavailable':
      return { title: messages.unavailableTitle, text: messages.unavailableText }
    case 'refused':
      return problem
    default:
      return { title: messages.errorTitle, text: messages.errorText }
  }
}
