import { fillMessage } from '@milepost/supporter/messages'
import { useMessages } from '@milepost/supporter'
import { useSiteSettings } from '../site-settings.ts'
import { pageToolsMessages } from './page-tools-messages.ts'

/** Link to report a page by email, if the site has set an address. Works without scripts. */
export function ReportPageLink({ name, path }: { name: string; path: string }) {
  const messages = useMessages(pageToolsMessages)
  const shell = useSiteSettings()
  if (messages.reportAddress === '') return null
  const subject = fillMessage(messages.reportSubject, { page: name })
  const body = fillMessage(messages.reportBody, { url: `${shell?.origin ?? ''}${path}` })
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <p>
      <a href={`mailto:${encodeURI(messages.reportAddress)}?${query}`}>{messages.reportPage}</a>
      {` · ${messages.reportNote}`}
    </p>
  )
}
