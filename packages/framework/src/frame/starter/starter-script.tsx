import { useHydrated } from '@milepost/supporter'
import { freshFigures, rules, text } from 'virtual:milepost/starter'
import type { ShellView } from '../layout/shell-view.ts'

/**
 * Inline script of the first load, which starts the application on demand (`starter.ts`).
 *
 * @param props.refreshMs - interval for refetching totals, in ms; undefined to disable
 * @param props.disablesPrefetch - disables prefetching of pages
 */
export function StarterScript({
  consent: { analytics, scripts },
  refreshMs,
  disablesPrefetch,
  nonce,
}: Pick<ShellView, 'consent' | 'refreshMs' | 'disablesPrefetch'> & { nonce: string | undefined }) {
  return (
    <>
      {/* A module, because it is compiled and run in separate tasks. `async`, so that it runs before the document is complete. */}
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
      {useHydrated() || disablesPrefetch ? null : (
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
