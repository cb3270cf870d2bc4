import { useHydrated } from '@milepost/supporter'
import { freshFigures, rules, text } from 'virtual:milepost/starter'
import type { ShellView } from '../layout/shell-view.ts'

/**
 * The script of the first load, in the head: it brings the application when somebody needs it (`starter.ts`).
 *
 * @param props.refreshMs - how long the page may be open before its figures are read again; undefined for ever
 * @param props.isSparing - no page is fetched ahead
 */
export function StarterScript({
  consent: { analytics, scripts },
  refreshMs,
  isSparing,
  nonce,
}: Pick<ShellView, 'consent' | 'refreshMs' | 'isSparing'> & { nonce: string | undefined }) {
  return (
    <>
      {/* A module is compiled in one step and run in another, and asynchronous it runs before the page is whole. */}
      <script
        type="module"
        async
        nonce={nonce}
        data-starter=""
        data-refresh={refreshMs}
        data-figures={refreshMs === undefined ? undefined : freshFigures}
        data-optional={analytics.length + scripts.length === 0 ? undefined : ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
      {useHydrated() || isSparing ? null : (
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
