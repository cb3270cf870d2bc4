import { useMessages } from '@milepost/supporter'
import { Button, FieldGroup, Message, Select, TextField } from '@milepost/ui'
import { embedMessages } from './embed-messages.ts'
import {
  type EmbedAttribute,
  embedAttributes,
  type EmbedOptions,
  type EmbedShow,
  isCustomElement,
} from './embed-options.ts'
import * as styles from './embed-screen.css.ts'

interface EmbedFormProps {
  shows: readonly EmbedShow[]
  options: EmbedOptions
  /** It changes the lines by itself: nothing has to be sent. */
  isLive: boolean
  onChange: (form: HTMLFormElement) => void
}

/** Chooses what to show. The choice is in the address: it can be sent on, and needs no scripts. */
export function EmbedForm({ shows, options, isLive, onChange }: EmbedFormProps) {
  const words = useMessages(embedMessages)
  const hints: Record<EmbedAttribute, string> = {
    label: words.labelHint,
    locale: words.localeHint,
    background: words.colourHint,
    color: words.colourHint,
    accent: words.colourHint,
  }
  const errors: Record<EmbedAttribute, string> = {
    label: words.wrongLabel,
    locale: words.wrongLocale,
    background: words.wrongColour,
    color: words.wrongColour,
    accent: words.wrongColour,
  }
  return (
    <form
      method="get"
      className={styles.form}
      onChange={({ currentTarget }) => onChange(currentTarget)}
    >
      {options.wrong.includes('show') ? <Message tone="warning">{words.wrongShow}</Message> : null}
      <Select name="show" label={words.show} defaultValue={options.show}>
        {shows.map((show) => (
          <option key={show} value={show}>
            {words[show]}
          </option>
        ))}
      </Select>
      {isCustomElement(options.show) ? (
        <FieldGroup legend={words.look} hint={words.lookHint}>
          {embedAttributes.map((name) => (
            <TextField
              key={name}
              name={name}
              label={words[name]}
              hint={hints[name]}
              error={options.wrong.includes(name) ? errors[name] : undefined}
              defaultValue={options.typed[name]}
              autoComplete="off"
              spellCheck={name === 'label'}
              dir={name === 'label' ? 'auto' : 'ltr'}
            />
          ))}
        </FieldGroup>
      ) : null}
      {isLive ? null : (
        <div>
          <Button type="submit" emphasis="secondary">
            {words.choose}
          </Button>
        </div>
      )}
    </form>
  )
}
