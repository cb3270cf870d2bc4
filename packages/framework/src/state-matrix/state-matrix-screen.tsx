import { useMessages } from '@milepost/supporter'
import { fillMessage } from '@milepost/supporter/messages'
import { Message, Section, VisuallyHidden } from '@milepost/ui'
import { useState } from 'react'
import type { CellOutcome } from './cell-outcome.ts'
import { StateFrame } from './state-frame.tsx'
import { StateMatrixForm } from './state-matrix-form.tsx'
import { stateMatrixMessages } from './state-matrix-messages.ts'
import * as styles from './state-matrix-screen.css.ts'
import { mostStates, type StateMatrixView } from './state-matrix-view.ts'

/** So many pages load at a time: each wants the processor. */
const atOnce = 4

/** A page in many states, side by side, and which of them have a fault. */
export function StateMatrixScreen({ view }: { view: StateMatrixView }) {
  const words = useMessages(stateMatrixMessages)
  const { cells, width } = view
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CellOutcome>>(new Map())
  const known = cells.filter(({ address }) => outcomes.has(address))
  const faults = known.filter(({ address }) => outcomes.get(address)?.kind !== 'fine')
  const summary = fillMessage(words.summary, {
    ready: String(known.length),
    count: String(cells.length),
    faults: String(faults.length),
  })
  const next = cells.findIndex(({ address }) => !outcomes.has(address))
  const lastLoading = next === -1 ? cells.length : next + atOnce
  return (
    <Section size="wide">
      <div className={styles.page}>
        <header className={styles.intro}>
          <h1 className={styles.title}>{words.title}</h1>
          <p>{words.intro}</p>
        </header>
        <StateMatrixForm view={view} />
        {view.sources === undefined ? null : (
          <a href={view.sources} target="_blank" rel="noreferrer" className={styles.link}>
            {words.sources}
            <VisuallyHidden> {words.inNewTab}</VisuallyHidden>
          </a>
        )}
        {view.tooMany === undefined ? null : (
          <Message tone="warning">
            {fillMessage(words.tooMany, { count: String(view.tooMany), most: String(mostStates) })}
          </Message>
        )}
        {cells.length === 0 ? null : (
          <>
            <output
              className={styles.count}
              data-ready={known.length === cells.length ? '' : undefined}
            >
              {summary}
            </output>
            <noscript>
              <p>{words.needsScripts}</p>
            </noscript>
            <ul className={styles.cells[width]}>
              {cells.map((cell, at) => (
                <StateFrame
                  key={cell.address}
                  cell={cell}
                  width={width}
                  isLoading={at < lastLoading}
                  outcome={outcomes.get(cell.address)}
                  onOutcome={(outcome) =>
                    setOutcomes((before) => new Map(before).set(cell.address, outcome))
                  }
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  )
}
