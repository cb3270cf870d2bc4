import { Button, LinkButton, Loading, Section } from '@milepost/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useHydrated } from '../navigation/use-hydrated.ts'
import { isLoggedIn, isPageOwner } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useSessionActions } from '../session/use-session-actions.ts'
import { SliceList } from '../slices/slice-list.tsx'
import { EditContext } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { EditPage } from '../page-editor/edit-page.tsx'
import { EditNotice } from '../editing/edit-notice.tsx'
import type { EditView } from '../editing/edit-view.ts'
import { LeaveQuestion } from '../editing/leave-question.tsx'
import { usePageReading } from '../editing/use-page-reading.ts'

/** Lets the owner of a page in, and tells everybody else why not. */
export function EditScreen({ view }: { view: EditView }) {
  const words = useMessages(editMessages)
  const inBrowser = useHydrated()
  const session = useSession()
  const isIn = isLoggedIn(session)
  const navigate = useNavigate()
  const asked = useRef(false)
  const address = `/fundraising-edit/${encodeURIComponent(view.slug)}`
  const login = `?login&redirect=${encodeURIComponent(address)}`

  useEffect(() => {
    if (!inBrowser || isIn || asked.current) return
    asked.current = true
    void navigate(login, { replace: true })
  }, [inBrowser, isIn, login, navigate])

  if (!inBrowser) {
    return (
      <Section>
        <Loading>{words.editLoading}</Loading>
        <noscript>{words.editNeedsScript}</noscript>
      </Section>
    )
  }
  if (!isIn) {
    return (
      <EditNotice
        title={words.editSignIn}
        action={<LinkButton href={login}>{words.editSignInButton}</LinkButton>}
      >
        {words.editSignInText}
      </EditNotice>
    )
  }
  return <OwnersPage key={`${view.slug} ${session.user?.id}`} view={view} />
}

function OwnersPage({ view }: { view: EditView }) {
  const words = useMessages(editMessages)
  const session = useSession()
  const { platform } = useSessionActions()
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
        <Loading>{words.editLoading}</Loading>
      </Section>
    )
  }
  if (reading === 'missing') {
    return <EditNotice title={words.editMissing}>{words.editMissingText}</EditNotice>
  }
  if (reading === 'failed') {
    return (
      <EditNotice
        title={words.editFailed}
        action={<Button onClick={retry}>{words.editRetry}</Button>}
      >
        {words.editFailedText}
      </EditNotice>
    )
  }
  const page = reading
  if (!isPageOwner(session, page)) {
    return (
      <EditNotice
        title={words.editForeign}
        action={
          <LinkButton href={`/fundraising/${encodeURIComponent(slug)}`} emphasis="secondary">
            {words.editViewForeign}
          </LinkButton>
        }
      >
        {fill(words.editForeignText, { name: session.user?.name ?? '' })}
      </EditNotice>
    )
  }
  return (
    <EditContext value={{ view, page, platform, reread, noteUnsaved }}>
      <Section>
        <EditPage />
      </Section>
      {page.active ? <SliceList slices={view.slices} about={slug} /> : null}
      <LeaveQuestion unsaved={unsaved} />
    </EditContext>
  )
}
