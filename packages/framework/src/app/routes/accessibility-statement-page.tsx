import { RichText, Section } from '@milepost/ui'
import { conformance } from '../../pages/content/conformance.data.ts'
import { toStatementView } from '../../pages/content/to-statement-view.ts'
import { getSiteName } from '../../base/site-name.ts'
import { accessibilityStatementPath } from '../../base/addresses.ts'
import * as styles from '../../pages/content/page-heading.css.ts'
import PageHead from 'virtual:milepost/components/PageHead'
import { loadOrKeepPage } from '../../frame/navigation/revalidate.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import type { PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { worksWithoutScripts: true }

export function loader({ context }: RouteArgs) {
  return loadInPageScope(context, ({ site, country, messages }) =>
    toStatementView(
      { site: getSiteName(site), country, own: site.accessibility, product: conformance },
      messages,
    ),
  )
}

export const clientLoader = loadOrKeepPage<typeof loader>

export default function AccessibilityStatementPage({
  loaderData: { title, description, parts },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title={title} description={description} path={accessibilityStatementPath} />
      <Section background="tint">
        <h1 className={styles.heading}>{title}</h1>
      </Section>
      <Section size="narrow">
        {parts.map(({ html, isEnglish }) => (
          <RichText key={html} html={html} lang={isEnglish ? 'en' : undefined} />
        ))}
      </Section>
    </>
  )
}
