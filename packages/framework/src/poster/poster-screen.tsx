import { Button, ButtonGroup, LinkButton, Section, Select } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import PageHead from 'virtual:milepost/components/PageHead'
import { paperNames } from './paper-size.ts'
import { posterMessages } from './poster-messages.ts'
import * as styles from './poster-screen.css.ts'
import { PosterSheet } from './poster-sheet.tsx'
import type { PosterView } from './poster-view.ts'

/** Chooses a poster of a page, and shows it as it is printed. Without scripts it is printed by the browser's own menu. */
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
            {/* The choice is in the address: it can be sent on, and needs no scripts. */}
            <form method="get" className={styles.form}>
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
              <div>
                <Button type="submit" emphasis="secondary">
                  {words.choose}
                </Button>
              </div>
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
