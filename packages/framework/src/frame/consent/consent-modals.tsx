import type { AnalyticsConfig, CookieEntry } from '@milepost/content'
import { fillCount, type MessagesOf } from '@milepost/supporter/messages'
import { type CookieType, cookieLifetimes } from './cookie-lifetimes.ts'
import { storageKey } from '@milepost/supporter/store'
import { parseUrl } from '../../base/addresses.ts'
import { Button, ButtonGroup, ChoiceGroup, LinkButton, Modal, Table } from '@milepost/ui'
import type { FormEvent } from 'react'
import { useMessages, useShowToast } from '@milepost/supporter'
import { useBrowserQuery, useQueryChange } from '../navigation/query-link.tsx'
import { useSiteState } from '../site-store.ts'
import * as styles from './consent-modals.css.ts'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'
import { consentMessages } from './consent-messages.ts'

/** Consent settings, and the scripts that require consent, as plain data. */
export interface ConsentView {
  /** Whether to show the banner and the two links in the footer (Spec §2, §4). */
  display: boolean
  /** Texts from the site's document; `''` for the default. */
  messages: { message: string; link: string; accept: string; dismiss: string }
  /** Cookies listed in the site's document, in addition to the site's own. */
  cookies: readonly CookieEntry[]
  analytics: readonly AnalyticsConfig[]
  /** Scripts that require consent, with either `src` or `inline` code; the other is `''`. */
  scripts: readonly { src: string; inline: string }[]
  /** Set if the page loads neither analytics nor scripts, because it has a password field. */
  isWithheld?: true | undefined
}

interface PolicyRow {
  name: string
  provider: string
  purpose: string
  expiry: string
}

type ConsentMessages = MessagesOf<typeof consentMessages>

const googleProvider = 'Google'

/**
 * Returns the rows of the cookie policy (Spec §2): the site's own storage, analytics cookies with their lifetimes (Spec §9),
 * and the entries in the site's document, which replace analytics cookies of the same name.
 */
export function getPolicyRows(
  { analytics, cookies }: Pick<ConsentView, 'analytics' | 'cookies'>,
  { siteName, messages }: { siteName: string; messages: ConsentMessages },
): PolicyRow[] {
  const row = (name: string, provider: string, kind: CookieType): PolicyRow => {
    const { count, unit } = cookieLifetimes[kind]
    const purpose = messages[`${kind}Purpose`]
    return { name, provider, purpose, expiry: fillCount(messages[unit], count) }
  }
  const own: PolicyRow = {
    name: storageKey,
    provider: siteName,
    purpose: messages.policyOwnPurpose,
    expiry: messages.policyOwnExpiry,
  }
  const measured = analytics.flatMap(({ type, url }) => {
    if (type === 'script') {
      const provider = parseUrl(url)?.host ?? siteName
      return [
        row('_user', provider, 'analyticsUser'),
        row('_session', provider, 'analyticsSession'),
        row('_event', provider, 'analyticsEvent'),
      ]
    }
    return [row('_ga', googleProvider, 'otherLong'), row('_gid', googleProvider, 'otherShort')]
  })
  const named = new Set(cookies.map(({ name }) => name))
  const all = [own, ...measured.filter(({ name }) => !named.has(name)), ...cookies]
  return all.filter((each, index) => all.findIndex(({ name }) => name === each.name) === index)
}

interface ConsentModalProps {
  consent: ConsentView
  siteName: string
}

/** Cookie policy or preferences dialog, by the query parameter `cookies` (Spec §2). */
export function ConsentModals({ consent, siteName }: ConsentModalProps) {
  const asked = useBrowserQuery().get('cookies')
  if (asked === 'policy') return <PolicyModal consent={consent} siteName={siteName} />
  return asked === 'preferences' ? <PreferencesModal /> : null
}

function PolicyModal({ consent, siteName }: ConsentModalProps) {
  const messages = useMessages(consentMessages)
  const change = useQueryChange()
  return (
    <Modal
      open
      width="wide"
      title={messages.policyTitle}
      closeLabel={messages.close}
      onClose={() => change({ cookies: undefined })}
    >
      <p className={styles.text}>{messages.policyText}</p>
      <Table
        caption={messages.policyCaption}
        captionHidden
        stacked
        columns={[
          { key: 'name', label: messages.policyName },
          { key: 'provider', label: messages.policyProvider },
          { key: 'purpose', label: messages.policyPurpose },
          { key: 'expiry', label: messages.policyExpiry },
        ]}
        rows={getPolicyRows(consent, { siteName, messages: messages }).map((row) => ({
          id: row.name,
          cells: { ...row },
        }))}
      />
      <ButtonGroup className={styles.actions}>
        <LinkButton href="?cookies=preferences" emphasis="secondary">
          {messages.policyPreferences}
        </LinkButton>
      </ButtonGroup>
    </Modal>
  )
}

const consentField = 'consent'

function PreferencesModal() {
  const messages = useMessages(consentMessages)
  const showToast = useShowToast()
  const change = useQueryChange()
  const { accepted, touched } = useSiteState('consent')
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = new FormData(event.currentTarget).get(consentField)
    change({ cookies: undefined })
    showToast(messages.preferencesSaved, 'success')
    if (answer === 'accept') acceptCookies()
    else rejectCookies()
  }
  return (
    <Modal
      open
      title={messages.preferencesTitle}
      closeLabel={messages.close}
      onClose={() => change({ cookies: undefined })}
    >
      <form onSubmit={save} className={styles.form}>
        <ChoiceGroup
          name={consentField}
          required
          label={messages.preferencesLegend}
          // Nothing is preselected before the visitor has decided.
          defaultValue={touched ? (accepted ? 'accept' : 'deny') : undefined}
          choices={[
            {
              value: 'accept',
              label: messages.preferencesAccept,
              hint: messages.preferencesAcceptHint,
            },
            { value: 'deny', label: messages.preferencesDeny, hint: messages.preferencesDenyHint },
          ]}
        />
        <Button type="submit">{messages.preferencesSave}</Button>
      </form>
    </Modal>
  )
}
