import { Button, ButtonGroup, LinkButton, Section, Select } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { Fragment } from 'react'
import { useRouteLoaderData } from 'react-router'
import PageHead from 'virtual:milepost/components/PageHead'
import type { ShellView } from '../layout/shell-view.ts'
import type { PosterView } from './load-poster.ts'
import { paperNames } from './paper-size.ts'
import { posterMessages } from './poster-messages.ts'
import * as styles from './poster.css.ts'

/** Form with the options of a poster, and the poster as it is printed. */
export function PosterScreen({ poster }: { poster: PosterView }) {
  const words = useMessages(posterMessages)
  return (
    <>
      <PageHead
        title={fillMessage(words.titleOf, { name: poster.title })}
        path={`${poster.href}/poster`}
        noIndex
      />
      <Section>
        <div className={styles.layout}>
          <div className={styles.choice}>
            <h1 className={styles.title}>{words.title}</h1>
            <p>{words.text}</p>
            {/* A GET form: the options can be shared as a URL, and need no scripts. */}
            <form method="get" className={styles.choice}>
              <Select name="paper" label={words.paper} defaultValue={poster.paper}>
                {paperNames.map((name) => (
                  <option key={name} value={name}>
                    {words[name]}
                  </option>
                ))}
              </Select>
              <Select
                name="raised"
                label={words.raised}
                defaultValue={poster.figures === undefined ? 'no' : 'yes'}
              >
                <option value="yes">{words.show}</option>
                <option value="no">{words.leaveOut}</option>
              </Select>
              <ButtonGroup>
                <Button type="submit" emphasis="secondary">
                  {words.choose}
                </Button>
              </ButtonGroup>
            </form>
            <ButtonGroup>
              <Button className={styles.needsScript} onClick={() => window.print()}>
                {words.print}
              </Button>
              <LinkButton href={poster.href} emphasis="tertiary">
                {words.back}
              </LinkButton>
            </ButtonGroup>
          </div>
          <PosterSheet poster={poster} />
        </div>
      </Section>
    </>
  )
}

/** Font size of a title by its length, in percent of the sheet's width. The platform's longest title has 255 characters. */
function titleSize({ length }: string): string {
  return length <= 28 ? '9cqi' : length <= 60 ? '7.5cqi' : length <= 120 ? '5.5cqi' : '3.8cqi'
}

function PosterSheet({ poster }: { poster: PosterView }) {
  const shell = useRouteLoaderData<ShellView>('root')
  const logo = shell?.header?.logo
  const { figures, image } = poster
  return (
    <div className={styles.frame[poster.paper]}>
      <article className={styles.sheet} aria-labelledby="poster-title">
        <div className={styles.brand} data-area="header">
          {logo === undefined ? (
            <span className={styles.siteName}>{shell?.siteName}</span>
          ) : (
            <img src={logo.src} alt={logo.alt || shell?.siteName} className={styles.logo} />
          )}
        </div>
        {image === undefined ? null : <img src={image} alt="" className={styles.image} />}
        <div className={image === undefined ? styles.textWithoutImage : styles.text}>
          <h2
            id="poster-title"
            dir="auto"
            className={styles.posterTitle}
            style={{ fontSize: titleSize(poster.title) }}
          >
            {poster.title}
          </h2>
          {poster.subtitle === '' ? null : (
            <p dir="auto" className={styles.paragraph}>
              {poster.subtitle}
            </p>
          )}
          {figures === undefined ? null : (
            <p className={styles.paragraph}>
              <strong className={styles.raised}>{figures.raised}</strong>{' '}
              <span>{figures.raisedLabel}</span> <span>{figures.ofTarget}</span>
            </p>
          )}
          {figures?.ofTarget === undefined ? null : (
            <div className={styles.track} aria-hidden="true">
              <div className={styles.bar} style={{ inlineSize: `${figures.barPercent}%` }} />
            </div>
          )}
        </div>
        <div className={styles.footerRow}>
          {/* The text next to it describes the code. */}
          <img src={poster.code} alt="" className={styles.qrCode} />
          <div className={styles.invitationBlock}>
            <p className={styles.invitation}>{poster.invitation}</p>
            <p dir="ltr" className={styles.paragraph}>
              {/* Lines break after a slash rather than within a part of the URL. */}
              {poster.address.split(/(?<=\/)/).map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
                <Fragment key={index}>
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </p>
          </div>
        </div>
      </article>
    </div>
  )
}
