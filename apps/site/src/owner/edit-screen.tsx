import type { Page } from '@milepost/platform'
import { Button, LinkButton, Loading, Section } from '@milepost/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useHydrated } from '../links/use-hydrated.ts'
import { isLoggedIn, isPageOwner } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { useSessionActions } from '../session/use-session-actions.ts'

import { askToRefresh } from './ask-to-refresh.ts'
import { SliceList } from '../slices/slice-list.tsx'
import { EditContext } from './edit-context.ts'
import { editMessages } from './edit-messages.ts'
import { EditPage } from './edit-page.tsx'
import { EditNotice } from './edit-notice.tsx'
import type { EditView } from './edit-view.ts'
import { LeaveQuestion } from './leave-question.tsx'

type Reading = Page | 'fetching' | 'missing' | 'failed'

/** Reads lag a moment behind writes (Spec §9: fundraising page re-fetch delay). */
const refetchDelayMs = 500

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
  const { platform, refetchPage } = useSessionActions()
  const [reading, setReading] = useState<Reading>('fetching')
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const [turn, setTurn] = useState(0)
  const { slug, defaultPageStory } = view

  useEffect(() => {
    let isLatest = true
    async function read(_turn: number): Promise<Reading> {
      const [{ fetchPageWithTags }, { isHttpError }] = await Promise.all([
        import('@milepost/platform/rest'),
        import('@milepost/platform'),
      ])
      try {
        return await fetchPageWithTags(await platform(), { slug, defaultPageStory })
      } catch (error) {
        return isHttpError(error, 404) || isHttpError(error, 410) ? 'missing' : 'failed'
      }
    }
    void read(turn).then((next) => {
      // What was read before still stands, and so does what is being typed.
      if (isLatest) {
        setReading((before) =>
          typeof next === 'string' && typeof before === 'object' ? before : next,
        )
      }
    })
    return () => {
      isLatest = false
    }
  }, [platform, slug, defaultPageStory, turn])

  const reread = useCallback(() => {
    setTimeout(() => {
      setTurn((before) => before + 1)
      void askToRefresh('page', slug)
    }, refetchDelayMs)
    void refetchPage()
  }, [refetchPage, slug])

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
        action={
          <Button
            onClick={() => {
              setReading('fetching')
              setTurn((before) => before + 1)
            }}
          >
            {words.editRetry}
          </Button>
        }
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
      {page.active ? <SliceList slices={view.slices} /> : null}
      <LeaveQuestion unsaved={unsaved} />
    </EditContext>
  )
}
