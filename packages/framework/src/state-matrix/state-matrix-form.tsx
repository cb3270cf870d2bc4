import { useMessages } from '@milepost/supporter'
import { Button, Checkbox, FieldGroup, Select, TextField } from '@milepost/ui'
import { useId } from 'react'
import { pageStates, stateAspects } from '../page-states/page-state.ts'
import { stateMatrixMessages } from './state-matrix-messages.ts'
import * as styles from './state-matrix-screen.css.ts'
import { screenWidths, type StateMatrixView } from './state-matrix-view.ts'
import { stateWordKeys } from './state-word-keys.ts'

/** Chooses the page and its states. The choice is in the address: it can be sent on, and needs no scripts. */
export function StateMatrixForm({ view }: { view: StateMatrixView }) {
  const words = useMessages(stateMatrixMessages)
  const listId = useId()
  const widths = { 360: words.phone, 768: words.tablet, 1280: words.desktop }
  return (
    <form method="get" className={styles.form}>
      {view.previewToken === undefined ? null : (
        <input type="hidden" name="previewToken" value={view.previewToken} />
      )}
      <div className={styles.fields}>
        <TextField
          name="page"
          label={words.page}
          hint={words.pageHint}
          error={view.isWrongPage ? words.wrongPage : undefined}
          defaultValue={view.page}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <Select name="width" label={words.width} defaultValue={String(view.width)}>
          {screenWidths.map((width) => (
            <option key={width} value={width}>
              {widths[width]}
            </option>
          ))}
        </Select>
        <Select name="combine" label={words.combine} defaultValue={view.combines}>
          <option value="each">{words.each}</option>
          <option value="all">{words.all}</option>
        </Select>
      </div>
      <datalist id={listId}>
        {view.pages.map((page) => (
          <option key={page} value={page}>
            {page}
          </option>
        ))}
      </datalist>
      <details open={view.isNamed}>
        <summary className={styles.summary}>{words.choose}</summary>
        <div className={styles.aspects}>
          {stateAspects.map((aspect) => (
            <FieldGroup key={aspect} legend={words[aspect]}>
              {pageStates[aspect].map((word) => (
                <Checkbox
                  key={word}
                  name={aspect}
                  value={word}
                  label={words[stateWordKeys[word]]}
                  defaultChecked={view.chosen[aspect].includes(word)}
                />
              ))}
            </FieldGroup>
          ))}
        </div>
      </details>
      <div>
        <Button type="submit">{words.show}</Button>
      </div>
    </form>
  )
}
