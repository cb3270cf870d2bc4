import { Message } from '@milepost/ui'
import { useCan } from '../host/use-can.ts'
import { useMessages } from '../host/use-messages.ts'
import { useEdit } from './edit-context.ts'
import { editMessages } from './edit-messages.ts'
import * as styles from './owner.css.ts'

/** Suggestions to improve the page, until all are done. */
export function EditPrompts() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  const can = useCan()
  const todo = [
    ...(page.hasUpdatedStory ? [] : [['story', words.promptStory] as const]),
    ...(page.hasSetFitnessGoal || !can('tags') ? [] : [['goal', words.promptGoal] as const]),
    ...(page.image === '' && can('images') ? [['picture', words.promptPicture] as const] : []),
    ['share', words.promptShare] as const,
  ]
  if (todo.length === 1) {
    return (
      <Message tone="success">
        <a href="#share">{words.promptsDone}</a>
      </Message>
    )
  }
  return (
    <Message title={words.promptsTitle}>
      <ul className={styles.todoList}>
        {todo.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Message>
  )
}
