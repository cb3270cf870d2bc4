import { useMessages } from '@milepost/supporter'
import { fillMessage, type MessagesOf } from '@milepost/supporter/messages'
import { VisuallyHidden } from '@milepost/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { CellOutcome } from './cell-outcome.ts'
import { stateMatrixMessages } from './state-matrix-messages.ts'
import * as styles from './state-matrix-screen.css.ts'
import type { ScreenWidth, StateCell } from './state-matrix-view.ts'
import { stateWordKeys } from './state-word-keys.ts'
import { watchFrame } from './watch-frame.ts'

interface StateFrameProps {
  cell: StateCell
  width: ScreenWidth
  /** Whether the page may load now: a few load at a time. */
  isLoading: boolean
  outcome: CellOutcome | undefined
  onOutcome: (outcome: CellOutcome) => void
}

/** One state of a page, in a frame that nobody can press in. */
export function StateFrame({ cell, width, isLoading, outcome, onOutcome }: StateFrameProps) {
  const words = useMessages(stateMatrixMessages)
  const frame = useOutcome(isLoading, onOutcome)
  const name = cell.words.map((word) => words[stateWordKeys[word]]).join(' · ') || words.usual
  const hasFault = outcome !== undefined && outcome.kind !== 'fine'
  return (
    <li className={styles.cell} data-outcome={outcome?.kind}>
      <h2 className={styles.name}>
        <a href={cell.address} target="_blank" rel="noreferrer" className={styles.link}>
          {name}
          <VisuallyHidden> {words.inNewTab}</VisuallyHidden>
        </a>
      </h2>
      <div className={styles.screen[width]}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, whose layout is looked at from here */}
        <iframe
          ref={frame}
          className={styles.frame[width]}
          title={fillMessage(words.frame, { name })}
          src={isLoading ? cell.address : undefined}
          inert
        />
      </div>
      <p className={hasFault ? styles.fault : styles.outcome}>
        {outcome === undefined ? words.loading : sentenceOf(outcome, words)}
      </p>
    </li>
  )
}

function sentenceOf(outcome: CellOutcome, words: MessagesOf<typeof stateMatrixMessages>): string {
  if (outcome.kind === 'fine') return words.fine
  return outcome.kind === 'failed'
    ? fillMessage(words.failed, { status: String(outcome.status) })
    : fillMessage(words.wider, { pixels: String(outcome.pixels), element: outcome.element })
}

function useOutcome(
  isLoading: boolean,
  onOutcome: (outcome: CellOutcome) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(onOutcome)
  useEffect(() => {
    tell.current = onOutcome
  })
  useEffect(() => {
    if (!isLoading || frame.current === null) return undefined
    return watchFrame(frame.current, (outcome) => tell.current(outcome))
  }, [isLoading])
  return frame
}
