import { MissingPart } from '../frame/navigation/missing-part.tsx'
import { Link, LinkProvider, Message, type NavigationItem, Picture, RichText } from '@milepost/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useOptionalScripts } from '../frame/consent/use-optional-scripts.ts'
import { LazyConsentBanner, Overlays } from './overlays.tsx'
import { FreshTotalsForDonor } from '../pages/donate/fresh-figures-for-donor.tsx'
import { shellMessages } from '../messages/shell-messages.ts'
import {
  SessionKeeper,
  useForeignFrame,
  useMessages,
  useSession,
  useSessionActions,
} from '@milepost/supporter'
import Main from 'virtual:milepost/components/Main'
import Header from 'virtual:milepost/components/Header'
import Footer from 'virtual:milepost/components/Footer'
import SkipLink from 'virtual:milepost/components/SkipLink'
import { ShareList } from '../frame/share/share-list.tsx'
import { mainEndId } from '../frame/starter/starter-terms.ts'
import type { PageHandle } from '../frame/navigation/page-handle.ts'
import * as styles from './shell.css.ts'
import { RouterLink } from '../frame/navigation/router-link.tsx'
import { useBrowserQuery } from '../frame/navigation/query-link.tsx'
import { useRefresh } from '../frame/navigation/revalidate.ts'
import { type HeaderButtonOptions, createHeaderButtons } from './header-buttons.ts'
import { usePageOverrides } from '../frame/layout/page-overrides.ts'
import type {
  FooterPartView,
  NavigationView,
  PoweredByView,
  ShellView,
} from '../frame/layout/shell-view.ts'
import { getLanguageUrl, type LanguageLink } from '../base/addresses.ts'

const SiteNotice = lazy(async () => ({
  default: (await import('../sections/donate/site-notice.tsx')).SiteNotice,
}))

const LeaveFrameNotice = lazy(async () => ({
  default: (await import('@milepost/supporter/account')).LeaveFrameNotice,
}))

/** Layout of every page: skip link, header, main, footer and overlays. */
export function Shell({ shell: site, children }: { shell: ShellView; children: ReactNode }) {
  const { shell: own } = usePageOverrides()
  const shell = own === undefined ? site : { ...site, ...own }
  const messages = useMessages(shellMessages)
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const refreshes = handles.some((handle) => handle?.refreshes)
  const isClosedRoute = handles.some((handle) => handle?.isClosed)
  const isFramed = useForeignFrame()
  const isForeign = isFramed && isClosedRoute
  const asksForPassword = useBrowserQuery().has('login')
  // In a frame of another site, these pages and dialogs are replaced with a link to a new window.
  const isClosed = !isFramed && (isClosedRoute || asksForPassword)
  const isReloading = useOptionalScripts(shell, isClosed)
  useRefresh(refreshes ? shell.refreshMs : undefined)
  if (isReloading) return null
  if (handles.some((handle) => handle?.isBare)) {
    return (
      <>
        <main id="main">{children}</main>
        <template id={mainEndId} />
      </>
    )
  }
  return (
    <LinkProvider component={RouterLink}>
      <LazyConsentBanner consent={shell.consent} />
      <SkipLink>{messages.skipToMain}</SkipLink>
      {shell.notices?.map((notice) => (
        <Suspense key={notice.text} fallback={null}>
          <MissingPart>
            <SiteNotice notice={notice} />
          </MissingPart>
        </Suspense>
      ))}
      {shell.withoutScripts && (
        <noscript>
          <Message>{shell.withoutScripts}</Message>
        </noscript>
      )}
      {shell.header ? (
        <SiteHeader shell={shell} header={shell.header} colours={own?.headerColours} />
      ) : null}
      {shell.header?.unknown.map((message) => (
        <Message key={message} tone="warning">
          {message}
        </Message>
      ))}
      <FreshTotalsForDonor />
      <MissingPart isOverlay>
        <SessionKeeper />
      </MissingPart>
      <Main>
        {isForeign ? (
          <Suspense fallback={null}>
            <MissingPart>
              <LeaveFrameNotice />
            </MissingPart>
          </Suspense>
        ) : (
          children
        )}
      </Main>
      <template id={mainEndId} />
      {shell.footer ? (
        <SiteFooter shell={shell} parts={shell.footer} colours={own?.footerColours} />
      ) : null}
      <Overlays shell={shell} />
    </LinkProvider>
  )
}

function SiteHeader({
  shell,
  header,
  colours,
}: {
  shell: ShellView
  header: NonNullable<ShellView['header']>
  /** Header colours of the page, as CSS custom properties. */
  colours: Record<string, string> | undefined
}) {
  const { pathname } = useLocation()
  const session = useSession()
  const { signOut } = useSessionActions()
  const messages = useMessages(shellMessages)
  const overPicture = useMatches().some((match) =>
    (match.handle as PageHandle | undefined)?.beginsWithPicture?.(match.loaderData),
  )
  const facts = {
    pathname,
    session,
    hasSupporterPages: shell.session.hasSupporterPages,
    messages: messages,
    onLogOut: () => void signOut(),
  }
  // Below a notice, the header cannot overlay the image.
  const isOver = header.overlay && overPicture && !shell.notices
  return (
    <Header
      data-area={isOver ? undefined : 'header'}
      style={isOver ? undefined : colours}
      name={shell.siteName}
      logo={header.logo}
      logoOnDark={header.logoLight}
      logoInDarkMode={header.logoInDarkMode}
      logoHref={header.logoHref}
      logoSize={header.logoSize}
      messages={{ menu: messages.menu, close: messages.closeMenu, navigation: messages.navigation }}
      sticky={header.sticky}
      shadow={header.shadow}
      overlay={isOver}
      navigation={header.navigation.flatMap((item) => toNavigationItems(item, facts))}
      actions={createHeaderButtons({ ...facts, actions: header.actions })}
      end={
        shell.languages === undefined && header.poweredBy === undefined ? undefined : (
          <>
            {shell.languages === undefined ? null : (
              <LanguageSwitch
                languages={shell.languages}
                shown={shell.origin}
                className={styles.languageInHeader}
              />
            )}
            {header.poweredBy && <PoweredBy {...header.poweredBy} />}
          </>
        )
      }
    />
  )
}

