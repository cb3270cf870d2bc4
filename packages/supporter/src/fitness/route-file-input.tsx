import { Button, FileInput, Message, RouteMap } from '@milepost/ui'
import { useMemo, useRef, useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import * as styles from '../editing/owner.css.ts'
import { encodePolyline, downsampleRoute, trimDistanceMetres, trimRoute } from '../route/route.ts'
import { fitnessMessages } from './fitness-messages.ts'
import type { RouteFile, RouteFileProblem } from './read-route-file.ts'

interface RouteFileInputProps {
  file: { name: string; route: RouteFile } | undefined
  onRead: (name: string, route: RouteFile) => void
  onForget: () => void
}

const problemMessageKeys = {
  'too-large': 'fileTooLarge',
  unreadable: 'fileUnreadable',
  'no-route': 'fileNoRoute',
  archive: 'fileArchive',
} as const satisfies Record<RouteFileProblem, keyof typeof fitnessMessages.english>

const maxDrawnPoints = 1000

/** File input for a route. Parses the file in the browser, and draws the route without its ends, for privacy. */
export function RouteFileInput({ file, onRead, onForget }: RouteFileInputProps) {
  const messages = useMessages(fitnessMessages)
  const [problem, setProblem] = useState<RouteFileProblem>()
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<File>(undefined)

  async function read(chosen: File) {
    latest.current = chosen
    setIsReading(true)
    setProblem(undefined)
    const { readRouteFile } = await import('./read-route-file.ts')
    try {
      const answer = await readRouteFile(chosen, (text) =>
        new DOMParser().parseFromString(text, 'application/xml'),
      )
      if (latest.current !== chosen) return
      if (answer.ok) onRead(chosen.name, answer.route)
      else setProblem(answer.reason)
    } catch {
      // The file was removed, or could not be read.
      if (latest.current === chosen) setProblem('unreadable')
    } finally {
      if (latest.current === chosen) setIsReading(false)
    }
  }

  return (
    <>
      <FileInput
        label={messages.fileLabel}
        hint={messages.fileHint}
        // No `accept`, because iOS does not know these formats and would disable such files.
        error={problem === undefined ? undefined : messages[problemMessageKeys[problem]]}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          if (chosen) void read(chosen)
        }}
      />
      {isReading ? <output className={styles.note}>{messages.fileReading}</output> : null}
      {file === undefined ? null : (
        <>
          <Message tone="success">
            <p>{fillMessage(messages.fileRead, { name: file.name })}</p>
            <Button emphasis="tertiary" size="small" onClick={onForget}>
              {messages.fileForget}
            </Button>
          </Message>
          <TrimmedRouteMap route={file.route} />
        </>
      )}
    </>
  )
}

function TrimmedRouteMap({ route }: { route: RouteFile }) {
  const messages = useMessages(fitnessMessages)
  const [isWhole, setIsWhole] = useState(false)
  const places = useMemo(() => route.segments.flat(), [route])
  const polyline = useMemo(
    () => encodePolyline(downsampleRoute(isWhole ? places : trimRoute(places), maxDrawnPoints)),
    [places, isWhole],
  )
  if (places.length === 0) return null
  const note = fillMessage(messages.fileRouteNote, { metres: trimDistanceMetres })
  return (
    <>
      {polyline === '' ? (
        <p className={styles.note}>{messages.fileRouteHidden}</p>
      ) : (
        <RouteMap polyline={polyline} label={messages.fileRoute} />
      )}
      <p className={styles.note}>{note}</p>
      {isWhole ? null : (
        <div>
          <Button emphasis="tertiary" size="small" onClick={() => setIsWhole(true)}>
            {messages.fileShowEnds}
          </Button>
        </div>
      )}
    </>
  )
}
