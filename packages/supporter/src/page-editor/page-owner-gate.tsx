import { Button, LinkButton, Loading, Message, Section } from '@milepost/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { isLoggedIn, isPageOwner } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { EditContext, type EditView, usePageReading } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { EditNotice, LeaveConfirmation } from '../editing/edit-notice.tsx'

export interface PageOwnerGateProps {
  view: EditView
  /** Content for the owner, which gets the page from `useEdit`. */
  children: ReactNode
}

/**
 * Renders its content for the owner of a page, and a message for other users. Asks for confirmation before leaving with unsaved
 * changes.
 */
export function PageOwnerGate({ view, children }: PageOwnerGateProps) {
  const texts = useMessages(editMessages)
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
        <Loading>{texts.loading}</Loading>
        <noscript>
          <Message>
            <p>{texts.needsScript}</p>
          </Message>
        </noscript>
      </Section>
    )
  }
  if (!isIn) {
    return (
      <EditNotice
        title={texts.signIn}
        action={<LinkButton href={login}>{texts.signInButton}</LinkButton>}
      >
        {texts.signInText}
      </EditNotice>
    )
  }
  return (
    <OwnersPage key={`${view.slug} ${session.user?.id}`} view={view}>
      {children}
    </OwnersPage>
  )
}

function OwnersPage({ view, children }: PageOwnerGateProps) {
  const texts = useMessages(editMessages)
  const session = useSession()
  const { platform } = useSessionActions()
  const { paths } = useHost()
  const { reading, reread, retry } = usePageReading(view)
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
        <Loading>{texts.loading}</Loading>
      </Section>
    )
  }
  if (reading === 'missing') {
    return <EditNotice title={texts.missing}>{texts.missingText}</EditNotice>
  }
  if (reading === 'failed') {
    return (
      <EditNotice title={texts.failed} action={<Button onClick={retry}>{texts.retry}</Button>}>
        {texts.failedText}
      </EditNotice>
    )
  }
  const page = reading
  if (!isPageOwner(session, page)) {
    return (
      <EditNotice
        title={texts.foreign}
        action={
          <LinkButton href={paths.page(slug)} emphasis="secondary">
            {texts.viewForeign}
          </LinkButton>
        }
      >
        {fillMessage(texts.foreignText, { name: session.user?.name ?? '' })}
      </EditNotice>
    )
  }
  return (
    <EditContext value={{ view, page, platform, reread, noteUnsaved }}>
      {children}
      <LeaveConfirmation unsaved={unsaved} />
    </EditContext>
  )
}
