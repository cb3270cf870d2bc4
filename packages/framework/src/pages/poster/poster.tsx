import { Button, ButtonGroup, LinkButton, Section, Select } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { useRouteLoaderData } from 'react-router'
import PageHead from 'virtual:milepost/components/PageHead'
import type { ShellView } from '../../frame/layout/shell-view.ts'
import type { PosterView } from './load-poster.ts'
import * as styles from './poster.css.ts'
import { paperNames } from './paper-size.ts'
import { posterMessages } from './poster-messages.ts'

/** Screen with a preview of the poster, to choose the paper size and print it. */
export function PosterScreen({ poster }: { poster: PosterView }) {
  const messages = useMessages(posterMessages)
  const { href, title, paper } = poster
  const headTitle = fillMessage(messages.titleOf, { name: title })
  return (
    <>
      <PageHead title={headTitle} path={`${href}/poster`} noIndex />
      <Section>
        <div className={styles.layout}>
          <div className={styles.options}>
            <h1>{messages.title}</h1>
            <p>{messages.text}</p>
            {/* GET form, so that the paper size is in the URL and works without scripts. */}
            <form method="get" className={styles.options}>
              <Select name="paper" label={messages.paper} defaultValue={paper}>
                {paperNames.map((name) => (
                  <option key={name} value={name}>
                    {messages[name]}
                  </option>
                ))}
              </Select>
              <ButtonGroup>
                <Button type="submit" emphasis="secondary">
                  {messages.choose}
                </Button>
                <Button className={styles.needsScript} onClick={() => window.print()}>
                  {messages.print}
                </Button>
                <LinkButton href={href} emphasis="tertiary">
                  {messages.back}
                </LinkButton>
              </ButtonGroup>
            </form>
          </div>
          <PosterSheet poster={poster} />
        </div>
      </Section>
    </>
  )
}

/** Returns the font size of the title, smaller for longer titles. The platform allows up to 255 characters. */
function getTitleStyle({ length }: string) {
  return { fontSize: `${length <= 28 ? 9 : length <= 60 ? 7.5 : length <= 120 ? 5.5 : 3.8}cqi` }
}

function PosterSheet({ poster }: { poster: PosterView }) {
  const shell = useRouteLoaderData<ShellView>('root')
  const logo = shell?.header?.logo
  const { title, subtitle, image, figures, code, invitation, shortUrl, paper } = poster
  return (
    <article className={`${styles.sheet} ${styles.paper[paper]}`} aria-labelledby="poster-title">
      <div className={styles.brand} data-area="header">
        {logo === undefined ? (
          <span className={styles.siteName}>{shell?.siteName}</span>
        ) : (
          <img src={logo.src} alt={logo.alt || shell?.siteName} className={styles.logo} />
        )}
      </div>
      {image && <img src={image} alt="" className={styles.image} />}
      <div className={styles.text}>
        <h2 id="poster-title" dir="auto" className={styles.title} style={getTitleStyle(title)}>
          {title}
        </h2>
        {subtitle && <p dir="auto">{subtitle}</p>}
        <p className={styles.totals}>
          <strong className={styles.raised}>{figures.raised}</strong>{' '}
          <span>{figures.raisedLabel}</span> <span>{figures.ofTarget}</span>
        </p>
        {figures.ofTarget && (
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ inlineSize: `${figures.barPercent}%` }} />
          </div>
        )}
      </div>
      <div className={styles.qrCodeRow}>
        {/* The text next to it describes the QR code. */}
        <img src={code} alt="" className={styles.qrCode} />
        <div>
          <p className={styles.invitation}>{invitation}</p>
          <p dir="ltr" className={styles.url}>
            {/* Allow line breaks after slashes, rather than within path segments. */}
            {shortUrl.split(/(?<=\/)/).flatMap((part) => [<wbr key={part} />, part])}
          </p>
        </div>
      </div>
    </article>
  )
}
