import { Fragment } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellView } from '../layout/shell-view.ts'
import * as styles from './poster-sheet.css.ts'
import type { PosterView } from './poster-view.ts'

/** More letters, smaller letters: the longest title of the platform has 255. */
const titleSizes = [
  [28, 'large'],
  [60, 'medium'],
  [120, 'small'],
  [Number.POSITIVE_INFINITY, 'tiny'],
] as const

/** The sheet as it is printed, alone and on one page. */
export function PosterSheet({ poster }: { poster: PosterView }) {
  const shell = useRouteLoaderData<ShellView>('root')
  const logo = shell?.header?.logo
  const [, size] = titleSizes.find(([letters]) => poster.title.length <= letters) ?? titleSizes[3]
  return (
    <div className={styles.frame[poster.paper]}>
      <article className={styles.sheet[poster.paper]} aria-labelledby="poster-title">
        <div className={styles.brand} data-area="header">
          {logo === undefined ? (
            <span className={styles.siteName}>{shell?.siteName}</span>
          ) : (
            <img src={logo.src} alt={logo.alt || shell?.siteName} className={styles.logo} />
          )}
        </div>
        {poster.image === undefined ? null : (
          <img src={poster.image} alt="" className={styles.picture} />
        )}
        <div className={poster.image === undefined ? styles.textWithoutPicture : styles.words}>
          <h2 id="poster-title" dir="auto" className={styles.titles[size]}>
            {poster.title}
          </h2>
          {poster.subtitle === '' ? null : (
            <p dir="auto" className={styles.subtitle}>
              {poster.subtitle}
            </p>
          )}
          {poster.figures === undefined ? null : (
            <>
              <p className={styles.figures}>
                <strong className={styles.raised}>{poster.figures.raised}</strong>{' '}
                <span>{poster.figures.raisedLabel}</span> <span>{poster.figures.ofTarget}</span>
              </p>
              {poster.figures.ofTarget === undefined ? null : (
                <div className={styles.track} aria-hidden="true">
                  <div
                    className={styles.bar}
                    style={{ inlineSize: `${poster.figures.barPercent}%` }}
                  />
                </div>
              )}
            </>
          )}
        </div>
        <div className={styles.footerRow}>
          {/* The words beside it say what it is for, and where it leads. */}
          <img src={poster.code} alt="" className={styles.qrCode} />
          <div className={styles.qrCodeText}>
            <p className={styles.invitationText}>{poster.invitation}</p>
            <p dir="ltr" className={styles.pageAddress}>
              <BreakingAddress address={poster.address} />
            </p>
          </div>
        </div>
      </article>
    </div>
  )
}

/** An address that is broken behind one of its parts, rather than within one. */
function BreakingAddress({ address }: { address: string }) {
  return address.split('/').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one address keep their order
    <Fragment key={index}>
      {index === 0 ? null : '/'}
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
