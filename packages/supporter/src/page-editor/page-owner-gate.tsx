import { Button, LinkButton, Loading, Message, Section } from '@milepost/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { isLoggedIn, isPageOwner } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { EditContext, type EditView, useEditedPage } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { EditNotice, LeaveConfirmation } from '../editing/edit-notice.tsx'

export interface PageOwnerGateProps {
  view: EditView
  /** Content for the owner, which gets the page from `useEditScope`. */
  children: ReactNode
}

/**
 * Renders its content for the owner of a page, and a message for other users. Asks for confirmation before leaving with unsaved
 * changes.
 */
export function PageOwnerGate({ view, children }: PageOwnerGateProps) {
  const messages = useMessages(editMessages)
  const inBrowser = useHydrated()
  const session = useSession()
  const isIn = isLoggedIn(session)
  const { navigate, paths } = useHost()
  const asked = useRef(false)
  const address = paths.editPage(view.slug) ?? paths.page(view.slug)
  const login = `?login&redirect=${encodeURIComponent(address)}`

  useEffect(() => {
    if (!inBrowser || isIn || asked.current) return
    asked.current = true
    void navigate(login, { replace: true })
  }, [inBrowser, isIn, login, navigate])

  if (!inBrowser) {
    return (
      <Section>
        <Loading>{messages.loading}</Loading>
        <noscript>
          <Message>
            <p>{messages.needsScript}</p>
          </Message>
        </noscript>
      </Section>
    )
  }
  if (!isIn) {
    return (
      <EditNotice
        title={messages.signIn}
        action={<LinkButton href={login}>{messages.signInButton}</LinkButton>}
      >
        {messages.signInText}
      </EditNotice>
    )
  }
  return (
    <OwnedPage key={`${view.slug} ${session.user?.id}`} view={view}>
      {children}
    </OwnedPage>
  )
}

function OwnedPage({ view, children }: PageOwnerGateProps) {
  const messages = useMessages(editMessages)
  const session = useSession()
  const { platform } = useSessionActions()
  const { paths } = useHost()
  const { page: reading, refetch, retry } = useEditedPage(view)
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const { slug } = view

  const noteUnsaved = useCallback((section: string, isUnsaved: boolean) => {
    setUnsaved((before) =>
      before.includes(section) === isUnsaved
        ? before
        : isUnsaved
          ? [...before, section]
          : before.filter((name) => name !== section),
    )
  }, [])

  if (reading === 'fetching') {
    return (
      <Section>
        <Loading>{messages.loading}</Loading>
      </Section>
    )
  }
  if (reading === 'missing') {
    return <EditNotice title={messages.missing}>{messages.missingText}</EditNotice>
  }
  if (reading === 'failed') {
    return (
      <EditNotice
        title={messages.failed}
        action={<Button onClick={retry}>{messages.retry}</Button>}
      >
        {messages.failedText}
      </EditNotice>
    )
  }
  const page = reading
  if (!isPageOwner(session, page)) {
    return (
      <EditNotice
        title={messages.foreign}
        action={
          <LinkButton href={paths.page(slug)} emphasis="secondary">
            {messages.viewForeign}
          </LinkButton>
        }
      >
        {fillMessage(messages.foreignText, { name: session.user?.name ?? '' })}
      </EditNotice>
    )
  }
  return (
    <EditContext value={{ view, page, platform, refetch, noteUnsaved }}>
      {children}
      <LeaveConfirmation unsaved={unsaved} />
    </EditContext>
  )
}
