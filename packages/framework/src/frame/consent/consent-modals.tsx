import { Button, ButtonGroup, ChoiceGroup, LinkButton, Modal, Table } from '@milepost/ui'
import type { FormEvent } from 'react'
import { useShowToast, useMessages } from '@milepost/supporter'
import { useBrowserQuery } from '../navigation/use-browser-query.ts'
import { useQueryChange } from '../navigation/use-query-change.ts'
import { useSiteState } from '../use-site-state.ts'
import * as styles from './consent-modals.css.ts'
import { consentMessages } from './consent-messages.ts'
import type { ConsentView } from './consent-view.ts'
import { acceptCookies, rejectCookies } from './decide-about-cookies.ts'
import { policyRows } from './policy-rows.ts'

interface Props {
  consent: ConsentView
  siteName: string
}

/** The two dialogs of the query `cookies`: `policy` and `preferences` (Spec §2). */
export function ConsentModals({ consent, siteName }: Props) {
  const asked = useBrowserQuery().get('cookies')
  if (asked === 'policy') return <PolicyModal consent={consent} siteName={siteName} />
  return asked === 'preferences' ? <PreferencesModal /> : null
}

function PolicyModal({ consent, siteName }: Props) {
  const words = useMessages(consentMessages)
  const change = useQueryChange()
  return (
    <Modal
      open
      width="wide"
      title={words.policyTitle}
      closeLabel={words.close}
      onClose={() => change({ cookies: undefined })}
    >
      <p className={styles.text}>{words.policyText}</p>
      <Table
        caption={words.policyCaption}
        captionHidden
        stacked
        columns={[
          { key: 'name', label: words.policyName },
          { key: 'provider', label: words.policyProvider },
          { key: 'purpose', label: words.policyPurpose },
          { key: 'expiry', label: words.policyExpiry },
        ]}
        rows={policyRows(consent, { siteName, words }).map((row) => ({
          id: row.name,
          cells: { ...row },
        }))}
      />
      <ButtonGroup className={styles.actions}>
        <LinkButton href="?cookies=preferences" emphasis="secondary">
          {words.policyPreferences}
        </LinkButton>
      </ButtonGroup>
    </Modal>
  )
}

const field = 'consent'

function PreferencesModal() {
  const words = useMessages(consentMessages)
  const showToast = useShowToast()
  const change = useQueryChange()
  const { accepted, touched } = useSiteState('consent')
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = new FormData(event.currentTarget).get(field)
    change({ cookies: undefined })
    showToast(words.preferencesSaved, 'success')
    if (answer === 'accept') acceptCookies()
    else rejectCookies()
  }
  return (
    <Modal
      open
      title={words.preferencesTitle}
      closeLabel={words.close}
      onClose={() => change({ cookies: undefined })}
    >
      <form onSubmit={save} className={styles.form}>
        <ChoiceGroup
          name={field}
          required
          label={words.preferencesLegend}
          // Nothing is chosen for anybody who has not chosen.
          defaultValue={touched ? (accepted ? 'accept' : 'deny') : undefined}
          choices={[
            {
              value: 'accept',
              label: words.preferencesAccept,
              hint: words.preferencesAcceptHint,
            },
            { value: 'deny', label: words.preferencesDeny, hint: words.preferencesDenyHint },
          ]}
        />
        <Button type="submit">{words.preferencesSave}</Button>
      </form>
    </Modal>
  )
}