/** Converts an item of the navigation. An item with children becomes a submenu, whose first entry is the item's own link. */
function toNavigationItems(
  { children, ...entry }: NavigationView,
  facts: Omit<HeaderButtonOptions, 'actions'>,
): NavigationItem[] {
  const links = [...(entry.href === '' && children.length > 0 ? [] : [entry]), ...children].flatMap(
    (link) => {
      // Links with an action depend on the session, like header buttons.
      const { asksFor, ...plain } = link
      const shown = asksFor
        ? createHeaderButtons({ ...facts, actions: [{ ...plain, asksFor, emphasis: 'tertiary' }] })
        : [plain]
      return shown.map((one) => ({ ...one, current: one.href === facts.pathname }))
    },
  )
  return children.length === 0 ? links : [{ label: entry.label, children: links }]
}

function PoweredBy({ text, platform }: PoweredByView) {
  return (
    <span className={styles.poweredBy}>
      {text}{' '}
      <Link href={getPlatformUrl(platform)}>
        <PlatformLogo platform={platform} />
      </Link>
    </span>
  )
}

function getPlatformUrl(platform: PoweredByView['platform']) {
  return platform === 'p2p' ? 'https://www.everydayhero.com' : 'https://www.justgiving.com'
}

function SiteFooter({
  shell,
  parts,
  colours,
}: {
  shell: ShellView
  parts: readonly FooterPartView[]
  colours: Record<string, string> | undefined
}) {
  const messages = useMessages(shellMessages)
  const columns = parts.filter((part) => part.type === 'links')
  const texts = parts.filter((part) => part.type === 'content')
  const shares = parts.filter((part) => part.type === 'share')
  const unknown = parts.filter((part) => part.type === 'unknown')
  const poweredBy = parts.find((part) => part.type === 'poweredBy')
  const [about, ...legal] = texts
  const links = [
    ...parts.filter((part) => part.type === 'link'),
    ...(shell.consent.display
      ? [
          { label: messages.cookiePolicy, href: '?cookies=policy' },
          { label: messages.cookiePreferences, href: '?cookies=preferences' },
        ]
      : []),
  ]
  return (
    <Footer
      data-area="footer"
      style={colours}
      name={shell.footerLogo ? <Picture image={shell.footerLogo} /> : shell.siteName}
      about={about ? <RichText html={about.html} /> : undefined}
      columns={columns}
      legal={
        legal.length + links.length === 0 ? undefined : (
          <>
            {legal.map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order within a document never changes
              <RichText key={index} html={part.html} />
            ))}
            {links.length === 0 ? null : (
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </>
        )
      }
      poweredBy={
        poweredBy && {
          before: poweredBy.text,
          label: <PlatformLogo platform={poweredBy.platform} />,
          href: getPlatformUrl(poweredBy.platform),
        }
      }
    >
      {shell.languages === undefined ? null : (
        <LanguageSwitch
          languages={shell.languages}
          shown={shell.origin}
          className={styles.languageInFooter}
        />
      )}
      {shares.map((part) => (
        <ShareList key={part.title} {...part} origin={shell.origin} siteName={shell.siteName} />
      ))}
      {unknown.map((part) => (
        <Message key={part.message} tone="warning">
          {part.message}
        </Message>
      ))}
    </Footer>
  )
}

/** Links to the current page in other languages, which reload the document because its language changes. */
function LanguageSwitch({
  languages,
  shown,
  className,
}: {
  languages: readonly LanguageLink[]
  /** Home page URL of the current language, as in its `LanguageLink`. */
  shown: string
  className: string
}) {
  const { pathname } = useLocation()
  // Empty during hydration, because cached pages are rendered without a query.
  const query = useBrowserQuery().toString()
  const search = query === '' ? '' : `?${query}`
  const messages = useMessages(shellMessages)
  const others = languages.filter(({ address }) => address !== shown)
  return (
    <nav aria-label={messages.languages} className={className}>
      <ul className={styles.languageList}>
        {others.map((language) => (
          <li key={language.tag}>
            <a
              className={styles.languageLink}
              href={getLanguageUrl(language, pathname) + search}
              lang={language.tag}
              hrefLang={language.tag}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const platformBrands = {
  default: {
    name: 'JustGiving',
    sign: 'M16 27C8 21 4 17 4 12a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9-12 15z',
  },
  p2p: { name: 'Everydayhero', sign: 'M16 4l4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1z' },
} as const

/** Logo and name of the platform that powers the site (Spec §1). */
function PlatformLogo({ platform }: { platform: keyof typeof platformBrands }) {
  const { name, sign } = platformBrands[platform]
  return (
    <span className={styles.platformLogo} data-platform={platform}>
      <svg viewBox="0 0 32 32" className={styles.platformSign} aria-hidden="true">
        <path d={sign} />
      </svg>
      {name}
    </span>
  )
}
