import { useHydrated } from '@milepost/supporter'
import text from 'virtual:milepost/starter'
import type { ShellView } from '../layout/shell-view.ts'

/**
 * Pages that somebody is about to open are fetched ahead by the browser, which knows whether data is to be saved. The
 * application does so itself once it runs.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-opens],[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * The script of the first load, in the head: it brings the application when somebody needs it (`starter.ts`).
 *
 * @param props.refreshMs - how long the page may be open before its figures are read again; undefined for ever
 */
export function StarterScript({
  consent: { analytics, scripts },
  refreshMs,
  nonce,
}: Pick<ShellView, 'consent' | 'refreshMs'> & { nonce: string | undefined }) {
  return (
    <>
      <script
        nonce={nonce}
        data-refresh={refreshMs}
        data-optional={analytics.length + scripts.length === 0 ? undefined : ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      {useHydrated() ? null : (
        <script
          type="speculationrules"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: rules }}
        />
      )}
    </>
  )
}
