import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CharacterCount } from '../character-count/character-count.tsx'
import { Modal } from '../modal/modal.tsx'
import { RequiredMark } from '../required-mark/required-mark.tsx'
import { Loading } from '../spinner/loading.tsx'
import { ComponentMessagesProvider } from './component-messages.tsx'

const welsh = {
  close: 'Cau',
  loading: 'Wrthi’n llwytho…',
  required: 'Maes gofynnol',
  remaining: (count: number) => `${count} nod ar ôl`,
}

function everything() {
  return (
    <>
      <Modal open title="Notes" onClose={() => undefined} />
      <Loading />
      <RequiredMark />
      <CharacterCount remaining={1} />
    </>
  )
}

it('replaces the default texts by the application’s', () => {
  render(<ComponentMessagesProvider messages={welsh}>{everything()}</ComponentMessagesProvider>)
  expect(screen.getByRole('button', { name: 'Cau' })).toBeTruthy()
  expect(screen.getByText('Wrthi’n llwytho…')).toBeTruthy()
  expect(screen.getByTitle('Maes gofynnol')).toBeTruthy()
  expect(screen.getByText('1 nod ar ôl')).toBeTruthy()
})
